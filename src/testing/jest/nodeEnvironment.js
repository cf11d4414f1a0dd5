/**
 * jest environment of the `node` project. Runs test files in the process's own context instead of one vm context
 * per file, so that packages and the server's modules are loaded by Node itself, once per process instead of once per
 * test file (see processModule.js). This saves 2 to 4 s per test file of the server. Access to globals is also faster
 * than in a vm context.
 *
 * The test files of a worker process share its globals. What a file changes is therefore restored after it, also
 * when its tests fail: spies (`jest.spyOn`), fake timers, global variables, environment variables and process.exit.
 * Other changes of a module's state last until the process ends. To replace a function of a module that the server
 * uses, spy on it: `jest.mock` and `jest.resetModules` have no effect on modules that Node has loaded.
 */
const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { disableAsyncContexts } = require('./asyncContexts');
require('../register');

/**
 * PGlite's WebAssembly module, referenced for the lifetime of the process: V8 shares machine code between
 * equal modules while one of them is referenced, so that each test's database starts with optimized code.
 */
const program = WebAssembly.compile(readFileSync(require.resolve('@electric-sql/pglite/pglite.wasm')));

/** Placeholder for the process's own context where jest expects a vm context. */
const OWN_CONTEXT = {};

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(
    code,
    parameters,
    options?.parsingContext === OWN_CONTEXT ? { ...options, parsingContext: undefined } : options,
  );

module.exports = class NodeEnvironment extends TestEnvironment {
  #globals = readProperties(globalThis);
  #variables = readProperties({ ...process.env });
  // jest wraps process.exit once more for each test file.
  #exit = process.exit;

  constructor(config, context) {
    super(config, context);
    const { projectConfig } = config;
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: projectConfig,
      global: globalThis,
    });
  }

  async setup() {
    await program;
    await super.setup();
    globalThis.requireInProcess = require;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    // Jest's own teardown restores the real timers.
    await super.teardown();
    restoreProperties(globalThis, this.#globals);
    restoreProperties(process.env, this.#variables);
    process.exit = this.#exit;
    disableAsyncContexts();
  }

  getVmContext() {
    return OWN_CONTEXT;
  }
};

/**
 * Descriptions of the symbols under which jest-circus keeps the state of a test file in the global object. If they were
 * not removed, every event of a test would also be handled for all earlier test files of the process, and what these
 * have used would stay in memory.
 */
const TEST_STATE_SYMBOLS = new Set([
  'EVENT_HANDLERS',
  'JEST_STATE_SYMBOL',
  'LOG_ERRORS_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'RETRY_TIMES',
  'TEST_TIMEOUT_SYMBOL',
  'WAIT_BEFORE_RETRY',
]);

/**
 * Returns the descriptors of an object's own properties by key, without `console`, which jest replaces for each test
 * file, and without state that belongs to the process: properties with other symbols as keys.
 */
function readProperties(object) {
  const descriptors = Object.getOwnPropertyDescriptors(object);
  const isRestored = (key) =>
    typeof key === 'symbol' ? TEST_STATE_SYMBOLS.has(key.description) : key !== 'console';
  return new Map(
    Reflect.ownKeys(descriptors)
      .filter(isRestored)
      .map((key) => [key, descriptors[key]]),
  );
}

/** Gives an object's properties the values that they had when `readProperties` was called, and deletes new ones. */
function restoreProperties(object, descriptors) {
  const current = readProperties(object);
  for (const name of current.keys()) if (!descriptors.has(name)) Reflect.deleteProperty(object, name);
  for (const [name, before] of descriptors) {
    const now = current.get(name);
    const isSame = now && ['value', 'get', 'set'].every((key) => now[key] === before[key]);
    if (!isSame) Reflect.defineProperty(object, name, before);
  }
}
