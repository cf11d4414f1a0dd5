import { buildWordIndex } from '../search/words/buildWordIndex';
import { findProjectIdByKey } from '../store/import/targetProject';
import type { CommandContext } from './CliCommand';

/**
 * Builds the word index of the project that a command has filled, so that the first searches after the next start of
 * the server are fast. A failure is only a warning: the server builds the index itself, and searches with SQL
 * meanwhile.
 */
export async function prepareWordIndex(
  {
    store,
    wordIndexFolder,
    progress,
    printError,
  }: Pick<CommandContext, 'store' | 'wordIndexFolder' | 'progress' | 'printError'>,
  projectKey: string,
): Promise<void> {
  if (wordIndexFolder === null) return;
  const projectId = await findProjectIdByKey(store.background, projectKey);
  if (projectId === null) return;
  progress.start('Indexing the words', null);
  try {
    await buildWordIndex(store, wordIndexFolder, projectId);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printError(`The word index could not be built (${reason}). The server builds it when it starts.`);
  } finally {
    progress.finish();
  }
}
