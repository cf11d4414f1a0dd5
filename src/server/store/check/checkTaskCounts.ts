/** Compares the stored task counts with the descriptions of the issues. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseStore } from '../DatabaseStore';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey } from '../read/issues';
import { hasStoredSetting } from '../read/settings';
import { COUNTED_TASKS_SETTING_KEY, MAY_HAVE_TASKS_SQL, type TaskCounts } from '../read/taskCounts';
import { INCONSISTENCY_EXAMPLES_MAX, type StoreInconsistency } from './checkStoreConsistency';

/** Number of issues that one statement of the check reads. */
const CHECKED_ISSUES_PER_STATEMENT = 2_000;

interface CheckedIssue extends TaskCounts {
  key: string;
  number: number;
  body: string;
}

/**
 * Finds issues with wrong task counts. Finds none while the tasks of existing issues are still being counted.
 * @param countTasks counts the tasks of a description
 * @throws the signal's reason when it is aborted
 */
export async function checkTaskCounts(
  store: DatabaseStore,
  countTasks: (body: string) => TaskCounts,
  signal: AbortSignal,
): Promise<StoreInconsistency[]> {
  const wrong = new Map<string, StoreInconsistency>();
  if (await hasStoredSetting(store.background, COUNTED_TASKS_SETTING_KEY)) return [];
  let after: IssueRowKey = { projectId: 0, number: 0 };
  for (;;) {
    signal.throwIfAborted();
    const { last, issues } = await readNextIssues(store.background, after);
    for (const { key, number, body, ...stored } of issues) {
      const counted = countTasks(body);
      const isCorrect =
        counted.task_count === stored.task_count &&
        counted.completed_task_count === stored.completed_task_count;
      if (!isCorrect) addWrongIssue(wrong, key, number);
    }
    if (!last) return [...wrong.values()];
    after = last;
  }
}

/**
 * Reads the next issues whose task counts are not zero or whose description may contain tasks. `last` is null after the last
 * issue.
 */
async function readNextIssues(
  db: Kysely<DatabaseTables>,
  after: IssueRowKey,
): Promise<{ last: IssueRowKey | null; issues: CheckedIssue[] }> {
  const { rows } = await sql<{ projectId: number; number: number; issues: CheckedIssue[] | null }>`
    WITH texts AS MATERIALIZED (SELECT project_id, number, body FROM issue_text
      WHERE (project_id, number) > (${after.projectId}::int, ${after.number}::int)
      ORDER BY project_id, number LIMIT ${CHECKED_ISSUES_PER_STATEMENT})
    SELECT last.project_id AS "projectId", last.number, (
      SELECT json_agg(json_build_object('key', project.key, 'number', number, 'body', body,
          'task_count', task_count, 'completed_task_count', completed_task_count))
        FROM texts JOIN issue USING (project_id, number) JOIN project ON project.id = project_id
        WHERE task_count > 0 OR completed_task_count > 0 OR ${MAY_HAVE_TASKS_SQL}) AS issues
    FROM (SELECT project_id, number FROM texts ORDER BY project_id DESC, number DESC LIMIT 1) last`.execute(
    db,
  );
  const row = rows[0];
  return row
    ? { last: { projectId: row.projectId, number: row.number }, issues: row.issues ?? [] }
    : { last: null, issues: [] };
}

function addWrongIssue(wrong: Map<string, StoreInconsistency>, project: string, number: number): void {
  const what = 'issues with wrong task counts';
  const inconsistency = wrong.get(project) ?? { project, what, count: 0, examples: [] };
  wrong.set(project, inconsistency);
  inconsistency.count++;
  if (inconsistency.examples.length < INCONSISTENCY_EXAMPLES_MAX) inconsistency.examples.push(String(number));
}
