const { TestEnvironment } = require('jest-environment-node');

/**
 * Node, with a way out: jest runs tests in a vm context, where the `import()` inside PGlite is
 * refused. Such packages are loaded by Node itself (see pglite.js).
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.requireOutside = require;
  }
};
