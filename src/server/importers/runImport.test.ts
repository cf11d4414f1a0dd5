import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { findStoreInconsistencies } from '../../testing/findStoreInconsistencies';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import { bulkLoadIssues } from '../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../store/load/NewIssue';
import { createProject } from '../store/load/createProject';
import type { DatabaseStore } from '../store/DatabaseStore';
import { updateComment } from '../store/write/comments';
import { deleteIssue } from '../store/write/deleteIssue';
import { lockProjectCounters } from '../store/changes/projectCounters';
import { appendProjectEvents } from '../store/write/events';
import { wordImportReport } from '../domain/imports/importReport';
import { ImportReportBuilder } from './report/ImportReportBuilder';
import { runImport } from './runImport';
import type { IssueToImport, ImportSourceIssue } from './mappers/ImportSourceIssue';

/** A vote count that exceeds the column's integer type, so the database rejects the statement. */
const UNSTORABLE_VOTE_COUNT = 3_000_000_000;
/** Number of issues that is enough for several batches of any size. */
const TEST_ISSUE_COUNT = 900;

function createTestIssueToImport(line: number, fields: Partial<ImportSourceIssue> = {}): IssueToImport {
  const number = fields.number ?? line;
  const createdAt = new Date(Date.UTC(2024, 0, 1, 0, line));
  const comment = {
    sourceId: `c${number}`,
    author: `ada-${number}`,
    body: 'Me too.',
    createdAt,
    editedAt: null,
  };
  return {
    position: { file: 'issues', line },
    issue: {
      sourceId: `acme/kettle#${number}`,
      number,
      url: null,
      title: `Case ${number}`,
      openState: 'backlog',
      author: 'grace',
      createdAt,
      comments: [comment],
      relations: [],
      mentions: [],
      raw: null,
      ...fields,
    },
  };
}

const createIncomingIssues = (change: (line: number) => Partial<ImportSourceIssue>) =>
  Array.from({ length: TEST_ISSUE_COUNT }, (_, i) => createTestIssueToImport(i + 1, change(i + 1)));

