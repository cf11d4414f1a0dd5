import { dropTemplateOnServer } from '../databases';

export default async function tearDown(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) await dropTemplateOnServer(process.env.TEST_DATABASE_URL);
}
