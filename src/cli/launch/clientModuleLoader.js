/** Webpack loader that compiles the client's TypeScript. Babel only reads files with a `graphql` tag. */
const path = require('node:path');
const { replaceGraphQLTags } = require('./replaceGraphQLTags');

const root = path.resolve(__dirname, '../../..');

module.exports = async function compileClientModule(source) {
  const done = this.async();
  const { dev } = this.getOptions();
  try {
    const { transform } = await import('rolldown/utils');
    const { code, map, errors } = await transform(
      this.resourcePath,
      replaceGraphQLTags(source, this.resourcePath),
      {
        cwd: root,
        target: ['chrome119', 'firefox121', 'safari17.4'],
        jsx: { runtime: 'automatic', development: dev, refresh: dev },
        sourcemap: dev,
      },
    );
    if (errors.length > 0)
      throw new Error(errors.map(({ message, codeframe }) => codeframe ?? message).join('\n'));
    done(null, code, map ?? undefined);
  } catch (error) {
    done(error);
  }
};
