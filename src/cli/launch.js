/**
 * Entry point of the package scripts: `launch.js start | winnow | build | dev`. Builds the product if the
 * build is missing or out of date, then loads the program into this process, so that signals and exit codes
 * need no forwarding.
 */
const path = require('node:path');
const { ensureBuilt } = require('./launch/ensureBuilt');

const root = path.resolve(__dirname, '../..');
const BUNDLES = { start: 'main.js', winnow: 'cli.js' };
const [, , command, ...args] = process.argv;

if (command === 'dev') {
  require('./launch/dev');
} else if (!ensureBuilt(root)) {
  process.exitCode = 1;
} else if (command in BUNDLES) {
  process.env.NODE_ENV ??= 'production';
  if (process.env.npm_lifecycle_event) exitWithParent();
  const bundle = path.join(root, 'build/server', BUNDLES[command]);
  process.argv = [process.argv[0], bundle, ...args];
  require(bundle);
}

/**
 * Stops this process when its parent process, npm, was killed. Otherwise it would keep the database locked.
 */
function exitWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
