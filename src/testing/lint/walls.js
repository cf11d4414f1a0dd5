/**
 * ESLint rule for the layers of docs/architecture.md: which folder may import which. Every kind of import counts,
 * type imports too, and so do GraphQL fragment spreads: `...Foo_bar` is an import of the module Foo.
 */
const fs = require('node:fs');
const path = require('node:path');

const src = path.resolve(__dirname, '../..');

/** Areas of the client that components, the shell and screens may all import. */
const BELOW_COMPONENTS = [
  'client/auth',
  'client/data',
  'client/drafts',
  'client/errors',
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
  'client/navigation': ['shared'],
  'client/components': [...BELOW_COMPONENTS, 'shared', '__generated__'],
  'client/shell': ['client/components', ...BELOW_COMPONENTS, 'shared', '__generated__'],
  'client/screens': ['client/components', ...BELOW_COMPONENTS, 'shared', '__generated__'],
  // The area `client` is main.tsx and the files beside it, which assemble the application.
  client: ['client/*', 'shared', '__generated__'],
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
  // The area `server` is main.ts and the files beside it, which assemble the server.
  server: ['server/*', 'cli', 'shared', '__generated__', 'package.json'],
  cli: ['server', 'server/*', 'shared'],
};

/** npm packages that an area must not import. */
const UNKNOWN_PACKAGES = {
  'client/ui': /^(react-relay|relay-runtime)(\/|$)/,
  'server/domain': /^(fastify|@fastify|graphql|graphql-yoga|@pothos|kysely|pg)(\/|$)/,
  'server/search': /^(fastify|@fastify|graphql|graphql-yoga|@pothos)(\/|$)/,
  'server/store': /^(fastify|@fastify|graphql|graphql-yoga|@pothos)(\/|$)/,
  'server/schema': /^(fastify|@fastify|kysely|pg)(\/|$)/,
  'server/importers': /^(kysely|pg)(\/|$)/,
  'server/demo': /^(kysely|pg)(\/|$)/,
  'server/commands': /^(kysely|pg)(\/|$)/,
};

/** The only file that may spread GraphQL fragments of any component; it explains why. */
const SPREADS_ANY_FRAGMENT = 'client/data/issueUpdate.ts';

const AREAS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);

/** @returns the area of a file, `__generated__`, `package.json`, or null for folders without rules (testing, bench) */
function areaOf(file) {
  const relative = path.relative(src, file).split(path.sep).join('/');
  if (relative.startsWith('../__generated__/')) return '__generated__';
  if (relative === '../package.json') return 'package.json';
  const bare = relative.replace(/\.tsx?$/, '');
  return AREAS.find((area) => bare === area || bare.startsWith(`${area}/`)) ?? null;
}

/** @returns why `from` must not import `specifier`, or null */
function importProblem(from, specifier) {
  const area = areaOf(from);
  if (area === null) return null;
  if (!specifier.startsWith('.')) {
    const unknown = UNKNOWN_PACKAGES[area];
    return unknown?.test(specifier) ? `${area} must not know the package ${specifier}.` : null;
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

/** Client modules by name. Relay requires unique names of modules that declare fragments. */
let modules = null;
function moduleNamed(name) {
  modules ??= new Map(
    fs
      .readdirSync(path.join(src, 'client'), { recursive: true })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => [path.basename(file).replace(/\.tsx?$/, ''), path.join(src, 'client', file)]),
  );
  return modules.get(name);
}

/** @returns the problems of the fragment spreads in a GraphQL text */
function spreadProblems(from, text) {
  const area = areaOf(from);
  if (area === null || from.endsWith(path.normalize(SPREADS_ANY_FRAGMENT))) return [];
  const spreads = text.matchAll(/\.\.\.\s*((\w+)_\w+)/g);
  return [...spreads].flatMap(([, fragment, moduleName]) => {
    const owner = moduleNamed(moduleName);
    const to = owner && areaOf(owner);
    return !owner || isAllowed(area, to) ? [] : [`${area} must not spread ${fragment} of ${to}.`];
  });
}

/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: { type: 'problem', schema: [], docs: { description: 'enforce the layers of src' } },
  create(context) {
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = importProblem(context.filename, node.value);
      if (message) context.report({ node, message });
    };
    return {
      "TaggedTemplateExpression[tag.name='graphql']": (node) => {
        const text = node.quasi.quasis.map((part) => part.value.raw).join('');
        for (const message of spreadProblems(context.filename, text)) context.report({ node, message });
      },
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};
