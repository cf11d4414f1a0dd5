/** The comparison with the source after an import: what it counts, and the reasons of the differences. */
import { sql } from 'kysely';
import type { EventKind } from '../../shared/events/kinds';
import { describeImport, type ImportedProject } from '../../testing/describeImport';
import { insertTestEvent } from '../../testing/insertTestEvent';
import { BUGZILLA_FORMAT } from './sources/bugzilla/bugzillaFormat';
import { createBug, createBugComment } from './sources/bugzilla/testing/fixtures';
import { GITHUB_FORMAT } from './sources/github/githubFormat';
import { createGithubRestComment, createGithubRestIssue } from './sources/github/testing/fixtures';
import { JIRA_FORMAT } from './sources/jira/jiraFormat';
import { createJiraComment, createJiraIssue, createJiraLink } from './sources/jira/testing/fixtures';
import type { WordedImportReport } from '../domain/imports/importReport';
import { formatNdjson } from './testing/inputFiles';

/** Returns the differences as `kind value source:store reason`. */
const listDifferences = ({ reconciliation }: WordedImportReport): string[] =>
  reconciliation!.differences
    .map(
      ({ kind, value, source, store, reasons }) =>
        `${kind} ${value} ${source}:${store} ${Object.entries(reasons)
          .map(([reason, count]) => `${count} ${reason}`)
          .join(', ')}`,
    )
    .sort();

/** Changes an issue as a user of Winnow does. */
async function editIssue(
  project: ImportedProject,
  number: number,
  kind: EventKind,
  change: ReturnType<typeof sql>,
): Promise<void> {
  await project
    .getStore()
    .db.transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`SELECT ${project.buildProjectIdSql()} AS id`.execute(tx);
      await change.execute(tx);
      await insertTestEvent(tx, rows[0]!.id, number, kind);
    });
}

describeImport(GITHUB_FORMAT, 'comparing an import from GitHub with its source', (project, input) => {
  const importIssues = (...issues: unknown[]) =>
    project.importFrom(input.write('issues.ndjson', formatNdjson(...issues)));
  const label = (name: string) => ({ name, color: 'd73a4a' });
  const ISSUES = [
    createGithubRestIssue(1, {
      labels: [label('bug'), label('Steam')],
      comments: 2,
      comments_data: [createGithubRestComment(1, 'One'), createGithubRestComment(2, 'Two')],
    }),
    createGithubRestIssue(2, { labels: [label('steam')], user: { login: 'grace' } }),
    createGithubRestIssue(3, { state: 'closed', closed_at: '2021-03-03T00:00:00Z', user: null }),
  ];

  test('counts issues by state, label and author, and a second import has the same counts', async () => {
    const report = await importIssues(...ISSUES);
    expect(report.reconciliation).toMatchObject({ differences: [], differenceCount: 0, unexplainedCount: 0 });
    expect(report.reconciliation!.counts).toEqual({
      issues: { source: 3, store: 3 },
      numbers: { source: 3, store: 3 },
      states: { source: 3, store: 3 },
      labels: { source: 4, store: 4 },
      authors: { source: 3, store: 3 },
      comments: { source: 2, store: 2 },
      links: { source: 0, store: 0 },
    });
    const { states, labels, authors } = report.reconciliation!.values;
    const byValue = (values: typeof states) =>
      Object.fromEntries(values.map((each) => [each.value, each.store]));
    expect(byValue(states)).toEqual({ Backlog: 2, Done: 1 });
    expect(byValue(labels)).toEqual({ bug: 2, steam: 2 });
    expect(byValue(authors)).toEqual({ 'Ada-L': 1, grace: 1, '(none)': 1 });
    const again = await importIssues(...ISSUES);
    expect(again.reconciliation).toEqual(report.reconciliation);
    // A part of the issues is compared with itself.
    expect((await importIssues(ISSUES[1])).reconciliation!.counts.issues).toEqual({ source: 1, store: 1 });
  });

  test('explains what was edited or deleted in Winnow', async () => {
    await importIssues(...ISSUES);
    const issue = sql`project_id = ${project.buildProjectIdSql()} AND number = 1`;
    await editIssue(
      project,
      1,
      'state_changed',
      sql`UPDATE issue SET state_id = (SELECT state_id FROM issue
        WHERE project_id = ${project.buildProjectIdSql()} AND number = 3) WHERE ${issue}`,
    );
    await editIssue(project, 1, 'unlabeled', sql`UPDATE issue SET label_ids = label_ids[1:1] WHERE ${issue}`);
    await editIssue(
      project,
      1,
      'comment_removed',
      sql`UPDATE comment SET removed_at = now() WHERE project_id = ${project.buildProjectIdSql()} AND body = 'One'`,
    );
    await editIssue(
      project,
      1,
      'commented',
      sql`UPDATE issue SET comment_count = comment_count + 2 WHERE ${issue}`,
    );
    await editIssue(
      project,
      2,
      'deleted',
      sql`DELETE FROM issue WHERE project_id = ${project.buildProjectIdSql()} AND number = 2`,
    );
    expect(listDifferences(await importIssues(...ISSUES))).toEqual([
      'authors grace 1:0 -1 deleted in Winnow',
      'comments  2:1 -1 deleted in Winnow',
      'issues acme/kettle 3:2 -1 deleted in Winnow',
      'labels steam 2:0 -1 edited in Winnow, -1 deleted in Winnow',
      'states Backlog 2:0 -1 edited in Winnow, -1 deleted in Winnow',
      'states Done 1:2 1 edited in Winnow',
    ]);
  });

  test('explains renamed labels', async () => {
    await importIssues(...ISSUES);
    await editIssue(
      project,
      0,
      'label_changed',
      sql`UPDATE label SET name = 'Vapour', name_key = 'vapour'
        WHERE project_id = ${project.buildProjectIdSql()} AND name_key = 'steam'`,
    );
    expect(listDifferences(await importIssues(...ISSUES))).toEqual([
      'labels steam 2:0 -2 the label was renamed or deleted in Winnow',
      'labels vapour 0:2 2 the label was renamed or deleted in Winnow',
    ]);
  });

  test('explains what the import leaves out, renumbers or finds twice', async () => {
    const report = await importIssues(
      ...ISSUES,
      createGithubRestIssue(4, { pull_request: {} }),
      'not an issue',
      createGithubRestIssue(1, { html_url: 'https://github.com/acme/lid/issues/1' }),
      createGithubRestIssue(2, { labels: [label('bug')], user: { login: 'grace' } }),
      createGithubRestIssue(5, { comments: 7, comments_data: [createGithubRestComment(5, 'One')] }),
      createGithubRestIssue(6, {
        comments_data: [createGithubRestComment(6, 'One'), { id: 7, body: 'No date' }],
      }),
    );
    expect(listDifferences(report)).toEqual([
      'authors grace 2:1 -1 the issue occurs more than once in the input',
      'comments  11:4 -6 not in the input, -1 no creation time',
      'issues  2:0 -1 pull requests, -1 not readable',
      'issues acme/kettle 6:5 -1 the issue occurs more than once in the input',
      'labels steam 2:1 -1 the issue occurs more than once in the input',
      'numbers  6:5 -1 the number belongs to another issue',
      'states Backlog 6:5 -1 the issue occurs more than once in the input',
    ]);
  });
});

