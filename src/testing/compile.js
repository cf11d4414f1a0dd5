/**
 * Compiles our TypeScript with Sucrase for Node and jest. The result is cached in files for all processes and threads.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { threadId } = require('node:worker_threads');

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/winnow/compiled');
const TAG_COMPILER_FILE = path.join(root, 'src/cli/launch/replaceGraphQLTags.js');

/** Hash of everything that affects compiled code, except the source file and its path. */
const environmentHash = hashOf(
  ...[__filename, TAG_COMPILER_FILE, path.join(root, 'package-lock.json')].map((file) =>
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
    const code = compileToCommonJs(source, filename);
    writeToCache(file, code);
    return code;
  }
}

function compileToCommonJs(source, filename) {
  const { transform } = require('sucrase');
  const { replaceGraphQLTags } = require(TAG_COMPILER_FILE);
  // The result has the same lines, so stack traces are correct without a source map.
  return transform(replaceGraphQLTags(source, filename), {
    filePath: filename,
    // Sucrase's transform `jest` hoists jest.mock calls above the imports.
    transforms: ['typescript', 'imports', 'jest', ...(filename.endsWith('x') ? ['jsx'] : [])],
    jsxRuntime: 'automatic',
    production: process.env.NODE_ENV === 'production',
    disableESTransforms: true,
    // Only imports that are marked as type imports are removed.
    keepUnusedImports: true,
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
