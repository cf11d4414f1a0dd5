const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const INPUTS = ['src', '__generated__', 'package-lock.json', 'webpack.config.js'];
const NOT_BUILT = /\.test\.tsx?$|^src[\\/](testing|bench)[\\/]/;

/** Hash of all inputs of the build. Equal stamps mean equal builds. */
exports.sourceStamp = function sourceStamp(root) {
  const hash = createHash('sha256').update(process.version);
  for (const file of INPUTS.flatMap((input) => filesUnder(root, input))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
};

function filesUnder(root, input) {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (path.extname(input)) return [input];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
}
