/** Tests .oxlintrc.json and this project's lint rules: runs oxlint on example files in a temporary folder. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');

/** Modules whose fragments the examples spread. They are empty: only their folders count. */
const MODULES_WITH_FRAGMENTS = [
  'client/components/issues/OpenIssueCount.tsx',
  'client/components/issues/WorkflowStateIcon.tsx',
  'client/data/issueUpdate.ts',
  'client/screens/issues/row/IssueRow.tsx',
];

/** One line of code in a file below src, which the rule reports. */
const ERRORS: [rule: string, file: string, code: string][] = [
  ['winnow(walls)', 'client/screens/issues/IssuesScreen.tsx', "import '../../../server/domain/permissions';"],
  ['winnow(walls)', 'client/relay/network.ts', "export * from '../../server/http/server';"],
  ['winnow(walls)', 'server/http/server.ts', "import '../../client/app/main';"],
  ['winnow(walls)', 'server/domain/access/permissions.ts', "import '../../http/server';"],
  ['winnow(walls)', 'server/domain/access/permissions.ts', "import '../../schema/Issue';"],
  ['winnow(walls)', 'server/store/load.ts', "import '../search/list/Search';"],
  ['winnow(walls)', 'server/search/list/IssueSearch.ts', "import('../../domain/access/permissions');"],
  ['winnow(walls)', 'shared/limits.ts', "import '../server/config';"],
  ['winnow(walls)', 'shared/limits.ts', "import '../client/app/routes';"],
  ['winnow(walls)', 'client/ui/Button.tsx', "import { graphql } from 'react-relay';"],
  ['winnow(walls)', 'client/ui/Button.tsx', "import '../components/Person';"],
  ['winnow(walls)', 'client/ui/Button.tsx', "import '../../../__generated__/UserWithAvatar_user.graphql';"],
  ['winnow(walls)', 'server/domain/access/permissions.ts', "import 'graphql';"],
  ['winnow(walls)', 'server/http/server.ts', "import '../../testing/databases';"],
  ['winnow(walls)', 'server/importers/readers/records.ts', "import '../mappers/names';"],
  ['winnow(walls)', 'server/importers/mappers/jira/fields.ts', "import '../../readers/records';"],
  ['winnow(walls)', 'server/importers/mappers/jira/fields.ts', "import '../../sources/ImportFormat';"],
  ['winnow(walls)', 'server/duplicates/DuplicateFinder.ts', "import './training/ScoredDataset';"],
  ['winnow(walls)', 'server/main.ts', "import './duplicates/training/ScoredDataset';"],
  ['winnow(walls)', 'client/mutations/updateIssue.ts', "import '../components/Person';"],
  ['winnow(walls)', 'client/relay/network/post.ts', "import '../../mutations/updateIssue';"],
  ['winnow(walls)', 'client/mutations/updateIssue.ts', 'graphql`mutation { issue { ...IssueRow_issue } }`'],
  [
    'winnow(walls)',
    'client/relay/live/startLive.ts',
    'graphql`subscription { issue { ...OpenIssueCount_project } }`',
  ],
  [
    'winnow(walls)',
    'client/components/Person.tsx',
    'graphql`fragment UserWithAvatar_user on User { ...IssueRow_issue }`',
  ],
  [
    'winnow(no-unmasked-fragment)',
    'client/components/Issue.tsx',
    'graphql`fragment Issue_issue on Issue { ...Title_issue @relay(mask: false) }`',
  ],
  ['winnow(no-html)', 'client/components/Text.tsx', '<p dangerouslySetInnerHTML={{ __html: html }} />;'],
  ['winnow(no-raw-sql)', 'server/store/read/issues.ts', 'sql.raw(value);'],
  ['winnow(no-spread-literal)', 'shared/spread.ts', 'f({ ...first, ...{ b: 1 } });'],
  ['winnow(no-project-update)', 'server/store/changes/setName.ts', "db.updateTable('project');"],
  ['winnow(query-owners)', 'client/screens/B.tsx', "import { fetchQuery } from 'relay-runtime';"],
  ['winnow(query-owners)', 'client/shell/B.tsx', "import { graphql, loadQuery as load } from 'react-relay';"],
  [
    'winnow(query-owners)',
    'client/components/C.tsx',
    "import { loadAbortableQuery } from '../relay/queries/screenQueries';",
  ],
  ['eslint(no-restricted-imports)', 'client/screens/A.tsx', "import { fetchQuery } from 'react-relay';"],
  ['react-hooks(rules-of-hooks)', 'client/components/Hook.tsx', 'const f = () => { if (a) useState(0); };'],
  [
    'react(purity)',
    'client/components/Time.tsx',
    'export function Time() { const now = Date.now(); return <p>{now}</p>; }',
  ],
  [
    'relay(must-colocate-fragment-spreads)',
    'client/components/Spread.tsx',
    'graphql`fragment Spread_project on Project { ...OpenIssueCount_project }`;',
  ],
];

