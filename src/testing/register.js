/**
 * Lets Node run our TypeScript as it stands: `node -r ./src/testing/register.js file.ts`.
 * Worker threads started with `execArgv: ['-r', <this file>]` get the same. Style sheets are
 * empty objects here: nothing outside a browser looks at them.
 */
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

// Beside the other caches, unless that place can't be written to.
process.env.BABEL_CACHE_PATH ??= path.join(root, 'node_modules/.cache/babel-register.json');

require('@babel/register')({
  root,
  cwd: root,
  extensions: ['.ts', '.tsx'],
  ignore: [/node_modules/],
  cache: true,
});

require.extensions['.css'] = (module) => {
  module.exports = {};
};
