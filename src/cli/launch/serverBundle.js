/** Bundles the server, the command line and the worker threads. Node loads npm packages from node_modules. */
const { readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const source = path.join(root, 'src');

/** @param out folder for the scripts */
exports.buildServer = async function buildServer(out) {
  const { build } = await import('rolldown');
  await build(describeBundle(out, 'production'));
};

/** Builds the development server again whenever its sources change. Calls `onBuilt` after each successful build. */
exports.watchServer = async function watchServer(out, onBuilt) {
  const { watch } = await import('rolldown');
  const watcher = watch(describeBundle(out, 'development'));
  watcher.on('event', ({ code, error, result }) => {
    if (code === 'ERROR') console.error(error);
    if (code === 'BUNDLE_END') onBuilt();
    void result?.close();
  });
};

/** @param mode value of NODE_ENV in the bundle */
function describeBundle(out, mode) {
  return {
    cwd: root,
    platform: 'node',
    input: {
      main: path.join(source, 'server/main.ts'),
      cli: path.join(source, 'cli/main.ts'),
      writeEmptyDatabase: path.join(source, 'cli/writeEmptyDatabase.ts'),
      ...findWorkers(),
    },
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    transform: { target: 'node20.19', define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
    output: { dir: out, format: 'cjs', entryFileNames: '[name].js', sourcemap: mode === 'development' },
  };
}

/**
 * Worker threads are started by the names of their source files: `x.worker.ts` becomes `x.worker.js` beside main.js.
 */
function findWorkers() {
  const files = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.worker.ts'));
  return Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), path.join(source, file)]));
}
