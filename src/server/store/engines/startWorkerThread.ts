import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Maximum size of the heap's area for new objects in a thread that handles large batches of short-lived data, in MB. With
 * Node's default, each such thread takes about 25 MB more without being faster.
 */
export const SMALL_YOUNG_GENERATION_MB = 6;

/**
 * Starts the worker thread of the source file `<name>.worker`. In production, its file is next to the webpack
 * bundle. When Winnow runs from TypeScript sources, the file is in `folder`, and Babel compiles it on load.
 * @param maxYoungGenerationSizeMb maximum size of the heap's area for new objects; undefined: Node's default
 */
export function startWorkerThread(
  folder: string,
  name: string,
  workerData: unknown,
  maxYoungGenerationSizeMb?: number,
): Worker {
  const extension = path.extname(__filename);
  const register = path.resolve(__dirname, '../../../testing/register.js');
  return new Worker(path.join(folder, `${name}.worker${extension}`), {
    workerData,
    execArgv: extension === '.ts' ? ['-r', register] : [],
    resourceLimits: maxYoungGenerationSizeMb === undefined ? undefined : { maxYoungGenerationSizeMb },
  });
}
