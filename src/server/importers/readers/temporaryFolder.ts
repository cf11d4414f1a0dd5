/** Temporary folders of imports. Their names contain the host and the process that use them. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isProcessRunning } from '../../store/dataDir/lockHolder';

const getFolderNamePrefix = (): string => `winnow-import-${hostname()}-`;

/** Runs `use` with a temporary folder and deletes the folder afterwards. Also deletes folders of killed imports. */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  await removeFoldersOfEndedProcesses();
  const folder = await mkdtemp(path.join(tmpdir(), `${getFolderNamePrefix()}${process.pid}-`));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeFoldersOfEndedProcesses(): Promise<void> {
  const prefix = getFolderNamePrefix();
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const pid = /^(\d+)-\w+$/.exec(name.slice(prefix.length))?.[1];
    if (pid === undefined || isProcessRunning(Number(pid))) continue;
    // Folders of other users cannot be removed.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}
