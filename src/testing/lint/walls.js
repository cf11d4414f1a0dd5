/**
 * The walls of docs/architecture.md as an ESLint rule: which folder may import which. Every way to
 * import counts, types too: a type is knowledge as well.
 */
const path = require('node:path');

const src = path.resolve(__dirname, '../..');

/** Folders under src, the deepest that fits wins; each with the areas it may import beside its own. */
const MAY_IMPORT = {
  shared: [],
  'client/ui': ['shared'],
  client: ['client/ui', 'shared', '__generated__'],
  'server/store': ['shared'],
  'server/search': ['server/store', 'shared'],
  'server/domain': ['server/search', 'server/store', 'shared'],
  'server/schema': ['server/domain', 'server/search', 'server/store', 'server/config', 'shared'],
  'server/http': [
    'server/schema',
    'server/domain',
    'server/search',
    'server/store',
    'server/config',
    'shared',
  ],
  'server/importers': ['server/domain', 'server/search', 'server/store', 'shared'],
  'server/demo': ['server/domain', 'server/search', 'server/store', 'shared'],
  'server/commands': [
    'server/demo',
    'server/domain',
    'server/importers',
    'server/search',
    'server/store',
    'shared',
  ],
  'server/config': ['shared'],
  // main.ts and its like, which put the parts together.
  server: ['server/*', 'cli', 'shared', '__generated__', 'package.json'],
  cli: ['server', 'server/*', 'shared'],
};

/** What of node_modules a folder may not know. */
const UNKNOWN_PACKAGES = {
  'client/ui': /^(react-relay|relay-runtime)(\/|$)/,
  'server/domain': /^(fastify|@fastify|graphql|graphql-yoga|@pothos|kysely|pg)(\/|$)/,
  'server/search': /^(fastify|@fastify|graphql|graphql-yoga|@pothos)(\/|$)/,
  'server/store': /^(fastify|@fastify|graphql|graphql-yoga|@pothos)(\/|$)/,
  'server/schema': /^(fastify|@fastify|kysely|pg)(\/|$)/,
};

const AREAS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);

/** @returns the area of a file, `__generated__`, `package.json`, or null for what has no walls (testing, bench) */
function areaOf(file) {
  const relative = path.relative(src, file).split(path.sep).join('/');
  if (relative.startsWith('../__generated__/')) return '__generated__';
  if (relative === '../package.json') return 'package.json';
  const bare = relative.replace(/\.tsx?$/, '');
  return AREAS.find((area) => bare === area || bare.startsWith(`${area}/`)) ?? null;
}

/** Why `from` may not import `specifier`; null when it may. */
function refusal(from, specifier) {
  const area = areaOf(from);
  if (area === null) return null;
  if (!specifier.startsWith('.')) {
    const unknown = UNKNOWN_PACKAGES[area];
    return unknown?.test(specifier) ? `${area} must not know the package ${specifier}.` : null;
  }
  const target = path.resolve(path.dirname(from), specifier);
  const to = areaOf(target);
  if (to === area) return null;
  const allowed = MAY_IMPORT[area].some(
    (one) => one === to || (one.endsWith('/*') && to?.startsWith(one.slice(0, -1))),
  );
  return allowed ? null : `${area} must not import ${to ?? path.relative(src, target)}.`;
}

/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: { type: 'problem', schema: [], docs: { description: 'hold the walls between the folders of src' } },
  create(context) {
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = refusal(context.filename, node.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};
