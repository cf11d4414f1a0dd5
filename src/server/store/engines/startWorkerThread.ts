import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Maximum size of V8's young generation, the part of the heap for new objects, in a thread that handles large batches of
 * short-lived data, in MB. With Node's default, such a thread takes up to 25 MB more.
 */
export const SMALL_YOUNG_GENERATION_MB = 6;

/**
 * Starts the worker thread of the source file `<name>.worker`. In production, its file is next to the webpack
 * bundle. When Winnow runs from TypeScript sources, the file is in `folder`, and Babel compiles it on load.
 * @param youngGenerationMaxMb maximum size of V8's young generation, in MB; undefined: Node's default
 */
export function startWorkerThread(
  folder: string,
  name: string,
  workerData: unknown,
  youngGenerationMaxMb?: number,
): Worker {
  const extension = path.extname(__filename);
  const register = path.resolve(__dirname, '../../../testing/register.js');
  return new Worker(path.join(folder, `${name}.worker${extension}`), {
    workerData,
    execArgv: extension === '.ts' ? ['-r', register] : [],
    resourceLimits:
      youngGenerationMaxMb === undefined ? undefined : { maxYoungGenerationSizeMb: youngGenerationMaxMb },
  });
}
