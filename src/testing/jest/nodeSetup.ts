import { makeTemplateOnServer } from '../databases';
import { templateDatabase } from '../templateDatabase';

/** Makes once what each database of the tests starts as a copy of, on either engine. */
export default async function setUp(): Promise<void> {
  await templateDatabase();
  if (process.env.TEST_DATABASE_URL) await makeTemplateOnServer(process.env.TEST_DATABASE_URL);
}
