/**
 * Lint rule for the layers of docs/architecture.md: which folder may import which. Every kind of import counts,
 * also type imports and GraphQL fragment spreads (see moduleReferences.js).
 */
const path = require('node:path');
const { readModuleReferences } = require('./moduleReferences');

const src = path.resolve(__dirname, '../..');

/** Areas of the client that components, the shell and screens may all import. */
const BELOW_COMPONENTS = [
  'client/auth',
  'client/data',
  'client/drafts',
  'client/errors',
  'client/lists',
  'client/mutations',
  'client/navigation',
  'client/relay',
  'client/ui',
];

/**
 * Areas of the code: folders below src, each with the other areas that it may import. The deepest matching
 * folder wins.
 */
const MAY_IMPORT = {
  shared: [],
  'client/ui': ['shared'],
  'client/errors': ['shared'],
  'client/auth': ['client/errors', 'shared'],
  'client/drafts': ['shared', '__generated__'],
  'client/data': ['shared', '__generated__'],
  'client/lists': ['shared'],
  'client/relay': ['client/auth', 'client/data', 'client/errors', 'shared', '__generated__'],
  'client/mutations': [
    'client/auth',
    'client/data',
    'client/drafts',
    'client/errors',
    'client/relay',
    'shared',
    '__generated__',
  ],
  'client/navigation': ['client/ui', 'shared'],
  'client/components': [...BELOW_COMPONENTS, 'shared', '__generated__'],
  'client/shell': ['client/components', ...BELOW_COMPONENTS, 'shared', '__generated__'],
  'client/screens': ['client/components', ...BELOW_COMPONENTS, 'shared', '__generated__'],
  // The routes and the entry of the bundle, which assemble the application.
  'client/app': ['client/*', 'shared', '__generated__'],
  'server/store': ['shared'],
  'server/search': ['server/store', 'shared'],
  'server/duplicates': ['server/search', 'server/store', 'shared'],
  'server/domain': ['server/duplicates', 'server/search', 'server/store', 'shared'],
  'server/schema': ['server/domain', 'server/search', 'server/store', 'server/config', 'shared'],
  'server/http': [
    'server/schema',
    'server/domain',
    'server/search',
    'server/store',
    'server/config',
    'shared',
  ],
  'server/importers': ['server/importers/*', 'server/domain', 'server/search', 'server/store', 'shared'],
  // Readers are independent of trackers, mappers of files.
  'server/importers/values': ['shared'],
  'server/importers/readers': ['server/importers/values', 'server/domain', 'server/store', 'shared'],
  'server/importers/mappers': ['server/importers/values', 'server/domain', 'server/store', 'shared'],
  'server/demo': ['server/domain', 'server/search', 'server/store', 'shared'],
  'server/commands': [
    'server/demo',
    'server/domain',
    'server/importers',
    'server/importers/*',
    'server/search',
    'server/store',
    'shared',
  ],
  'server/config': ['shared'],
  'server/smtp': ['server/config', 'server/domain', 'shared'],
  // The area `server` is main.ts and the files beside it, which assemble the server.
  server: ['server/*', 'cli', 'shared', '__generated__', 'package.json'],
  cli: ['server', 'server/*', 'shared'],
};

/** npm packages that an area must not import. */
const FORBIDDEN_PACKAGES = {
  'client/ui': /^(react-relay|relay-runtime)(\/|$)/,
  'server/domain': /^(fastify|@fastify|graphql|graphql-yoga|@pothos|kysely|pg)(\/|$)/,
  'server/duplicates': /^(fastify|@fastify|graphql|graphql-yoga|@pothos|kysely|pg)(\/|$)/,
  'server/search': /^(fastify|@fastify|graphql|graphql-yoga|@pothos)(\/|$)/,
  'server/store': /^(fastify|@fastify|graphql|graphql-yoga|@pothos)(\/|$)/,
  'server/schema': /^(fastify|@fastify|kysely|pg)(\/|$)/,
  'server/importers': /^(kysely|pg)(\/|$)/,
  'server/importers/readers': /^(kysely|pg)(\/|$)/,
  'server/importers/mappers': /^(kysely|pg)(\/|$)/,
  'server/demo': /^(kysely|pg)(\/|$)/,
  'server/commands': /^(kysely|pg)(\/|$)/,
};

/** Tools inside an area. Like the folders testing and bench they may import everything, and no area may import them. */
const TOOLS = ['server/duplicates/training'];

const AREAS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);

/**
 * @returns the area of a file, `__generated__`, `package.json`, or null for folders without rules (testing, bench,
 *   TOOLS)
 */
function areaOf(file) {
  const relative = path.relative(src, file).split(path.sep).join('/');
  if (relative.startsWith('../__generated__/')) return '__generated__';
  if (relative === '../package.json') return 'package.json';
  const bare = relative.replace(/\.tsx?$/, '');
  const isIn = (folder) => bare === folder || bare.startsWith(`${folder}/`);
  return TOOLS.some(isIn) ? null : (AREAS.find(isIn) ?? null);
}

/** @returns why the file `from` must not contain a reference to another module, or null */
function referenceProblem(from, reference) {
  const area = areaOf(from);
  if (area === null) return null;
  if (reference.kind === 'spread') {
    const to = areaOf(reference.file);
    return isAllowed(area, to) ? null : `${area} must not spread ${reference.fragment} of ${to}.`;
  }
  const { specifier } = reference;
  if (!specifier.startsWith('.')) {
    const forbidden = FORBIDDEN_PACKAGES[area];
    return forbidden?.test(specifier) ? `${area} must not import the package ${specifier}.` : null;
  }
  const target = path.resolve(path.dirname(from), specifier);
  const to = areaOf(target);
  return isAllowed(area, to) ? null : `${area} must not import ${to ?? path.relative(src, target)}.`;
}

const isAllowed = (area, to) =>
  to === area ||
  MAY_IMPORT[area].some(
    (allowed) => allowed === to || (allowed.endsWith('/*') && to?.startsWith(allowed.slice(0, -1))),
  );

module.exports = {
  meta: { type: 'problem', schema: [], docs: { description: 'enforce the layers of src' } },
  create: (context) => ({
    Program() {
      const { filename, sourceCode } = context;
      if (areaOf(filename) === null) return;
      for (const reference of readModuleReferences(path.resolve(filename), sourceCode.text)) {
        const message = referenceProblem(filename, reference);
        if (message) context.report({ loc: sourceCode.getLocFromIndex(reference.index), message });
      }
    },
  }),
};
