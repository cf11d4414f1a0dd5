const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

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

/**
 * Runs test files in the process's own context instead of one vm context per file. Our modules are still
 * loaded once per file, but packages are loaded by Node itself, once per process (see packageStub.js), which
 * saves 2 to 3 s per test file of the server. Access to globals is also faster than in a vm context. Globals
 * that a test file adds are removed after it.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  #before = new Set();

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
    this.#before = new Set(Object.getOwnPropertyNames(globalThis));
    globalThis.requirePackage = require;
  }

  async teardown() {
    await super.teardown();
    // Global properties with symbol keys are jest's own state, which it replaces itself.
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !this.#before.has(name));
    for (const name of added) Reflect.deleteProperty(globalThis, name);
  }

  getVmContext() {
    return OWN_CONTEXT;
  }
};
