import fs from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { runImportCommand } from '../../testing/runImportCommand';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import { createBug } from '../importers/sources/bugzilla/testing/fixtures';
import { createGithubRestIssue } from '../importers/sources/github/testing/fixtures';
import { createGitlabIssue } from '../importers/sources/gitlab/testing/fixtures';
import { createJiraIssue } from '../importers/sources/jira/testing/fixtures';
import { formatNdjson } from '../importers/testing/inputFiles';
import type { DatabaseStore } from '../store/DatabaseStore';
import { RANDOM_SEED } from '../../testing/randomCases';

const getFolder = createTemporaryFolderPerTest();

async function write(name: string, content: string): Promise<void> {
  const file = path.join(getFolder(), 'input', name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

const LATER = '2030-01-01T00:00:00Z';
const API = 'https://api.github.com/repos/acme/kettle';
const WEB = 'https://github.com/acme/kettle';
const GITLAB = 'https://gitlab.kettle.example/lab/kettle/-';

/** A record that is not an issue, and the name by which the report counts it. */
type ForeignRecord = readonly [name: string, file: string, record: Record<string, unknown>];

const createGithubRecords = (number: number): ForeignRecord[] => {
  const common = { number, title: `Foreign ${number}`, state: 'open', created_at: LATER, updated_at: LATER };
  const milestone = { ...common, description: '', due_on: LATER, creator: { login: 'ada' } };
  return [
    ['milestones', `milestones/${number}.json`, { ...milestone, html_url: `${WEB}/milestone/${number}` }],
    ['milestones', `other/${number}.json`, { ...milestone, url: `${API}/milestones/${number}` }],
    ['milestones', `milestones/page-${number}.json`, common],
    ['milestones', `saved-${number}.json`, milestone],
    ['milestones', `x/${number}.json`, { ...common, open_issues: 1, closed_issues: 2 }],
    ['pull requests', `pulls/${number}.json`, { ...common, html_url: `${WEB}/pull/${number}`, user: null }],
    ['pull requests', `pulls-${number}.json`, { ...common, headRefName: 'lid', baseRefName: 'main' }],
    [
      'pull requests',
      `pulls/page${number}.json`,
      { ...common, body: '', user: { login: 'ada' }, labels: [] },
    ],
    ['discussions', `d/${number}.json`, { ...common, html_url: `${WEB}/discussions/${number}`, body: '' }],
    [
      'discussions',
      `discussions/${number}.json`,
      { ...common, body: '', answer_chosen_at: null, answer_html_url: 'x' },
    ],
    ['labels', `labels/labels-${number}.json`, { name: `hot ${number}`, color: 'ff0000', default: false }],
    [
      'releases',
      `releases/${number}.json`,
      { id: number, tag_name: 'v1', name: 'One', body: 'x', created_at: LATER },
    ],
    ['workflow runs', `runs/${number}.json`, { id: number, run_number: number, name: 'CI', head_sha: 'a' }],
    [
      'commits',
      `commits/${number}.json`,
      { sha: 'abc', commit: { message: 'x' }, html_url: `${WEB}/commit/abc` },
    ],
    ['users', `people/${number}.json`, { login: 'ada', id: number, type: 'User' }],
    [
      'repositories',
      `repos/${number}.json`,
      { id: number, full_name: 'acme/kettle', default_branch: 'main' },
    ],
    [
      'projects',
      `boards/${number}.json`,
      { ...common, url: `https://github.com/orgs/acme/projects/${number}` },
    ],
  ];
};

const createGitlabRecords = (iid: number): ForeignRecord[] => {
  const common = {
    id: 50 + iid,
    iid,
    title: `Foreign ${iid}`,
    state: 'opened',
    created_at: LATER,
    updated_at: LATER,
  };
  return [
    [
      'merge requests',
      `tree/project/merge_requests-${iid}.ndjson`,
      { ...common, source_branch: 'a', author_id: 1 },
    ],
    ['merge requests', `merge_requests/${iid}.json`, { ...common, author: null, labels: [], notes: [] }],
    ['merge requests', `mr-${iid}.json`, { ...common, web_url: `${GITLAB}/merge_requests/${iid}` }],
    [
      'merge requests',
      `any-${iid}.json`,
      { ...common, references: { full: `lab/kettle!${iid}` }, labels: [] },
    ],
    ['milestones', `milestones/${iid}.json`, { ...common, state: 'active' }],
    [
      'milestones',
      `m-${iid}.json`,
      { ...common, state: 'active', start_date: '2020-01-01', due_date: '2020-02-01' },
    ],
    ['milestones', `n-${iid}.json`, { ...common, web_url: `${GITLAB}/milestones/${iid}` }],
    [
      'epics',
      `epics/${iid}.json`,
      { ...common, author: null, labels: [], references: { full: `lab&${iid}` } },
    ],
    ['epics', `e-${iid}.json`, { ...common, labels: [], start_date_is_fixed: false }],
    ['pipelines', `pipelines/${iid}.json`, { id: iid, iid, sha: 'abc', ref: 'main', status: 'success' }],
    ['labels', `labels-${iid}.json`, { title: `hot ${iid}`, color: '#ff0000' }],
    ['releases', `releases-${iid}.json`, { tag_name: 'v1', name: 'One', description: '' }],
    ['snippets', `snippets/${iid}.json`, { id: iid, title: 'S', file_name: 'a.rb', visibility: 'public' }],
    ['project feature', `tree/project/project_feature.ndjson`, { wiki_access_level: 20 }],
    ['users', `members/${iid}.json`, { id: iid, username: 'ada', state: 'active' }],
  ];
};

const FORMATS = [
  {
    name: 'github',
    createRecords: createGithubRecords,
    createIssue: (number: number) => createGithubRestIssue(number, { title: `Real ${number}` }),
  },
  {
    name: 'gitlab',
    createRecords: createGitlabRecords,
    createIssue: (number: number) => createGitlabIssue(number, { title: `Real ${number}` }),
  },
];

describeEachDatabaseEngine('winnow import of records that are not issues', (open) => {
  let store: DatabaseStore;
  let lastKey = 0;
  let key: string;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => {
    key = `FOR${++lastKey}`;
  });

  const readTitles = async (): Promise<string[]> => {
    const { rows } = await sql<{ title: string }>`SELECT title FROM issue
      WHERE project_id = (SELECT id FROM project WHERE key = ${key}) ORDER BY number`.execute(store.db);
    return rows.map(({ title }) => title);
  };

  test.each(FORMATS)(
    'counts the records of a $name folder by name, and replaces no issue by them',
    async ({ name, createRecords, createIssue }) => {
      const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
      const foreign = numbers.flatMap(
        (number) =>
          fc.sample(fc.subarray(createRecords(number), { minLength: 5 }), {
            numRuns: 1,
            seed: RANDOM_SEED + number,
          })[0]!,
      );
      foreign.push(...createRecords(1));
      const contents = new Map<string, Record<string, unknown>[]>();
      for (const [, file, record] of foreign) contents.set(file, [...(contents.get(file) ?? []), record]);
      for (const number of numbers) contents.set(`issues/${number}.json`, [createIssue(number)]);
      for (const [file, records] of contents) await write(file, formatNdjson(...records));
      const expected: Record<string, number> = {};
      for (const [kind] of foreign) expected[kind] = (expected[kind] ?? 0) + 1;
      for (const round of [1, 2]) {
        const { report } = await runImportCommand(store, getFolder(), name, 'input', key);
        expect(report.problems).toEqual([]);
        expect(await readTitles()).toEqual(numbers.map((number) => `Real ${number}`));
        const { 'duplicate on another page': copies = 0, ...reasons } = report.reasons.issues ?? {};
        const counted = Object.values(reasons).reduce((sum, count) => sum + count, copies);
        expect(counted).toBe(foreign.length);
        expect(Object.keys(reasons).sort()).toEqual(Object.keys(expected).sort());
        expect(report.counts.issues).toMatchObject(round === 1 ? { kept: 12 } : { kept: 0, unchanged: 12 });
      }
    },
  );

  test('imports neither notes of merge requests nor attachments of bugs, and names other records', async () => {
    await write('issues/1.json', JSON.stringify([createGitlabIssue(1)]));
    const note = { id: 9, body: 'Of the merge request.', created_at: LATER, author: null };
    await write('merge_requests/1/notes.json', JSON.stringify([note]));
    await write(
      'notes/page-1.json',
      JSON.stringify([{ ...note, noteable_iid: 1, noteable_type: 'MergeRequest' }]),
    );
    const { report } = await runImportCommand(store, getFolder(), 'gitlab', 'input', key);
    expect(report.reasons.comments).toEqual({ 'part of merge requests': 2 });
    expect(report.counts.comments.kept).toBe(0);

    const importLines = async (format: string, ...records: unknown[]) => {
      key = `FOR${++lastKey}`;
      await write('../one.ndjson', formatNdjson(...records));
      return (await runImportCommand(store, getFolder(), format, 'one.ndjson', key)).report;
    };
    const bugs = await importLines(
      'bugzilla',
      createBug(1),
      { id: 2, bug_id: 1, summary: 'Photo of the lid', file_name: 'lid.png', content_type: 'image/png' },
      { id: 3, bug_id: 1, text: 'A comment', creation_time: LATER, creator: 'ada' },
    );
    expect(bugs.reasons.issues).toEqual({ attachments: 1, comments: 1 });
    expect(bugs.problems).toEqual([]);
    const jira = await importLines(
      'jira',
      createJiraIssue('KET-1'),
      {
        id: '1',
        name: '2.0',
        released: true,
        archived: false,
        self: 'https://j.example/rest/api/2/version/1',
      },
      { id: '2', body: 'x', created: LATER, author: null },
    );
    expect(jira.reasons.issues).toEqual({ versions: 1, comments: 1 });
    expect(jira.problems).toEqual([]);
  });

  test('drops and reports a different issue with the same number, and records that say nothing', async () => {
    const issue = { number: 1, title: 'First', state: 'OPEN', body: 'a', createdAt: '2020-01-01T00:00:00Z' };
    await write('a.json', JSON.stringify([issue]));
    await write('b.json', JSON.stringify([{ ...issue, title: 'Second', createdAt: '2021-01-01T00:00:00Z' }]));
    await write('c.json', JSON.stringify([{ number: 7, title: 'What is this' }]));
    const { report } = await runImportCommand(store, getFolder(), 'github', 'input', key);
    expect(await readTitles()).toEqual(['First']);
    expect(report.problems.map(({ why }) => why)).toEqual([
      'not known to be an issue (fields number, title)',
      'another issue (a.json:1) has the same number, and the input does not contain the projects of both',
    ]);
  });
});
