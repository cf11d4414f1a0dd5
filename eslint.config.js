/**
 * Lint has two parts: .oxlintrc.json holds the general and the type-checked rules, which oxlint checks six times
 * as fast as typescript-eslint; this file holds the rules of React, of Relay and of this project, such as the
 * import rules between folders (src/testing/lint/walls.js). Comments cannot disable rules (`noInlineConfig`).
 */
const reactHooks = require('eslint-plugin-react-hooks');
const relay = require('eslint-plugin-relay');
const tseslint = require('typescript-eslint');
const walls = require('./src/testing/lint/walls');

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
/** The only component that renders the server's sanitized HTML. */
const RENDERS_HTML = ['src/client/components/RenderedMarkdown.tsx'];
/** Modules that select data for components elsewhere: a refetch, and the selection of mutations and live updates. */
const SELECTS_FOR_OTHERS = ['src/client/screens/issue/useIssueRefresh.ts', 'src/client/data/issueUpdate.ts'];
/** Files that build table and column names from constants. */
const WRITES_RAW_SQL = ['src/server/store/migrations/**', 'src/server/store/**/*ndexes.ts'];
/** The only file that increments a project's version. */
const ADVANCES_PROJECTS = ['src/server/store/changes/advanceProject.ts'];

const BANNED_SYNTAX = {
  maskFalse: {
    selector: "TaggedTemplateExpression[tag.name='graphql'] TemplateElement[value.raw=/mask\\s*:\\s*false/]",
    message: '`mask: false` is not allowed: a component reads only its own fragment.',
  },
  html: {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: `Only ${RENDERS_HTML.join()} may render HTML.`,
  },
  rawSql: {
    selector: "MemberExpression[object.name='sql'][property.name='raw']",
    message: 'Pass values and names to SQL through the query builder, never as text.',
  },
  spreadLiteral: {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties themselves instead of spreading an object literal.',
  },
  projectRow: {
    selector: "CallExpression[callee.property.name='updateTable'][arguments.0.value='project']",
    message: 'Only advanceProject may update a project: it increments the version and notifies subscribers.',
  },
};

function banned(...names) {
  return {
    'no-restricted-syntax': ['error', ...['spreadLiteral', ...names].map((name) => BANNED_SYNTAX[name])],
  };
}

module.exports = tseslint.config(
  { ignores: ['__generated__/', 'build/', 'coverage/', 'data/', 'node_modules/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { local: { rules: { walls } } },
    rules: {
      'local/walls': 'error',
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }],
      ...banned('maskFalse', 'html', 'rawSql', 'projectRow'),
    },
  },
  {
    // The rules of the React Compiler compile each file: only those that can hold components and hooks.
    files: ['src/client/**/*.tsx', 'src/client/**/use*.ts', 'src/client/**/*Context.ts'],
    ignores: TESTS,
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    plugins: { relay, 'react-hooks': reactHooks },
    rules: {
      ...relay.configs['ts-strict'].rules,
      'react-hooks/rules-of-hooks': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-relay',
              importNames: ['useLazyLoadQuery', 'fetchQuery'],
              message: 'Load queries in the route loader with loadQuery and read them with useLoaderQuery.',
            },
          ],
          patterns: [{ group: ['react-relay/*'], message: "Import from 'react-relay'." }],
        },
      ],
    },
  },
  { files: SELECTS_FOR_OTHERS, rules: { 'relay/must-colocate-fragment-spreads': 'off' } },
  { files: RENDERS_HTML, rules: banned('maskFalse', 'rawSql', 'projectRow') },
  { files: WRITES_RAW_SQL, rules: banned('maskFalse', 'html', 'projectRow') },
  { files: [...ADVANCES_PROJECTS, ...TESTS], rules: banned('maskFalse', 'html', 'rawSql') },
  {
    files: [...TESTS, 'src/testing/**', 'src/bench/**'],
    rules: { 'local/walls': 'off' },
  },
);
