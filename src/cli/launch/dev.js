/**
 * `npm run dev`: serves the client with fast refresh, rebuilds and restarts the server when its sources
 * change, and compiles Relay's artifacts before each client build.
 */
const { execFile, spawn } = require('node:child_process');
const path = require('node:path');
const webpack = require('webpack');
const DevServer = require('webpack-dev-server');
const { watchServer } = require('./serverBundle');

const root = path.resolve(__dirname, '../../..');
const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;
const API_PATHS = /^\/(graphql|healthz|readyz|metrics|session)(\/|$)/;

const clientCompiler = webpack(
  require(path.join(root, 'webpack.config.js'))({ dev: true, out: 'build/dev' }),
);
clientCompiler.hooks.watchRun.tapPromise('relay', compileArtifacts);
const devServer = new DevServer(
  {
    host: '127.0.0.1',
    port,
    historyApiFallback: true,
    hot: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    // Some addresses, such as /setup, are a screen for GET and a form's target for POST.
    proxy: [
      {
        context: (pathname, { method }) => method === 'POST' || API_PATHS.test(pathname),
        target: `http://127.0.0.1:${apiPort}`,
      },
    ],
  },
  clientCompiler,
);

let running = null;
void watchServer(path.join(root, 'build/dev/server'), restart);

function compileArtifacts() {
  return new Promise((resolve) => {
    const args = ['-r', './src/testing/register.js', 'src/testing/generated/main.ts'];
    execFile(process.execPath, args, { cwd: root }, (error, _out, errors) => {
      if (error) console.error(errors);
      resolve();
    });
  });
}

function restart() {
  const start = () => {
    running = spawn(process.execPath, [path.join(root, 'build/dev/server/main.js')], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(apiPort),
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
      },
      stdio: 'inherit',
    });
  };
  if (running === null || running.exitCode !== null) {
    start();
    return;
  }
  running.once('exit', start);
  running.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    running?.kill('SIGTERM');
    process.exit(0);
  });
}

void devServer
  .start()
  .then(() => console.log(`Development server with fast refresh: http://127.0.0.1:${port}`));
