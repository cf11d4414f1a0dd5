import { dropTestDatabases } from '../databasePool/serverDatabases';

export default async function dropDatabases(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) await dropTestDatabases(process.env.TEST_DATABASE_URL);
}
