/**
 * Our TypeScript as Node and jest run it, by Babel. What was compiled once is kept in a file of its own,
 * for every process and thread: where nothing has changed, Babel is not even loaded.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { threadId } = require('node:worker_threads');

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/winnow/compiled');

/** What the code depends on beside its source. */
const circumstances = hashOf(
  ...[__filename, path.join(root, 'babel.config.js'), path.join(root, 'package-lock.json')].map((file) =>
    fs.readFileSync(file),
  ),
  process.env.NODE_ENV ?? '',
);

/** The same where the code is. */
const keyOf = (source, filename) => hashOf(circumstances, filename, source);

function compile(source, filename) {
  const file = path.join(cache, `${keyOf(source, filename)}.js`);
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    const code = compileAnew(source, filename);
    keep(file, code);
    return code;
  }
}

function compileAnew(source, filename) {
  return require('@babel/core').transformSync(source, {
    ...{ filename, root, cwd: root },
    // For jest.mock, which must come before what is imported.
    presets: ['jest'],
    // A stack trace is right without a map.
    retainLines: true,
  }).code;
}

/** Several processes may do this at once: each moves a whole file into place. */
function keep(file, code) {
  const draft = `${file}.${process.pid}.${threadId}`;
  try {
    fs.mkdirSync(cache, { recursive: true });
    fs.writeFileSync(draft, code);
    fs.renameSync(draft, file);
  } catch {
    // Where nothing can be written, each compiles for itself.
  }
}

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

module.exports = { compile, keyOf };