const ALLOWED: [file: string, code: string][] = [
  ['client/screens/issues/IssuesList.tsx', "import '../../ui/Button';"],
  ['client/screens/issues/IssuesList.tsx', "import '../../../../__generated__/IssuesQuery.graphql';"],
  ['client/ui/Icon.tsx', "import '../../shared/limits';"],
  ['server/http/routes.ts', "import '../schema/schema';"],
  ['server/schema/Issue.ts', "import '../domain/access/permissions';"],
  ['server/domain/access/roles.ts', "import '../../store/Store';"],
  ['server/main.ts', "import './http/server';"],
  ['server/duplicates/training/main.ts', "import '../../../testing/createSeededRandom';"],
  ['cli/main.ts', "import '../server/importers/importIssues';"],
  ['server/importers/sources/jira/jiraFormat.ts', "import '../../readers/records';"],
  ['server/commands/import.ts', "import '../importers/sources/ImportFormat';"],
  ['client/mutations/createIssue.ts', 'graphql`mutation { issue { ...issueUpdate_issue } }`'],
  ['client/data/issueUpdate.ts', 'graphql`fragment issueUpdate_issue on Issue { ...IssueRow_issue }`'],
  [
    'client/screens/issues/row/IssueRow.tsx',
    'graphql`fragment IssueRow_issue on Issue { ...WorkflowStateIcon_state }`',
  ],
  ['client/relay/queries/requests.ts', "import { fetchQuery } from 'relay-runtime';"],
  ['client/relay/queries/screenQueries.ts', "import { loadQuery } from 'react-relay';"],
  ['client/lists/RetainedQuery.ts', "import { fetchQuery } from 'relay-runtime';"],
  [
    'client/screens/admin/audit/entry.ts',
    "import { loadAbortableQuery } from '../../../relay/queries/screenQueries';",
  ],
  ['client/screens/A.test.tsx', "import { loadQuery } from 'react-relay';"],
  ['client/components/markdown/RenderedMarkdown.tsx', '<p dangerouslySetInnerHTML={{ __html: html }} />;'],
  ['server/store/migrations/001.ts', 'sql.raw(value);'],
  ['server/store/changes/advanceProject.ts', "db.updateTable('project');"],
  ['server/store/read/safe.ts', 'sql`SELECT ${value}`;'],
];

let found: (file: string, code: string) => string[];
const folder = mkdtempSync(path.join(tmpdir(), 'winnow-lint-'));

beforeAll(() => {
  found = lintExamples(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(ERRORS)('%s reports in %s: %s', (rule, file, code) => {
  expect(found(file, code).filter((reported) => reported === rule)).toEqual([rule]);
});

test.each(ALLOWED)('the rules of this project report nothing in %s: %s', (file, code) => {
  expect(found(file, code).filter((rule) => rule.startsWith('winnow('))).toEqual([]);
});

test('no comment switches a rule off', () => {
  const sources = path.join(PROJECT_ROOT, 'src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const switching = files
    .map((file) => path.join(sources, file))
    .filter((file) => /\.tsx?$/.test(file) && file !== __filename)
    .filter((file) => /(oxlint|eslint)-disable/.test(readFileSync(file, 'utf8')));
  expect(switching).toEqual([]);
});

/**
 * Writes each example into its file, one per line, and checks all files once.
 * @param root an empty folder
 * @returns a function that returns the rules that report an example
 */
function lintExamples(root: string): (file: string, code: string) => string[] {
  const examples = [...ALLOWED, ...ERRORS.map(([, file, code]): [string, string] => [file, code])];
  const lines = new Map<string, string[]>(MODULES_WITH_FRAGMENTS.map((file) => [file, []]));
  for (const [file, code] of examples) lines.set(file, [...(lines.get(file) ?? []), code]);
  for (const [file, codes] of lines) {
    mkdirSync(path.dirname(path.join(root, 'src', file)), { recursive: true });
    writeFileSync(path.join(root, 'src', file), codes.join('\n'));
  }
  cpSync(path.join(PROJECT_ROOT, '.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
  cpSync(__dirname, path.join(root, 'src/testing/lint'), { recursive: true });
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const oxlint = path.join(PROJECT_ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as OxlintReport;
  return (file, code) =>
    diagnostics
      .filter(({ filename }) => filename === path.join('src', file))
      .filter(({ labels }) => labels[0]?.span.line === lines.get(file)!.indexOf(code) + 1)
      .map((diagnostic) => diagnostic.code);
}

interface OxlintReport {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}
