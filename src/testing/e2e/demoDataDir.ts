import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from '../browser/startServer';

/** Environment variable with the folder of the test run's data folders, which is deleted after the run. */
export const E2E_FOLDER_ENV_VARIABLE = 'WINNOW_E2E_FOLDER';

/**
 * Creates a data folder with a demo of `issueCount` issues, and returns its path. The demo is generated once per test run
 * and copied, because generating it takes as long as starting a server.
 */
export async function createDemoDataDir(issueCount: number): Promise<string> {
  const folder = process.env[E2E_FOLDER_ENV_VARIABLE]!;
  const template = path.join(folder, `demo-${issueCount}`);
  if (!existsSync(template))
    await generateDemo(issueCount, template, await mkdtemp(path.join(folder, 'new-')));
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

/** @param draft an empty folder, which becomes the template unless another process was faster */
async function generateDemo(issueCount: number, template: string, draft: string): Promise<void> {
  const server = await startServer({ dataDir: draft, demo: issueCount });
  await server.stop();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
