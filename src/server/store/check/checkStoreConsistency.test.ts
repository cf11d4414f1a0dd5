import { CompiledQuery, sql } from 'kysely';
import { getIssueLinkKindCode } from '../../../shared/issue';
import { INT4_MAX } from '../../../shared/limits';
import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { bulkLoadIssues } from '../load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../load/NewIssue';
import { createProject } from '../load/createProject';
import type { DatabaseStore } from '../DatabaseStore';
import { checkStoreConsistency, type StoreInconsistency } from './checkStoreConsistency';

const DUPLICATES = getIssueLinkKindCode('duplicates');
const neverAbortedSignal = new AbortController().signal;
const createTestDateAtMinute = (minute: number) => new Date(Date.UTC(2024, 0, 1, 0, minute));

describeEachDatabaseEngine('winnow check', (open) => {
  let store: DatabaseStore;

  /** Creates a consistent project of two issues with a comment each, one of the issues closed. */
  beforeAll(async () => {
    store = await open();
    const project = {
      key: 'NET',
      name: 'Net',
      description: '',
      visibility: 'public',
      createdAt: createTestDateAtMinute(0),
    } as const;
    const projectId = await createProject(store.db, project);
    await sql`INSERT INTO app_user (id, login, name) VALUES (1, 'ann', 'Ann')`.execute(store.db);
    await sql`INSERT INTO label (project_id, id, name, name_key, color) VALUES (${projectId}, 1, 'bug', 'bug', '#ff0000')`.execute(
      store.db,
    );
    const done = await store.db
      .selectFrom('workflow_state')
      .selectAll()
      .where('name', '=', 'Done')
      .executeTakeFirstOrThrow();
    const comment = {
      authorId: 1,
      body: 'Yes.',
      createdAt: createTestDateAtMinute(3),
      editedAt: null,
      sourceId: null,
    };
    const change = (from: number, to: number, minute: number) => ({
      kind: 'state_changed' as const,
      actorId: 1,
      sourceId: null,
      before: { state: from },
      after: { state: to },
      createdAt: createTestDateAtMinute(minute),
    });
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({
        number: 1,
        authorId: 1,
        labelIds: [1],
        comments: [comment],
        createdAt: createTestDateAtMinute(1),
      }),
      createNewIssueWithDefaults({
        number: 2,
        stateId: done.id,
        closedAt: createTestDateAtMinute(6),
        createdAt: createTestDateAtMinute(2),
        comments: [comment],
        events: [change(1, 3, 4), change(3, done.id, 6)],
      }),
    ]);
  });

  /** Returns the inconsistencies that the check finds after a damaging statement, which is rolled back. */
  async function findInconsistenciesAfterStatement(breaking: string): Promise<StoreInconsistency[]> {
    const broken = await store.db.startTransaction().execute();
    try {
      await broken.executeQuery(CompiledQuery.raw(breaking));
      return (
        await checkStoreConsistency(
          { ...store, background: broken },
          NOOP_PROGRESS_REPORTER,
          neverAbortedSignal,
        )
      ).differences;
    } finally {
      await broken.rollback().execute();
    }
  }

  test('finds no differences in a consistent database', async () => {
    expect(await checkStoreConsistency(store, NOOP_PROGRESS_REPORTER, neverAbortedSignal)).toEqual({
      issues: 2,
      differences: [],
    });
  });

  test.each([
    [
      'UPDATE project SET issue_count = 3',
      'stored issue counts that differ from the number of issues',
      '3 instead of 2',
    ],
    [
      'UPDATE project SET issue_counter = 1',
      'issue number counters below the highest issue number',
      '1 below 2',
    ],
    [
      'UPDATE project SET comment_counter = 0',
      'comment id counters below the highest comment id',
      '0 below 2',
    ],
    [
      'UPDATE event SET sequence = 99 WHERE sequence = 3',
      'sequence numbers missing from the event table',
      '3',
    ],
    [
      `WITH added AS (INSERT INTO notification (id, project_id, user_id, issue_number, bulk_number, reason, state,
          event_count, event_sequence, event_version, updated_at) VALUES (5, 1, 1, 1, 0, 0, 0, 1, 1, 3, now()))
        INSERT INTO notification_count VALUES (1, 1, 0, 0, 1)`,
      'notifications with a later version than their inbox',
      '5',
    ],
    ['UPDATE issue SET state_id = 77 WHERE number = 1', 'issues whose state does not exist', '1'],
    [
      'UPDATE issue SET closed_at = now() WHERE number = 1',
      'issues whose closing time contradicts their state',
      '1',
    ],
    [
      'UPDATE issue SET label_ids = ARRAY[1, 9] WHERE number = 1',
      'issues with a label that does not exist',
      '1',
    ],
    [
      'UPDATE issue SET label_ids = ARRAY[1, 1] WHERE number = 1',
      'issues whose label ids are not in ascending order',
      '1',
    ],
    [
      'UPDATE issue SET assignee_ids = ARRAY[9] WHERE number = 2',
      'issues with an author or assignee who does not exist',
      '2',
    ],
    ['UPDATE issue SET milestone_id = 9 WHERE number = 2', 'issues whose milestone does not exist', '2'],
    ['UPDATE issue SET parent_number = 9 WHERE number = 2', 'issues whose parent does not exist', '2'],
    ['DELETE FROM issue_text WHERE number = 2', 'issues without a row in issue_text', '2'],
    ['UPDATE issue_text SET number = 3 WHERE number = 2', 'rows of issue_text without an issue', '3'],
    ['UPDATE issue SET comment_count = 5 WHERE number = 2', 'issues whose comment count is wrong', '2'],
    ['INSERT INTO issue_link VALUES (1, 1, 0, 1, 9)', 'links to issues that do not exist', '1'],
    [
      `INSERT INTO issue_link VALUES (1, 2, ${DUPLICATES}, 1, 1, true)`,
      'duplicates whose votes have not moved to their canonical issue',
      '2',
    ],
    [
      'UPDATE event SET issue_number = 2 WHERE sequence = 1',
      'issues that do not have exactly one “opened” event',
      '1',
    ],
    [
      `UPDATE event SET after = '{"state": 2}' WHERE after->>'state' = '3'`,
      'issues whose state history does not match their current state',
      '2',
    ],
    ['UPDATE comment SET issue_number = 9 WHERE id = 1', 'comments on issues that do not exist', '1'],
    ['UPDATE event SET issue_number = 9 WHERE sequence = 1', 'events of issues that do not exist', '1'],
    [
      'UPDATE event SET comment_id = 9, sequence = 50 WHERE comment_id = 1',
      'comment events without their comment',
      '50',
    ],
  ])('reports a difference after %s', async (breaking, what, example) => {
    const found = (await findInconsistenciesAfterStatement(breaking)).find(
      (difference) => difference.what === what,
    );
    expect(found?.project).toBe('NET');
    expect(found?.examples).toContain(example);
  });

  test('expects no moved votes of duplicates that an import has linked, or of links in a circle', async () => {
    for (const values of [
      `(1, 2, ${DUPLICATES}, 1, 1)`,
      `(1, 2, ${DUPLICATES}, 1, 1, true), (1, 1, ${DUPLICATES}, 1, 2, true)`,
    ])
      expect(await findInconsistenciesAfterStatement(`INSERT INTO issue_link VALUES ${values}`)).toEqual([]);
  });

  test('stops when its signal is aborted', async () => {
    const abort = new AbortController();
    abort.abort(new Error('Canceled.'));
    await expect(checkStoreConsistency(store, NOOP_PROGRESS_REPORTER, abort.signal)).rejects.toThrow(
      'Canceled.',
    );
  });

  test('skips gaps between issue numbers', async () => {
    const projectId = await createProject(store.db, {
      key: 'GAP',
      name: 'Gap',
      description: '',
      visibility: 'public',
      createdAt: createTestDateAtMinute(0),
    });
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({ number: 1 }),
      createNewIssueWithDefaults({ number: INT4_MAX, labelIds: [9] }),
    ]);
    const { issues, differences } = await checkStoreConsistency(
      store,
      NOOP_PROGRESS_REPORTER,
      neverAbortedSignal,
    );
    expect(issues).toBe(4);
    expect(differences).toMatchObject([{ project: 'GAP', count: 1, examples: [String(INT4_MAX)] }]);
  });
});
