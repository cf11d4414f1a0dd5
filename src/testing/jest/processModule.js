/**
 * jest transform for packages and for modules of the server, in the `node` project. Replaces a module's source by a
 * call that makes Node itself load the module, once per process. Without it, jest would load every module again for
 * each test file: 2 to 3 s for the server's packages and up to 1 s for its own modules (see nodeEnvironment.js).
 *
 * jest also uses the transform for globalSetup, which runs without a test environment. There, the module's own
 * source is compiled.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const OWN_SOURCE = readFileSync(__filename, 'utf8');
const COMPILE_FILE = require.resolve('../compile');

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);

module.exports = {
  process(_source, filename) {
    const file = JSON.stringify(filename);
    const load = `module.exports = globalThis.requireInProcess(${file});`;
    const source = `require('node:fs').readFileSync(${file}, 'utf8')`;
    const code = filename.endsWith('.ts')
      ? `require(${JSON.stringify(COMPILE_FILE)}).compile(${source}, ${file})`
      : source;
    return { code: `if (globalThis.requireInProcess) ${load} else module._compile(${code}, ${file});` };
  },
  getCacheKey: (_source, filename) => hash(`${OWN_SOURCE}\0${filename}`),
};
