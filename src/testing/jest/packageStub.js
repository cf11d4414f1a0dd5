/**
 * jest transform for files of node_modules in the `node` project. Replaces the file's source by a call that makes
 * Node itself load the file, once per process. Without it, jest would load every package again for each test file,
 * which takes 2 to 3 s per test file of the server (see nodeEnvironment.js).
 *
 * jest also uses the transform for globalSetup, which runs without a test environment. There, the file's own source
 * is compiled.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const OWN_SOURCE = readFileSync(__filename, 'utf8');

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);

module.exports = {
  process(_source, filename) {
    const file = JSON.stringify(filename);
    const load = `module.exports = globalThis.requirePackage(${file});`;
    const compile = `module._compile(require('node:fs').readFileSync(${file}, 'utf8'), ${file});`;
    return { code: `if (globalThis.requirePackage) ${load} else ${compile}` };
  },
  getCacheKey: (_source, filename) => hash(`${OWN_SOURCE}\0${filename}`),
};
