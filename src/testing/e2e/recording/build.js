/**
 * Builds the client once more, with reactRelay.ts and relayRuntime.ts in place of Relay's, into build/recording:
 * neither minified nor compressed, because only unreadFields.test.ts loads it.
 */
const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const webpack = require('webpack');

const root = path.resolve(__dirname, '../../../..');
const client = require(path.join(root, 'webpack.config.js'))({
  out: path.join(root, 'build/recording'),
  reactRelay: path.join(__dirname, 'reactRelay.ts'),
});
// The replaced modules apply only to our own code: Relay's modules keep importing each other.
client.module.rules.push({
  test: /\.tsx?$/,
  include: path.join(root, 'src/client'),
  resolve: { alias: { 'relay-runtime$': path.join(__dirname, 'relayRuntime.ts') } },
});
client.optimization.minimize = false;
client.plugins = client.plugins.filter((plugin) => !(plugin instanceof CompressionPlugin));
client.optimization.concatenateModules = false;

webpack(client, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exitCode = 1;
});
