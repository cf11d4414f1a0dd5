import type { DatabaseStore } from '../../store/DatabaseStore';
import { createWordIndex } from './createWordIndex';

/**
 * Builds the word index of a project, or brings it up to date, for a command that is the only user of the database. The
 * next start of the server opens the files, so that its first searches are fast.
 * @param folder the folder of the index files, as for `createWordIndex`
 * @throws the error of the thread or the database; the server then builds the index itself
 */
export async function buildWordIndex(store: DatabaseStore, folder: string, projectId: number): Promise<void> {
  let failure: Error | null = null;
  const words = createWordIndex({
    store,
    folder,
    onProject: ({ state, error }) => {
      if (state === 'failed')
        failure = error instanceof Error ? error : new Error('The word index has failed.');
    },
  });
  try {
    await words.loadProjectIndex(projectId);
    await words.waitForSegmentMerges(projectId);
  } finally {
    await words.close();
  }
  if (failure !== null) throw failure as Error;
}
