/** Prints the address of a PostgreSQL on loopback that lets us in without a password and may create databases; else nothing. */
const os = require('node:os');
const { Client } = require('pg');

const users = [...new Set(['postgres', os.userInfo().username, 'root'])];

(async () => {
  for (const user of users) {
    const connectionString = `postgres://${user}@127.0.0.1:5432/postgres`;
    const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      const { rows } = await client.query(
        'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
      );
      if (rows[0].may) {
        process.stdout.write(connectionString);
        return;
      }
    } catch {
      // Nobody there, or not for us.
    } finally {
      await client.end().catch(() => {});
    }
  }
})();
