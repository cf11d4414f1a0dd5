/**
 * Loaded into a server process with `node -r`: SIGUSR2 stops its newest worker thread of the kind that the
 * environment variable STOP_WORKER names ("columns" or "words"), as a crash of the thread would.
 */
const path = require('node:path');
const threads = require('node:worker_threads');

if (threads.isMainThread) {
  let newest = null;
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(file, options) {
      super(file, options);
      if (path.basename(String(file)).startsWith(`${process.env.STOP_WORKER}.worker`)) newest = this;
    }
  };
  process.on('SIGUSR2', () => void newest?.terminate());
}