describeImport(BUGZILLA_FORMAT, 'comparing an import from Bugzilla with its source', (project, input) => {
  const importBugs = (...bugs: unknown[]) =>
    project.importFrom(input.write('bugs.ndjson', formatNdjson(...bugs)));

  test('explains restricted and missing comments, circular duplicates and links to unknown bugs', async () => {
    const comments = [
      createBugComment(1, 0, 'It stays open.'),
      createBugComment(2, 1, 'Secret', { is_private: true }),
      createBugComment(4, 3, 'The comment before is not in the input.'),
    ];
    const bugs = [
      createBug(1, { comments, blocks: [2, 99] }),
      createBug(2, { blocks: [1], depends_on: [1], status: 'RESOLVED', resolution: 'DUPLICATE', dupe_of: 3 }),
      createBug(3, { status: 'RESOLVED', resolution: 'DUPLICATE', dupe_of: 2 }),
    ];
    for (let run = 0; run < 2; run++) {
      const report = await importBugs(...bugs);
      expect(listDifferences(report)).toEqual([
        'comments  3:1 -1 restricted to a group, -1 not in the input',
        'links blocks 4:3 -1 the other issue was not imported',
        'links duplicates 2:1 -1 circular duplicate relations',
      ]);
      expect(report.reconciliation!.differences[0]!.examples).toEqual(['#1']);
      expect(report.notes).toEqual([
        '2 issues block each other in cycles. Their links were imported, as in the source.',
      ]);
    }
  });

  test('explains bugs that the database rejects', async () => {
    const { db } = project.getStore();
    await sql`ALTER TABLE issue ADD CONSTRAINT test_rejected CHECK (title <> 'Rejected')`.execute(db);
    const report = await importBugs(createBug(1), createBug(2, { summary: 'Rejected', blocks: [1] }));
    await sql`ALTER TABLE issue DROP CONSTRAINT test_rejected`.execute(db);
    expect(listDifferences(report)).toEqual([
      'authors ada 2:1 -1 rejected by the database',
      'issues  2:1 -1 rejected by the database',
      'labels component::lid 2:1 -1 rejected by the database',
      'labels product::kettle 2:1 -1 rejected by the database',
      'links blocks 1:0 -1 the other issue was not imported',
      'states Backlog 2:1 -1 rejected by the database',
    ]);
  });
});

describeImport(JIRA_FORMAT, 'comparing an import from Jira with its source', (project, input) => {
  const importIssues = (...issues: unknown[]) =>
    project.importFrom(input.write('issues.ndjson', formatNdjson(...issues)));

  test('explains missing comments, circular parents and links that are removed in Winnow', async () => {
    const issues = [
      createJiraIssue('NET-1', {
        comment: { total: 4, comments: [createJiraComment(1, 'One'), createJiraComment(2, ' ')] },
        parent: { key: 'NET-2' },
        issuelinks: [createJiraLink('Blocks', 'blocks', 'outwardIssue', 'NET-3')],
      }),
      createJiraIssue('NET-2', { parent: { key: 'NET-1' } }),
      createJiraIssue('NET-3', { components: [{ name: 'Lid' }] }),
    ];
    const [first, again] = [await importIssues(...issues), await importIssues(...issues)];
    expect(listDifferences(first)).toEqual([
      'comments  4:1 -1 empty, -2 not in the input',
      'links parent 2:1 -1 circular parent relations',
    ]);
    expect(again.reconciliation).toEqual(first.reconciliation);
    expect(first.reconciliation!.values.labels).toEqual([{ value: 'component::lid', source: 1, store: 1 }]);
  });
});
