import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts the worker thread of the source file `<name>.worker`. In production, its file is next to the webpack
 * bundle. When Winnow runs from TypeScript sources, the file is in `folder`, and Babel compiles it on load.
 */
export function startWorkerThread(folder: string, name: string, workerData: unknown): Worker {
  const extension = path.extname(__filename);
  const register = path.resolve(__dirname, '../../../testing/register.js');
  return new Worker(path.join(folder, `${name}.worker${extension}`), {
    workerData,
    execArgv: extension === '.ts' ? ['-r', register] : [],
  });
}
