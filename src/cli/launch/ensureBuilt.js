const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { sourceStamp } = require('./stamp');

/**
 * Builds unless build/ is of exactly these sources.
 * @returns whether there is a build of these sources now
 */
exports.ensureBuilt = function ensureBuilt(root) {
  const file = path.join(root, 'build/stamp');
  if (existsSync(file) && readFileSync(file, 'utf8') === sourceStamp(root)) return true;
  const { status } = spawnSync(process.execPath, [path.join(__dirname, 'build.js')], {
    cwd: root,
    // What the build says is progress; standard output belongs to the program that follows.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  return status === 0;
};
