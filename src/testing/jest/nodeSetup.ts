import { createTemplateDatabase } from '../databases';
import { getTemplateDatabaseFile } from '../databasePool/templateDatabase';

/** Creates the template databases of both database engines once. Each test's database is a copy. */
export default async function createTemplateDatabases(): Promise<void> {
  await getTemplateDatabaseFile();
  if (process.env.TEST_DATABASE_URL) await createTemplateDatabase(process.env.TEST_DATABASE_URL);
}
