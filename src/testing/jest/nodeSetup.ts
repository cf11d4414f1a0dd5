import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import { createTemplateDatabase } from '../databasePool/serverDatabases';
import { getTemplateDatabaseFile, getTemplateDatabaseFolder } from '../databasePool/templateDatabase';

/** Creates the template databases of both database engines once. Each test's database is a copy. */
export default async function createTemplateDatabases(): Promise<void> {
  await getTemplateDatabaseFile();
  await getTemplateDatabaseFolder();
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const store = await openDatabaseStore({ databaseUrl: await createTemplateDatabase(url) });
  await store.close();
}
