import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts `<name>.worker`. From the webpack bundle it is a file beside the bundle; from TypeScript it is
 * in `folder` and needs Babel too.
 */
export function startWorker(folder: string, name: string, workerData: unknown): Worker {
  const extension = path.extname(__filename);
  const register = path.resolve(__dirname, '../../../testing/register.js');
  return new Worker(path.join(folder, `${name}.worker${extension}`), {
    workerData,
    execArgv: extension === '.ts' ? ['-r', register] : [],
  });
}
