const path = require('node:path');

/**
 * The only Babel configuration: for webpack (client and server bundles) and, through src/testing/compile.js,
 * for jest and the tools in src/cli, src/bench and src/testing.
 */
module.exports = (api) => {
  const target = api.caller((caller) => (caller?.name === 'babel-loader' ? caller.target : undefined));
  const bundled = target !== undefined;
  return {
    presets: [
      [
        '@babel/preset-env',
        {
          modules: bundled ? false : 'commonjs',
          targets: target === 'web' ? 'chrome >= 119, firefox >= 121, safari >= 17.4' : { node: '20.19' },
        },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: process.env.NODE_ENV !== 'production' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    overrides: [
      {
        // Browser code. React Compiler must run before the Relay plugin.
        test: /[\\/]src[\\/]client[\\/]/,
        exclude: /\.test\.tsx?$/,
        plugins: [['babel-plugin-react-compiler', { target: '19' }]],
      },
      {
        test: /[\\/]src[\\/](client|testing)[\\/]/,
        plugins: [['babel-plugin-relay', { artifactDirectory: path.join(__dirname, '__generated__') }]],
      },
    ],
  };
};
