/**
 * One Babel configuration for everything that runs our TypeScript: webpack (client and server
 * bundles), jest, and `@babel/register` for the tools in src/cli, src/bench and src/testing.
 * React Compiler must come before the Relay plugin.
 */
module.exports = (api) => {
  const isClientBundle = api.caller((caller) => caller?.name === 'babel-loader' && caller.target === 'web');
  const isServerBundle = api.caller((caller) => caller?.name === 'babel-loader' && caller.target === 'node');
  const bundled = isClientBundle || isServerBundle;
  return {
    presets: [
      ['@babel/preset-env', {
        modules: bundled ? false : 'commonjs',
        targets: isClientBundle
          ? 'chrome >= 119, firefox >= 121, safari >= 17.4'
          : { node: '20.19' },
      }],
      ['@babel/preset-react', { runtime: 'automatic', development: process.env.NODE_ENV !== 'production' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      ...(isServerBundle ? [] : [['babel-plugin-react-compiler', { target: '19' }]]),
      ['babel-plugin-relay', { artifactDirectory: './__generated__' }],
    ],
  };
};
