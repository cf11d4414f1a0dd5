/**
 * Ends the asynchronous contexts (AsyncLocalStorage) that a test file has used. Each test file loads jest-circus again,
 * which creates a context. Every promise of the process carries a value for each context until it is disabled: after 100
 * test files, promises took several times as long and 500 MB.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();

const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runAndRemember(...settings) {
  used.add(this);
  return run.apply(this, settings);
};

/** Call this when no test is running. A context that is used again afterwards is enabled again by `run`. */
exports.disableAsyncContexts = function disableAsyncContexts() {
  for (const context of used) context.disable();
  used.clear();
};
