/**
 * Two bundles: `client` for the browser and `server` for Node. The server's npm packages are not bundled.
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
const TerserPlugin = require('terser-webpack-plugin');
const { constants } = require('node:zlib');
const { LAZY_RELAY_HOOKS } = require('./webpack.lazyHooks');
const { PreloadPlugin } = require('./webpack.preloads');
const { UNUSED_ARTIFACT_KINDS } = require('./webpack.unusedKinds');

const source = path.join(__dirname, 'src');

module.exports = (env = {}) => {
  const dev = Boolean(env.dev);
  process.env.NODE_ENV = dev ? 'development' : 'production';
  const out = path.resolve(__dirname, env.out ?? 'build');
  return [serverBundle(dev, out), clientBundle(dev, out, env.reactRelay)];
};

function clientBundle(dev, out, reactRelay = path.join(source, 'client/relay/hooks.js')) {
  return {
    ...common('client', dev),
    target: 'web',
    entry: { theme: path.join(source, 'client/theme.ts'), main: path.join(source, 'client/main.tsx') },
    output: {
      path: path.join(out, 'client'),
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
        'react-relay$': reactRelay,
        'relay-runtime$': path.join(source, 'client/relay/runtime.js'),
        ...(dev ? {} : productionOfRouter()),
        ...unusedOfRelay(),
        ...smallerReplacements(),
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
          loader: 'babel-loader',
          options: {
            cacheDirectory: true,
            plugins: dev ? [require.resolve('react-refresh/babel')] : [],
          },
        },
        {
          test: /[\\/]client[\\/]relay[\\/](hooks|runtime|runtimeInternals|runtimeOfLazyHooks)\.js$/,
          sideEffects: false,
        },
        {
          test: LAZY_RELAY_HOOKS,
          resolve: { alias: { 'relay-runtime$': path.join(source, 'client/relay/runtimeOfLazyHooks.js') } },
        },
        ...(dev
          ? []
          : [
              {
                test: /[\\/]__generated__[\\/].*\.graphql\.ts$/,
                enforce: 'pre',
                loader: path.join(__dirname, 'webpack.artifacts.js'),
              },
              {
                test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
                loader: path.join(__dirname, 'webpack.icons.js'),
              },
              {
                test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
                loader: path.join(__dirname, 'webpack.router.js'),
              },
              ...createUnusedCodeRules(),
            ]),
        { test: /\.css$/, use: [dev ? 'style-loader' : MiniCssExtractPlugin.loader, cssLoader(dev)] },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlPlugin({
        template: path.join(source, 'client/index.html'),
        favicon: path.join(source, 'client/icon.svg'),
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
          // The code that the loaders and the screen of the list share, of any size: every list loads both.
          issues: {
            chunks: ({ name }) => ['issues', 'issues-route', 'search-route'].includes(name),
            name: 'issues-common',
            minChunks: 2,
            priority: 10,
            enforce: true,
          },
        },
      },
      minimizer: [
        new TerserPlugin({
          // The licenses of packages are in one file, because browsers do not need them.
          extractComments: {
            condition: 'some',
            filename: 'assets/licenses.txt',
            banner: (file) => `Licenses: /${file}`,
          },
          // A second pass and modern syntax reduce the packages' code by 2%.
          terserOptions: { ecma: 2020, compress: { passes: 2 } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
  };
}

function serverBundle(dev, out) {
  return {
    ...common('server', dev),
    target: 'node20',
    entry: {
      main: path.join(source, 'server/main.ts'),
      cli: path.join(source, 'cli/main.ts'),
      writeEmptyDatabase: path.join(source, 'cli/writeEmptyDatabase.ts'),
      ...workers(),
    },
    output: { path: path.join(out, 'server'), filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    externals: [
      ({ request }, done) =>
        /^[./]/.test(request) || path.isAbsolute(request) ? done() : done(null, `commonjs ${request}`),
    ],
    node: { __dirname: false, __filename: false },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'babel-loader',
          options: { cacheDirectory: true },
        },
      ],
    },
    optimization: { minimize: false },
  };
}

function common(name, dev) {
  return {
    name,
    context: __dirname,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'eval-cheap-module-source-map' : false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    cache: {
      type: 'filesystem',
      name: `${name}-${dev ? 'dev' : 'production'}`,
      buildDependencies: { config: [__filename, path.join(__dirname, 'babel.config.js')] },
    },
  };
}

/** The files on which the minified code depends besides the sources: with another tool, the names of the files change. */
function hashBuildTools() {
  const tools = readdirSync(__dirname).filter((name) => /^(webpack\..*\.js|package-lock\.json)$/.test(name));
  const hash = createHash('sha256');
  for (const name of tools.sort()) hash.update(readFileSync(path.join(__dirname, name)));
  return hash.digest('hex');
}

/** Builds each `x.worker.ts` as `x.worker.js` beside main.js: worker threads are started by this name. */
function workers() {
  const files = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.worker.ts'));
  return Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), path.join(source, file)]));
}

const routerProductionFolder = path.join(
  path.dirname(require.resolve('react-router/package.json')),
  'dist/production',
);

