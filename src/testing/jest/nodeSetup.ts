import { makeTemplateOnServer } from '../databases';
import { templateDatabase } from '../templateDatabase';

/** Creates the template databases of both database engines once. Each test's database is a copy. */
export default async function setUp(): Promise<void> {
  await templateDatabase();
  if (process.env.TEST_DATABASE_URL) await makeTemplateOnServer(process.env.TEST_DATABASE_URL);
}
