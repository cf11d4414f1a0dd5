/**
 * Builds client and server into a folder of its own and, when both are whole, puts them in place of
 * the last ones: a build that fails leaves what was there. Run as a process of its own, so that the
 * server that comes after it does not carry the compiler's memory.
 */
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
    putInPlace();
    progress.stop('done');
  });
});

function putInPlace() {
  rmSync(path.join(build, 'stamp'), { force: true });
  for (const part of ['server', 'client']) {
    rmSync(path.join(build, part), { recursive: true, force: true });
    renameSync(path.join(staging, part), path.join(build, part));
  }
  rmSync(staging, { recursive: true, force: true });
  writeFileSync(path.join(build, 'stamp'), stamp);
}
