/**
 * Besides the usual: the walls between folders (src/testing/lint/walls.js) and what this project
 * has decided against. Comments that switch rules off have no effect (`noInlineConfig`).
 */
const reactHooks = require('eslint-plugin-react-hooks');
const relay = require('eslint-plugin-relay');
const tseslint = require('typescript-eslint');
const walls = require('./src/testing/lint/walls');

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
/** The one place that puts the server's sanitized HTML on the page. */
const RENDERS_HTML = ['src/client/components/RenderedMarkdown.tsx'];
/** Modules that select data for components elsewhere: a refetch, and the selection of mutations and live updates. */
const SELECTS_FOR_OTHERS = ['src/client/screens/issue/useIssueRefresh.ts', 'src/client/data/issueUpdate.ts'];
/** Where names of tables and columns are put together from constants of our own. */
const WRITES_RAW_SQL = ['src/server/store/migrations/**', 'src/server/store/**/*ndexes.ts'];
/** The one place that gives a project its next version. */
const ADVANCES_PROJECTS = ['src/server/store/changes/advanceProject.ts'];

const BANNED_SYNTAX = {
  maskFalse: {
    selector: "TaggedTemplateExpression[tag.name='graphql'] TemplateElement[value.raw=/mask\\s*:\\s*false/]",
    message: 'A component sees its own fragment only: no `mask: false`.',
  },
  html: {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: `Only ${RENDERS_HTML.join()} puts HTML on the page.`,
  },
  rawSql: {
    selector: "MemberExpression[object.name='sql'][property.name='raw']",
    message: 'Values and names go into SQL through the builder, never as text.',
  },
  projectRow: {
    selector: "CallExpression[callee.property.name='updateTable'][arguments.0.value='project']",
    message: 'Only advanceProject gives a project a version: it tells of it, too.',
  },
};

function banned(...names) {
  return { 'no-restricted-syntax': ['error', ...names.map((name) => BANNED_SYNTAX[name])] };
}

module.exports = tseslint.config(
  { ignores: ['__generated__/', 'build/', 'coverage/', 'data/', 'node_modules/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: __dirname } },
    plugins: { local: { rules: { walls } } },
    rules: {
      'local/walls': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A method of an interface of promises may have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      ...banned('maskFalse', 'html', 'rawSql', 'projectRow'),
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { relay },
    rules: {
      ...relay.configs['ts-strict'].rules,
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-relay',
              importNames: ['useLazyLoadQuery', 'fetchQuery'],
              message: 'Loaders own queries: loadQuery in the route loader, adopted by useOwnedQuery.',
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
    rules: {
      'local/walls': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
