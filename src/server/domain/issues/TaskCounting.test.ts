import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { checkTaskCounts } from '../../store/check/checkTaskCounts';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createProject } from '../../store/load/createProject';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import { COUNTED_TASKS_SETTING_KEY } from '../../store/read/taskCounts';
import { countTasks } from '../markdown/tasks';
import { TaskCounting } from './TaskCounting';

const ISSUES_PER_PROJECT = 130;
const neverAborted = new AbortController().signal;

describeEachDatabaseEngine('counting the tasks of issues of an earlier version', (open) => {
  let store: DatabaseStore;

  /** Creates two projects whose tasks have not been counted. */
  beforeEach(async () => {
    store = await open();
    for (const key of ['ONE', 'TWO']) {
      const projectId = await createProject(store.db, {
        key,
        name: key,
        description: '',
        visibility: 'public',
        createdAt: new Date(0),
      });
      await bulkLoadIssues(
        store,
        projectId,
        Array.from({ length: ISSUES_PER_PROJECT }, (_, i) =>
          createNewIssueWithDefaults({ number: 3 * i + 1, body: createBody(i) }),
        ),
      );
    }
    await store.db.updateTable('issue').set({ task_count: 0, completed_task_count: 0 }).execute();
    await store.db.insertInto('setting').values({ key: COUNTED_TASKS_SETTING_KEY, value: '[0,0]' }).execute();
  });

  const createCounting = (onFailure: (error: unknown) => void = () => undefined) =>
    new TaskCounting({ store, onFailure });

  const readCounts = async () => {
    const rows = await store.db
      .selectFrom('issue')
      .select(['number', 'task_count', 'completed_task_count', 'version'])
      .orderBy('project_id')
      .orderBy('number')
      .execute();
    return rows.map((row) => [row.task_count, row.completed_task_count]);
  };
  const expected = Array.from({ length: 2 * ISSUES_PER_PROJECT }, (_, i) => {
    const { task_count, completed_task_count } = countTasks(createBody(i % ISSUES_PER_PROJECT));
    return [task_count, completed_task_count];
  });
  const findWrongCounts = () => checkTaskCounts(store, countTasks, neverAborted);

  test('counts all issues in several transactions and then stops', async () => {
    const counting = createCounting();
    let transactions = 1;
    while (await counting.countNextIssues()) transactions++;
    expect(transactions).toBeGreaterThan(2);
    expect(await readCounts()).toEqual(expected);
    expect(await createCounting().countNextIssues()).toBe(false);
    expect(await findWrongCounts()).toEqual([]);
  });

  test('another server continues after the last transaction', async () => {
    await createCounting().countNextIssues();
    await sql`UPDATE issue SET task_count = 9
      WHERE number = 1 AND project_id = (SELECT min(id) FROM project)`.execute(store.db);
    const counting = createCounting();
    counting.start();
    await counting.finished;
    const counts = await readCounts();
    expect(counts[0]).toEqual([9, 0]);
    expect(counts.slice(1, ISSUES_PER_PROJECT)).toEqual(expected.slice(1, ISSUES_PER_PROJECT));
    expect(await findWrongCounts()).toEqual([
      { project: 'ONE', what: 'issues with wrong task counts', count: 1, examples: ['1'] },
    ]);
  });

  test('the check finds counts of descriptions without tasks, and missing counts', async () => {
    const counting = createCounting();
    counting.start();
    await counting.finished;
    await sql`UPDATE issue SET completed_task_count = 1 WHERE number = 1`.execute(store.db);
    await sql`UPDATE issue SET task_count = 0, completed_task_count = 0 WHERE number = 13`.execute(store.db);
    expect(await findWrongCounts()).toMatchObject([
      { project: 'ONE', count: 2, examples: ['1', '13'] },
      { project: 'TWO', count: 2, examples: ['1', '13'] },
    ]);
  });

  test('is finished at once in a database without issues', async () => {
    store = await open();
    const counting = createCounting();
    counting.start();
    await counting.finished;
    await counting.close();
  });

  test('reports a failure and stops when it is closed', async () => {
    await sql`ALTER TABLE issue RENAME COLUMN task_count TO other`.execute(store.db);
    const failures: unknown[] = [];
    let report: () => void = () => undefined;
    const reported = new Promise<void>((resolve) => (report = resolve));
    const counting = createCounting((error) => {
      failures.push(error);
      report();
    });
    counting.start();
    await reported;
    await counting.close();
    expect(failures).toHaveLength(1);
  });
});

/** Bodies without tasks, with something similar, and with up to 3 tasks. */
function createBody(i: number): string {
  if (i % 5 === 0) return 'No tasks';
  if (i % 5 === 1) return '`[ ] code` and [x](link)';
  return ['- [ ] one', '* [x] two', '1. [X] three'].slice(0, i % 5 === 4 ? 3 : 2).join('\n');
}
