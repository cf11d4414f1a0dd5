/**
 * Prints the URL of a PostgreSQL server on loopback that accepts connections without a password and allows
 * creating databases. Prints nothing if there is none.
 */
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
      // No server answers, or it rejects this user: try the next user.
    } finally {
      await client.end().catch(() => {});
    }
  }
})();
