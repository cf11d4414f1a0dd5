/**
 * The client's bundle. src/cli/launch/serverBundle.js describes the server's.
 *
 * `dev`: not minified, with source maps and fast refresh. `out`: output folder instead of build.
 * `reactRelay`: replaces the module of react-relay's hooks (src/testing/e2e/recording).
 */
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { constants } = require('node:zlib');
const { createScriptMinimizer } = require('./src/cli/launch/createScriptMinimizer');
const { PreloadPlugin } = require('./src/cli/launch/PreloadPlugin');

const source = path.join(__dirname, 'src');
const tools = path.join(source, 'cli/launch');

module.exports = ({ dev = false, out = 'build', reactRelay = 'react-relay/hooks' } = {}) => {
  process.env.NODE_ENV = dev ? 'development' : 'production';
  return {
    name: 'client',
    context: __dirname,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'eval-cheap-module-source-map' : false,
    target: ['web', 'es2023'],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    // A build compiles everything again within seconds. Only `npm run dev` starts often enough to gain from a cache.
    cache: dev && { type: 'filesystem', buildDependencies: { config: [__filename] } },
    entry: {
      theme: path.join(source, 'client/app/theme.ts'),
      main: path.join(source, 'client/app/main.tsx'),
    },
    output: {
      path: path.resolve(__dirname, out, 'client'),
      publicPath: '/',
      // Short hashes and chunk ids, because the first script contains those of all chunks.
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:16][ext]',
      hashFunction: 'xxhash64',
      hashSalt: hashBuildTools(),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // Without the deprecated components, which react-relay's main file contains, too.
        'react-relay$': reactRelay,
        ...(dev ? {} : productionOfRouter()),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          // Drops modules that are imported only for their types: a loader's chunk stays small although its
          // query names the components whose fragments it spreads.
          sideEffects: false,
          loader: path.join(tools, 'clientModuleLoader.js'),
          options: { dev },
        },
        { test: /\.css$/, use: [dev ? 'style-loader' : MiniCssExtractPlugin.loader, cssLoader(dev)] },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlPlugin({
        template: path.join(source, 'client/app/index.html'),
        favicon: path.join(source, 'client/app/icon.svg'),
        scriptLoading: 'defer',
      }),
      ...(dev
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:6].css' }),
            new PreloadPlugin(),
            ...compressed(),
          ]),
    ],
    optimization: {
      ...(dev ? {} : { chunkIds: 'natural' }),
      // Otherwise, webpack computes the hashes again from the minified files and replaces each occurrence of an old hash, also
      // where the six digits are part of something else, such as the id of a query.
      realContentHash: false,
      splitChunks: {
        chunks: 'all',
        // Size of the sources in bytes. Smaller shared parts are repeated in the chunks that need them: a request and
        // separate compression would cost more than the bytes that they share.
        minSize: 45_000,
        cacheGroups: {
          // Packages that rarely change, in a chunk of their own: it stays in the browser's cache after an
          // update.
          framework: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|relay-runtime|react-relay|react-router|react-router-dom|fbjs|invariant|@babel[\\/]runtime)[\\/]/,
            name: 'framework',
            chunks: 'initial',
            priority: 20,
          },
          // The code that the loader and the screen of the list share, of any size: every list loads both.
          issues: {
            chunks: ({ name }) => ['issues', 'issues-entry'].includes(name),
            name: 'issues-common',
            minChunks: 2,
            priority: 10,
            enforce: true,
          },
        },
      },
      minimizer: [createScriptMinimizer(), new CssMinimizerPlugin()],
    },
    performance: { hints: false },
  };
};

/** The files on which the minified code depends besides the sources: with another tool, the names of the files change. */
function hashBuildTools() {
  const hash = createHash('sha256');
  const ownTools = readdirSync(tools)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(tools, name));
  for (const file of [__filename, path.join(__dirname, 'package-lock.json'), ...ownTools])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The router's package.json points every bundler at its development files. */
function productionOfRouter() {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

function cssLoader(dev) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        localIdentName: dev ? '[name]__[local]' : '[hash:base64:6]',
        exportLocalsConvention: 'as-is',
        namedExport: false,
      },
    },
  };
}

/** Higher levels of Brotli are slower, and save a few percent. */
const BROTLI_QUALITY = 6;

function compressed() {
  const test = /\.(js|css|html|svg|json)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz', threshold: 512 }),
    new CompressionPlugin({
      test,
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
      filename: '[path][base].br',
      threshold: 512,
    }),
  ];
}
