/** Helpers for test databases on a PostgreSQL server. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * Environment variable with the name of the template database of a test run: empty and migrated. The names of the run's
 * other databases begin with it.
 */
const TEMPLATE_DATABASE_ENV_VARIABLE = 'WINNOW_TEST_TEMPLATE';

/** Returns a unique name for a test database. */
const randomDatabaseName = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

/** Creates the template database of this test run, which has no tables yet, and returns its URL. */
export async function createTemplateDatabase(url: string): Promise<string> {
  const name = randomDatabaseName('winnow_test');
  await runStatementOnDefaultDatabase(url, `CREATE DATABASE ${name}`);
  process.env[TEMPLATE_DATABASE_ENV_VARIABLE] = name;
  return buildDatabaseUrl(url, name);
}

/** Creates an empty, migrated database, and returns its name. */
export async function createDatabaseFromTemplate(url: string): Promise<string> {
  const template = process.env[TEMPLATE_DATABASE_ENV_VARIABLE]!;
  const name = randomDatabaseName(template);
  await runStatementOnDefaultDatabase(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return name;
}

/** Drops all databases of this test run. */
export async function dropTestDatabases(url: string): Promise<void> {
  const template = process.env[TEMPLATE_DATABASE_ENV_VARIABLE];
  if (!template) return;
  await withPostgresClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
}

/** Returns the URL of another database on the same PostgreSQL server. */
export function buildDatabaseUrl(url: string, name: string): string {
  const { href } = Object.assign(new URL(url), { pathname: `/${name}` });
  return href;
}

/** Runs a statement about another database, such as CREATE DATABASE, on the server's default database. */
export async function runStatementOnDefaultDatabase(url: string, statement: string): Promise<void> {
  await withPostgresClient(url, (client) => client.query(statement));
}

/** Connects to a database, calls `work` with the client, and disconnects. */
export async function withPostgresClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
