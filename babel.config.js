const path = require('node:path');

/**
 * One Babel configuration for everything that runs our TypeScript: webpack (client and server
 * bundles), and src/testing/compile.js for jest and the tools in src/cli, src/bench and src/testing.
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
        // What runs in the browser. React Compiler must come before the Relay plugin.
        test: /[\\/]src[\\/](client|testing)[\\/]/,
        plugins: [
          ['babel-plugin-react-compiler', { target: '19' }],
          ['babel-plugin-relay', { artifactDirectory: path.join(__dirname, '__generated__') }],
        ],
      },
    ],
  };
};
