/**
 * Compiles our TypeScript with Babel for Node and jest. The result is cached in files for all processes and
 * threads: as long as nothing has changed, Babel is not loaded.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { threadId } = require('node:worker_threads');

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/winnow/compiled');

/** Hash of everything that affects compiled code, except the source file and its path. */
const environmentHash = hashOf(
  ...[__filename, path.join(root, 'babel.config.js'), path.join(root, 'package-lock.json')].map((file) =>
    fs.readFileSync(file),
  ),
  process.env.NODE_ENV ?? '',
);

/** Returns the cache key of a source file: equal keys mean equal compiled code. */
const keyOf = (source, filename) => hashOf(environmentHash, filename, source);

function compile(source, filename) {
  const file = path.join(cache, `${keyOf(source, filename)}.js`);
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    const code = compileWithBabel(source, filename);
    writeToCache(file, code);
    return code;
  }
}

function compileWithBabel(source, filename) {
  return require('@babel/core').transformSync(source, {
    filename,
    root,
    cwd: root,
    // Babel's jest preset moves jest.mock calls above the imports.
    presets: ['jest'],
    // Keeps line numbers in stack traces correct without a source map.
    retainLines: true,
  }).code;
}

/**
 * Writes compiled code to the cache: to a temporary file that is renamed, because several processes may write
 * the same entry.
 */
function writeToCache(file, code) {
  const draft = `${file}.${process.pid}.${threadId}`;
  try {
    fs.mkdirSync(cache, { recursive: true });
    fs.writeFileSync(draft, code);
    fs.renameSync(draft, file);
  } catch {
    // Without a writable cache, each process compiles the sources itself.
  }
}

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

module.exports = { compile, keyOf };