/** The router's package.json points every bundler at its development files. */
function productionOfRouter() {
  return {
    'react-router$': path.join(routerProductionFolder, 'index.mjs'),
    'react-router/dom$': path.join(routerProductionFolder, 'dom-export.mjs'),
  };
}

/** The file that defines `createRouter`; its name has a hash. */
function findRouterFile() {
  const files = readdirSync(routerProductionFolder).map((name) => path.join(routerProductionFolder, name));
  return files.find(
    (file) => file.endsWith('.mjs') && readFileSync(file, 'utf8').includes('function createRouter('),
  );
}

/**
 * Excludes unused parts of Relay, because webpack cannot tree-shake CommonJS: code behind the disabled side
 * of a feature flag (ENABLE_ACTIVITY_COMPATIBILITY is on), modules that only an index names, and declarative
 * mutation configs, edge directives and updatable fragments, which our updaters replace.
 */
function unusedOfRelay() {
  const files = [
    'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js',
    'relay-runtime/lib/handlers/connection/MutationHandlers.js',
    'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js',
    'relay-runtime/lib/mutations/readUpdatableFragment.js',
    'relay-runtime/lib/mutations/readUpdatableQuery.js',
    'relay-runtime/lib/network/RelayQueryResponseCache.js',
    'relay-runtime/lib/query/fetchQuery_DEPRECATED.js',
    'relay-runtime/lib/store/NormalizationEngine.js',
    'relay-runtime/lib/store/createFragmentSpecResolver.js',
    'relay-runtime/lib/store/observeFragmentExperimental.js',
    'relay-runtime/lib/store/live-resolvers/resolverDataInjector.js',
    'relay-runtime/lib/store/observeQueryExperimental.js',
    'relay-runtime/lib/store/waitForFragmentExperimental.js',
    'relay-runtime/lib/util/createPayloadFor3DField.js',
  ];
  const hooks = 'react-relay/lib/relay-hooks';
  return {
    ...Object.fromEntries(files.map((file) => [require.resolve(file), false])),
    [require.resolve('relay-runtime/lib/store/live-resolvers/LiveResolverCache.js')]: path.join(
      source,
      'client/relay/noLiveResolvers.js',
    ),
    // The implementation that the enabled feature flag selects.
    [require.resolve(`${hooks}/useQueryLoader.js`)]: require.resolve(
      `${hooks}/useQueryLoader_EXPERIMENTAL.js`,
    ),
  };
}

/**
 * Rules that leave out functions of Relay and of the router for features that Winnow does not use.
 *
 * - Relay: resolvers, client edges, actors, modules, `@defer`, `@stream`, `@required` and `@catch`. A test compares the
 *   left out kinds with the generated artifacts (src/testing/generated/leftOutKinds.test.ts).
 * - Router: actions, fetchers, blockers, discovery and replacement of routes, instrumentation, server rendering.
 */
function createUnusedCodeRules() {
  const relay = [
    {
      file: 'relay-runtime/lib/store/OperationExecutor.js',
      functions: [
        '_handlePreNormalizedPayload',
        '_processAsyncOptimisticModuleImport',
        '_processDeferResponse',
        '_processFollowupPayload',
        '_processIncrementalPlaceholder',
        '_processIncrementalResponses',
        '_processOptimisticModuleImport',
      ],
    },
    { file: 'relay-runtime/lib/store/RelayReader.js' },
    { file: 'relay-runtime/lib/store/RelayResponseNormalizer.js' },
    { file: 'relay-runtime/lib/store/RelayReferenceMarker.js' },
    { file: 'relay-runtime/lib/store/DataChecker.js' },
  ].map(({ file, functions }) => ({
    test: require.resolve(file),
    loader: path.join(__dirname, 'webpack.unused.js'),
    options: { functions, cases: UNUSED_ARTIFACT_KINDS },
  }));
  return [
    ...relay,
    {
      test: findRouterFile(),
      loader: path.join(__dirname, 'webpack.unused.js'),
      options: {
        functions: [
          'RSCErrorHandler',
          '_internalSetRoutes',
          'decodeRedirectErrorDigest',
          'decodeRouteErrorResponseDigest',
          'deserializeErrors',
          'discoverRoutes',
          'fetch2',
          'getBlocker',
          'getRouteInstrumentationUpdates',
          'handleAction',
          'handleFetcherAction',
          'handleFetcherLoader',
          'instrumentClientSideRouter',
          'patchRoutesImpl',
          'updateBlocker',
        ],
      },
    },
  ];
}

/** Modules of packages that smaller ones of ours replace; tests compare both. */
function smallerReplacements() {
  const lucide = path.dirname(require.resolve('lucide-react/package.json'));
  const helpers = ['createForOfIteratorHelper', 'objectSpread2', 'toConsumableArray'];
  return {
    [path.join(lucide, 'dist/esm/createLucideIcon.mjs')]: path.join(source, 'client/ui/createIcon.tsx'),
    ...Object.fromEntries(
      helpers.map((name) => [
        require.resolve(`@babel/runtime/helpers/${name}`),
        path.join(source, `client/relay/helpers/${name}.js`),
      ]),
    ),
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

function compressed() {
  const test = /\.(js|css|html|svg|json)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz', threshold: 512 }),
    new CompressionPlugin({
      test,
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      filename: '[path][base].br',
      threshold: 512,
    }),
  ];
}
