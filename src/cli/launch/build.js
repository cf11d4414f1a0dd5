/**
 * Builds client and server into a temporary folder, at the same time, and replaces the previous build when both are
 * complete.
 * A failed build keeps the previous one. Runs in its own process, so that the memory of the compiler is free
 * when the server starts.
 */
const { execFile } = require('node:child_process');
const { mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const webpack = require('webpack');
const { showProgress } = require('./progress');
const { buildServer } = require('./serverBundle');
const { sourceStamp } = require('./stamp');

const root = path.resolve(__dirname, '../../..');
const build = path.join(root, 'build');
const staging = path.join(build, `.new-${process.pid}`);
const server = path.join(staging, 'server');
const progress = showProgress('Building');

void main();

async function main() {
  mkdirSync(staging, { recursive: true });
  try {
    const stamp = sourceStamp(root);
    // If one fails, the other must not write into the folder after it was deleted.
    const results = await Promise.allSettled([buildServer(server).then(writeEmptyDatabase), buildClient()]);
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    replaceBuild(stamp);
    progress.stop('done');
  } catch (error) {
    progress.stop('failed');
    console.error(error);
    rmSync(staging, { recursive: true, force: true });
    process.exitCode = 1;
  }
}

function buildClient() {
  const compiler = webpack(require(path.join(root, 'webpack.config.js'))({ out: staging }));
  new webpack.ProgressPlugin((fraction) => progress.update(fraction)).apply(compiler);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(stats.toString('errors-only'));
      else resolve();
    });
  });
}

/**
 * Writes the empty database that new embedded databases start from. It is optional: without it, the first start creates
 * the database from scratch, and reports the reason if that fails.
 */
async function writeEmptyDatabase() {
  const folder = path.join(server, 'empty-database');
  const script = path.join(server, 'writeEmptyDatabase.js');
  await promisify(execFile)(process.execPath, [script, folder]).catch(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
}

function replaceBuild(stamp) {
  rmSync(path.join(build, 'stamp'), { force: true });
  for (const part of ['server', 'client']) {
    rmSync(path.join(build, part), { recursive: true, force: true });
    renameSync(path.join(staging, part), path.join(build, part));
  }
  rmSync(staging, { recursive: true, force: true });
  writeFileSync(path.join(build, 'stamp'), stamp);
}
