/**
 * Lets Node run our TypeScript: `node -r ./src/testing/register.js file.ts`. Also for worker threads, with
 * `execArgv: ['-r', <this file>]`. Style sheets are empty objects, because nothing outside a browser uses
 * them.
 */
const fs = require('node:fs');
const { compile } = require('./compile');

require.extensions['.ts'] = require.extensions['.tsx'] = (module, filename) => {
  module._compile(compile(fs.readFileSync(filename, 'utf8'), filename), filename);
};

require.extensions['.css'] = (module) => {
  module.exports = {};
};
