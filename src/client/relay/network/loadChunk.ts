/** Fetches parts of our own code, which the network can lose like any other answer. */
import type { Connection } from './connection';

/** What webpack throws when a part did not come: because nothing came, or because it is gone. */
interface ChunkLoadError extends Error {
  request: string;
}

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Runs an `import()`, again and again while the server cannot be reached. What a server that does
 * answer no longer has is an error: this page is of an older build.
 */
export async function loadChunk<T>(connection: Connection, start: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!isChunkLoadError(error) || (await isAnswered(error.request))) throw error;
      connection.failed();
      await connection.recovered(new AbortController().signal);
    }
  }
}

const isAnswered = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
