import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Maximum size of V8's young generation, the part of the heap for new objects, in a thread that handles large batches of
 * short-lived data, in MB. With Node's default, such a thread takes up to 25 MB more.
 */
export const SMALL_YOUNG_GENERATION_MB = 6;

/**
 * Starts the worker thread of the source file `<name>.worker`. In production, its file is next to the server's bundle. When
 * Winnow runs from TypeScript sources, the file is in `folder`, and is compiled when it is loaded.
 * @param youngGenerationMaxMb maximum size of V8's young generation, in MB; undefined: Node's default
 * @param oldGenerationMaxMb maximum size of the rest of the heap, in MB; undefined: Node's default. A thread that needs
 *   more ends with the error ERR_WORKER_OUT_OF_MEMORY.
 */
export function startWorkerThread(
  folder: string,
  name: string,
  workerData: unknown,
  youngGenerationMaxMb?: number,
  oldGenerationMaxMb?: number,
): Worker {
  const extension = path.extname(__filename);
  const register = path.resolve(__dirname, '../../../testing/register.js');
  return new Worker(path.join(folder, `${name}.worker${extension}`), {
    workerData,
    execArgv: extension === '.ts' ? ['-r', register] : [],
    resourceLimits: {
      ...(youngGenerationMaxMb !== undefined && { maxYoungGenerationSizeMb: youngGenerationMaxMb }),
      ...(oldGenerationMaxMb !== undefined && { maxOldGenerationSizeMb: oldGenerationMaxMb }),
    },
  });
}
