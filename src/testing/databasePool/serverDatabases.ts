/** Helpers for test databases on a PostgreSQL server. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Returns a unique name for a test database. */
export const randomDatabaseName = (): string => `winnow_test_${randomBytes(8).toString('hex')}`;

/** Returns the URL of another database on the same PostgreSQL server. */
export function buildDatabaseUrl(url: string, name: string): string {
  const { href } = Object.assign(new URL(url), { pathname: `/${name}` });
  return href;
}

/** Runs a statement about another database, such as CREATE DATABASE, on the server's default database. */
export async function runStatementOnDefaultDatabase(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

/** Connects to a database, calls `work` with the client, and disconnects. */
export async function withClient<Result>(
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