describeEachDatabaseEngine('an import of several batches', (open) => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  let projectId = 0;
  let projects = 0;

  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    projectId = await createProject(store.db, {
      key: `P${++projects}`,
      name: 'Kettle',
      description: '',
      visibility: 'public',
      createdAt: new Date(0),
    });
  });

  /**
   * Imports issues and returns the report.
   * @param beforeLine called before the issue of a line is read
   */
  const run = async (
    issues: readonly IssueToImport[],
    beforeLine: (line: number) => unknown = () => null,
  ) => {
    const report = new ImportReportBuilder('issues', 'P');
    async function* yieldTestIssues() {
      for (const issue of issues) {
        await beforeLine(issue.position.line);
        yield issue;
      }
    }
    const scratch = mkdtempSync(path.join(folder(), 'import-'));
    await runImport({ store, projectId, system: 'test', report, scratch }, yieldTestIssues());
    return wordImportReport(report.buildReport(), 'commandLine');
  };

  /**
   * Reads the counted rows of the project, its stored counters and its highest sequence numbers, which must
   * agree.
   */
  const readCounts = async () => {
    const { rows } = await sql<Record<string, number>>`
      SELECT (SELECT count(*)::int FROM issue WHERE project_id = project.id) AS issues, issue_count AS counted,
        (SELECT count(*)::int FROM comment WHERE project_id = project.id) AS comments, comment_counter,
        (SELECT max(id) FROM comment WHERE project_id = project.id) AS last_comment,
        (SELECT count(*)::int FROM event WHERE project_id = project.id) AS events, version,
        (SELECT max(sequence) FROM event WHERE project_id = project.id) AS last_event
      FROM project WHERE id = ${projectId}`.execute(store.db);
    return rows[0]!;
  };
  const consistentCounts = (issues: number, comments = issues) => ({
    issues,
    counted: issues,
    comments,
    comment_counter: comments,
    last_comment: comments,
    events: issues + comments,
    version: issues + comments,
    last_event: issues + comments,
  });

  test('leaves out only the issues that the database rejects', async () => {
    const bad = [1, 37, 38, 420, TEST_ISSUE_COUNT];
    const report = await run(
      createIncomingIssues((line) => (bad.includes(line) ? { voteCount: UNSTORABLE_VOTE_COUNT } : {})),
    );
    expect(report.problems.map(({ line }) => line).sort((a, b) => a - b)).toEqual(bad);
    expect(report.counts.issues).toMatchObject({ kept: TEST_ISSUE_COUNT - bad.length, dropped: bad.length });
    expect(await readCounts()).toEqual(consistentCounts(TEST_ISSUE_COUNT - bad.length));
  });

  test('continues when other transactions write to the project during the import', async () => {
    const others = [150, 151, 480];
    const report = await run(
      createIncomingIssues(() => ({})),
      (line) =>
        others.includes(line) &&
        bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 10_000 + line })]),
    );
    expect(report.counts.issues).toMatchObject({ kept: TEST_ISSUE_COUNT, dropped: 0 });
    expect(await readCounts()).toEqual({
      ...consistentCounts(TEST_ISSUE_COUNT + others.length, TEST_ISSUE_COUNT),
      events: 2 * TEST_ISSUE_COUNT + 3,
      version: 2 * TEST_ISSUE_COUNT + 3,
      last_event: 2 * TEST_ISSUE_COUNT + 3,
    });
  });

  test('an issue that occurs twice in the input is updated by its second occurrence', async () => {
    const twice = [40, 41, 300, 700].map((number, i) =>
      createTestIssueToImport(TEST_ISSUE_COUNT + 1 + i, { number, title: 'Again' }),
    );
    const issues = createIncomingIssues(() => ({}));
    const report = await run([
      ...issues.slice(0, 45),
      ...twice.slice(0, 2),
      ...issues.slice(45),
      ...twice.slice(2),
    ]);
    expect(report.counts.issues).toMatchObject({ kept: TEST_ISSUE_COUNT, changed: 4, dropped: 0 });
    const { rows } = await sql<{ number: number }>`
      SELECT number FROM issue WHERE project_id = ${projectId} AND title = 'Again' ORDER BY number`.execute(
      store.db,
    );
    expect(rows.map(({ number }) => number)).toEqual([40, 41, 300, 700]);
  });

  test('an issue may occur again in the batch after its first occurrence', async () => {
    const again = (line: number, number: number) => createTestIssueToImport(line, { number, title: 'Again' });
    const issues = [1, 2, 3].map((line) => createTestIssueToImport(line));
    // Issue 1 occurs again at the start of the second batch, and issue 3 at the start of the third.
    const report = await run([issues[0]!, issues[1]!, again(4, 1), issues[2]!, again(5, 3)]);
    expect(report.counts.issues).toMatchObject({ kept: 3, changed: 2, dropped: 0 });
  });

  test('a resumed import drops the same circular link as an uninterrupted one', async () => {
    const parentOf = new Map([
      [1, 2],
      [2, 3],
      [3, 1],
    ]);
    const issues = [1, 2, 3].map((line) =>
      createTestIssueToImport(line, {
        relations: [
          {
            kind: 'parent',
            to: `acme/kettle#${parentOf.get(line)}`,
            isInverse: false,
            actor: null,
            createdAt: new Date(0),
          },
        ],
      }),
    );
    await run(issues.slice(0, 2));
    const report = await run(issues);
    expect(report.reasons.links).toEqual({ 'circular parent relations': 1 });
    const rows = await store.db
      .selectFrom('issue')
      .select(['number', 'parent_number'])
      .where('project_id', '=', projectId)
      .orderBy('number')
      .execute();
    expect(rows.map((row) => [row.number, row.parent_number])).toEqual([
      [1, 2],
      [2, 3],
      [3, null],
    ]);
  });

  test('a second import changes nothing', async () => {
    const issues = createIncomingIssues(() => ({}));
    await run(issues);
    const report = await run(issues);
    expect(report.counts.issues).toMatchObject({ kept: 0, changed: 0, unchanged: TEST_ISSUE_COUNT });
    expect(await readCounts()).toEqual(consistentCounts(TEST_ISSUE_COUNT));
  });

  test('a second import does not restore deleted issues and comments, and updates text versions', async () => {
    const issues = [1, 2, 3, 4].map((line) => createTestIssueToImport(line));
    await run(issues);
    await store.db.transaction().execute(async (tx) => {
      const counters = await lockProjectCounters(tx, projectId);
      await deleteIssue(tx, { projectId, number: 2 }, { duplicates: [], withEvents: [] });
      const comment = { project_id: projectId, id: 3 };
      await updateComment(tx, comment, { body: '', removed_at: new Date() });
      await sql`UPDATE issue SET comment_count = 0 WHERE project_id = ${projectId} AND number = 3`.execute(
        tx,
      );
      const doing = { actorId: null, at: new Date() };
      const less = { ...counters, issue_count: counters.issue_count - 1 };
      await appendProjectEvents(tx, projectId, doing, [{ number: 2, kind: 'deleted' }], less);
    });
    const again = [2, 3, 4].map((number) =>
      createTestIssueToImport(number, { title: `Case ${number}, edited` }),
    );
    const stranger = createTestIssueToImport(5, { number: 2, sourceId: 'acme/other#2' });
    await run([...again, stranger]);
    const { rows } = await sql`SELECT i.number, i.title, comment_count, body_version,
        title_version = i.version AS "isNew"
      FROM issue i JOIN issue_text t USING (project_id, number)
      WHERE project_id = ${projectId} ORDER BY number`.execute(store.db);
    const plain = { comment_count: 1, body_version: 1 };
    expect(rows).toEqual([
      { ...plain, number: 1, title: 'Case 1', isNew: false },
      { ...plain, number: 3, title: 'Case 3, edited', comment_count: 0, isNew: true },
      { ...plain, number: 4, title: 'Case 4, edited', isNew: true },
      // The number of the deleted issue is not given to another issue.
      { ...plain, number: 5, title: 'Case 2', isNew: false },
    ]);
    expect(await findStoreInconsistencies(store)).toEqual([]);
  });
});
