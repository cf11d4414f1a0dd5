/**
 * Lets Node run our TypeScript as it stands: `node -r ./src/testing/register.js file.ts`.
 * Worker threads started with `execArgv: ['-r', <this file>]` get the same. Style sheets are
 * empty objects here: nothing outside a browser looks at them.
 */
const fs = require('node:fs');
const { compile } = require('./compile');

require.extensions['.ts'] = require.extensions['.tsx'] = (module, filename) => {
  module._compile(compile(fs.readFileSync(filename, 'utf8'), filename), filename);
};

require.extensions['.css'] = (module) => {
  module.exports = {};
};
