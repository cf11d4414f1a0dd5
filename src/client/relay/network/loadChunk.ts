/** Loads webpack chunks, which can fail like any other request. */
import type { ServerReachabilityTracker } from './ServerReachabilityTracker';

/** The error that webpack throws when a chunk fails to load: no response, or the chunk no longer exists. */
interface ChunkLoadError extends Error {
  request: string;
}

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Runs an `import()`, and repeats it while the server is unreachable. When the server is reachable but does
 * not have the chunk, rejects: this page belongs to an older build.
 */
export async function loadChunk<T>(
  reachability: ServerReachabilityTracker,
  start: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!isChunkLoadError(error) || (await isUrlReachable(error.request))) throw error;
      reachability.failed();
      await reachability.recovered(new AbortController().signal);
    }
  }
}

const isUrlReachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
