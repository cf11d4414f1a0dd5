/**
 * jest transform for files of node_modules: the package is loaded by Node itself, once per process (see
 * nodeEnvironment.js). globalSetup uses the same transform but has no environment: there, the package's own
 * source is compiled.
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
