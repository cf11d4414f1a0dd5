/**
 * Lint rule for the owners of queries in the client (see src/client/relay/README.md): the functions that request a
 * query may be imported only by the modules that keep its data for a component, or release them.
 */
const path = require('node:path');

const client = path.resolve(__dirname, '../../client');

/** Files that may import a function: patterns of their paths below src/client. */
const HOMES = {
  fetchQuery: [/^relay\/queries\//, /^lists\//],
  loadQuery: [/^relay\/queries\//],
  loadAbortableQuery: [
    /^relay\/queries\//,
    /^screens\/(.+\/)?entry\.ts$/,
    // The frame around every screen: its query starts when the page opens.
    /^shell\/AppShell\.tsx$/,
  ],
};

const MESSAGE =
  'Load a query in entry.ts, with useQueryLoader, useAbortingQueryLoader or RetainedQuery. ' +
  'For a refetch or a single read, use relay/queries/requests.ts.';

module.exports = {
  meta: { type: 'problem', schema: [], docs: { description: 'enforce that each query has an owner' } },
  create(context) {
    const file = path.relative(client, path.resolve(context.filename)).split(path.sep).join('/');
    if (file.startsWith('../')) return {};
    return {
      ImportSpecifier(node) {
        const homes = HOMES[node.imported.name];
        if (homes && !homes.some((home) => home.test(file))) context.report({ node, message: MESSAGE });
      },
    };
  },
};
