/**
 * Builds client and server into a temporary folder and replaces the previous build when both are complete.
 * A failed build keeps the previous one. Runs in its own process, so that the memory of the compiler is free
 * when the server starts.
 */
const { spawnSync } = require('node:child_process');
const { mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { sourceStamp } = require('./stamp');
const { showProgress } = require('./progress');

const root = path.resolve(__dirname, '../../..');
const build = path.join(root, 'build');
const staging = path.join(build, `.new-${process.pid}`);

mkdirSync(staging, { recursive: true });
const stamp = sourceStamp(root);
const progress = showProgress('Building');
const compiler = webpack(require(path.join(root, 'webpack.config.js'))({ out: staging }));
new webpack.ProgressPlugin((fraction) => progress.update(fraction)).apply(compiler);

compiler.run((error, stats) => {
  compiler.close(() => {
    if (error || stats.hasErrors()) {
      progress.stop('failed');
      console.error(error ?? stats.toString('errors-only'));
      rmSync(staging, { recursive: true, force: true });
      process.exitCode = 1;
      return;
    }
    writeEmptyDatabase(path.join(staging, 'server'));
    replaceBuild();
    progress.stop('done');
  });
});

/**
 * Writes the empty database that new embedded databases start from. It is optional: without it, the first start creates
 * the database from scratch, and reports the reason if that fails.
 */
function writeEmptyDatabase(server) {
  const folder = path.join(server, 'empty-database');
  const script = path.join(server, 'writeEmptyDatabase.js');
  const { status } = spawnSync(process.execPath, [script, folder], { stdio: 'ignore' });
  if (status !== 0) rmSync(folder, { recursive: true, force: true });
}

function replaceBuild() {
  rmSync(path.join(build, 'stamp'), { force: true });
  for (const part of ['server', 'client']) {
    rmSync(path.join(build, part), { recursive: true, force: true });
    renameSync(path.join(staging, part), path.join(build, part));
  }
  rmSync(staging, { recursive: true, force: true });
  writeFileSync(path.join(build, 'stamp'), stamp);
}
