const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

/**
 * PGlite's program, held for as long as this process lives: the engine keeps one machine code for all who
 * compile the same bytes, and while somebody holds it, what was optimized for one database is so for the next.
 */
const program = WebAssembly.compile(readFileSync(require.resolve('@electric-sql/pglite/pglite.wasm')));

/**
 * Node, with a way out: jest runs tests in a vm context, where the `import()` inside PGlite is
 * refused. Such packages are loaded by Node itself (see pglite.js).
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await program;
    await super.setup();
    this.global.requireOutside = require;
  }
};
