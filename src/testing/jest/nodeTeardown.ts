import { dropTemplateDatabase } from '../databases';

export default async function dropTemplateDatabases(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) await dropTemplateDatabase(process.env.TEST_DATABASE_URL);
}
