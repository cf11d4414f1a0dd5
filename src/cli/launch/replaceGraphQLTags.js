const path = require('node:path');

const root = path.resolve(__dirname, '../../..');

/**
 * Replaces the `graphql` tags of a TypeScript source by imports of Relay's generated artifacts. Everything else stays
 * as it is, on the same lines.
 */
exports.replaceGraphQLTags = function replaceGraphQLTags(source, filename) {
  if (!/\bgraphql`/.test(source)) return source;
  // Loaded only when needed: most files, and most tests, have no tags.
  const { transformSync } = require('@babel/core');
  const artifactDirectory = path.join(root, '__generated__');
  return transformSync(source, {
    filename,
    root,
    cwd: root,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? ['jsx'] : [])] },
    plugins: [[require.resolve('babel-plugin-relay'), { artifactDirectory, eagerEsModules: true }]],
    retainLines: true,
  }).code;
};
