const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { sourceStamp } = require('./stamp');

/**
 * Builds the product unless the build in build/ was made from the current sources.
 * @returns whether the build succeeded or was not necessary
 */
exports.ensureBuilt = function ensureBuilt(root) {
  const file = path.join(root, 'build/stamp');
  if (existsSync(file) && readFileSync(file, 'utf8') === sourceStamp(root)) return true;
  const { status } = spawnSync(process.execPath, [path.join(__dirname, 'build.js')], {
    cwd: root,
    // The compiler's output goes to standard error. Standard output is reserved for the program that is
    // started next.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  return status === 0;
};
