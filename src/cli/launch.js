/**
 * What the package scripts run: `launch.js start | winnow | build | dev`. Builds what is missing or
 * stale, then becomes the program that was asked for, in this very process: signals and exit codes
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
  if (process.env.npm_lifecycle_event) leaveWithParent();
  const bundle = path.join(root, 'build/server', BUNDLES[command]);
  process.argv = [process.argv[0], bundle, ...args];
  require(bundle);
}

/** npm may be killed without a chance to tell us: an orphan would hold the database for ever. */
function leaveWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
