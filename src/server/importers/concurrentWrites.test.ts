import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import type { DatabaseStore } from '../store/DatabaseStore';
import { lockProjectCounters } from '../store/changes/projectCounters';
import { bulkLoadIssues } from '../store/load/bulkLoadIssues';
import { createProject } from '../store/load/createProject';
import { createNewIssueWithDefaults } from '../store/load/NewIssue';
import { insertLabel } from '../store/write/labels';
import { insertMilestone } from '../store/write/milestones';
import { insertUser } from '../store/write/users';
import type { ImportSourceIssue, IssueToImport } from './mappers/ImportSourceIssue';
import { ImportReportBuilder } from './report/ImportReportBuilder';
import { runImport } from './runImport';
import { findImportTargetProjectId } from './targetProject';

/** Number of issues that is enough for several batches. */
const TEST_ISSUE_COUNT = 450;
/** The last issues have a label, a milestone and an author that the others do not have. */
const FIRST_LATE_LINE = 440;

const createTestIssue = (number: number): ImportSourceIssue => ({
  sourceId: `acme/kettle#${number}`,
  number,
  url: null,
  title: `Case ${number}`,
  openState: 'backlog',
  author: number < FIRST_LATE_LINE ? 'grace' : 'late-author',
  labels: [{ name: number < FIRST_LATE_LINE ? 'early' : 'late' }],
  milestone: { title: number < FIRST_LATE_LINE ? 'Early' : 'Late' },
  createdAt: new Date(Date.UTC(2024, 0, 1, 0, number)),
  comments: [],
  relations: [],
  mentions: [],
  raw: null,
});

describeEachDatabaseEngine('writes of others during an import', (open) => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  let projectId = 0;

  beforeEach(async () => {
    store = await open();
    projectId = await createProject(store.db, {
      key: 'NET',
      name: 'Kettle',
      description: '',
      visibility: 'public',
      createdAt: new Date(0),
    });
  });

  /** @param beforeLine called before the issue of a line is read */
  const run = async (scratch: string, beforeLine: (line: number) => unknown = () => null) => {
    const report = new ImportReportBuilder('issues', 'NET');
    async function* yieldTestIssues(): AsyncGenerator<IssueToImport> {
      for (let line = 1; line <= TEST_ISSUE_COUNT; line++) {
        await beforeLine(line);
        yield { position: { file: 'issues', line }, issue: createTestIssue(line) };
      }
    }
    const options = { store, projectId, system: 'test', report, scratch, highestNumber: TEST_ISSUE_COUNT };
    await runImport(options, yieldTestIssues());
    return report.buildReport();
  };
  const countIssuesOfLabel = async (name: string) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM issue JOIN label USING (project_id)
      WHERE project_id = ${projectId} AND label.id = ANY(label_ids) AND name = ${name}`.execute(store.db);
    return rows[0]!.count;
  };

  test('ends with an error when the project is deleted meanwhile, and does not start in a deleted project', async () => {
    const deleteProject = () =>
      sql`UPDATE project SET deleted_at = now() WHERE id = ${projectId}`.execute(store.db);
    await expect(run(folder(), (line) => line === FIRST_LATE_LINE && deleteProject())).rejects.toThrow(
      'The project was deleted.',
    );
    const target = { projectKey: 'NET', create: true, visibility: 'public' } as const;
    await expect(findImportTargetProjectId(store, target)).rejects.toThrow(
      'Project NET was deleted. An administrator can restore it under Administration, Projects.',
    );
  });

  test('uses labels, milestones and logins that users create', async () => {
    const report = await run(folder(), async (line) => {
      if (line !== FIRST_LATE_LINE) return;
      await store.db.transaction().execute(async (tx) => {
        await lockProjectCounters(tx, projectId);
        const details = { project_id: projectId, color: '#000000', description: '' };
        await insertLabel(tx, { ...details, name: 'Others' });
        await insertLabel(tx, { ...details, name: 'LATE' });
        const milestone = {
          project_id: projectId,
          title: 'late',
          description: '',
          due_on: null,
          closed_at: null,
        };
        await insertMilestone(tx, milestone, new Date());
        const account = { login: 'late-author', name: 'L.', email: null, site_role: 'user' } as const;
        await insertUser(tx, { ...account, password_hash: null });
      });
    });
    expect(report.counts).toMatchObject({
      issues: { kept: TEST_ISSUE_COUNT, dropped: 0 },
      labels: { kept: 1 },
      milestones: { kept: 1 },
    });
    expect(await countIssuesOfLabel('LATE')).toBe(TEST_ISSUE_COUNT - FIRST_LATE_LINE + 1);
  });

  test('keeps the numbers of issues when users create issues', async () => {
    let created = 0;
    const report = await run(folder(), async (line) => {
      if (line !== FIRST_LATE_LINE) return;
      const { issue_counter } = await store.db
        .selectFrom('project')
        .select('issue_counter')
        .where('id', '=', projectId)
        .executeTakeFirstOrThrow();
      created = issue_counter + 1;
      await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: created })]);
    });
    expect(created).toBe(TEST_ISSUE_COUNT + 1);
    expect(report).toMatchObject({ counts: { issues: { kept: TEST_ISSUE_COUNT } }, renumberedIssueCount: 0 });
  });

  test('two imports of the same issues at the same time write each issue once', async () => {
    const reports = await Promise.all(
      ['first', 'second'].map((name) => {
        const scratch = path.join(folder(), name);
        mkdirSync(scratch);
        return run(scratch);
      }),
    );
    const sum = (result: 'kept' | 'changed' | 'unchanged' | 'dropped') =>
      reports.reduce((total, { counts }) => total + counts.issues[result], 0);
    expect([sum('kept'), sum('changed'), sum('unchanged'), sum('dropped')]).toEqual([
      TEST_ISSUE_COUNT,
      0,
      TEST_ISSUE_COUNT,
      0,
    ]);
    expect(await countIssuesOfLabel('late')).toBe(TEST_ISSUE_COUNT - FIRST_LATE_LINE + 1);
    const { rows } = await sql`SELECT count(*)::int AS issues, (SELECT count(*)::int FROM label) AS labels,
      (SELECT count(*)::int FROM milestone) AS milestones, (SELECT count(*)::int FROM app_user) AS people
      FROM issue`.execute(store.db);
    expect(rows).toEqual([{ issues: TEST_ISSUE_COUNT, labels: 2, milestones: 2, people: 2 }]);
  });
});
