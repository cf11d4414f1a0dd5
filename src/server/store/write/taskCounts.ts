/** Writes the task counts of issues that were created before task counts were stored. */
import { sql } from 'kysely';
import type { IssueRowKey } from '../read/issues';
import { COUNTED_TASKS_SETTING_KEY, type TaskCounts } from '../read/taskCounts';
import type { Transaction } from './transaction';

/**
 * Returns the last issue whose tasks are counted, and locks this position until the transaction ends, so that only one of
 * several servers counts. Returns null when all issues are counted.
 */
export async function lockCountedTasksPosition(tx: Transaction): Promise<IssueRowKey | null> {
  const row = await tx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', COUNTED_TASKS_SETTING_KEY)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const [projectId, number] = JSON.parse(row.value) as [number, number];
  return { projectId, number };
}

/** @param position null: all issues are counted */
export async function saveCountedTasksPosition(tx: Transaction, position: IssueRowKey | null): Promise<void> {
  if (position === null) {
    await tx.deleteFrom('setting').where('key', '=', COUNTED_TASKS_SETTING_KEY).execute();
    return;
  }
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify([position.projectId, position.number]) })
    .where('key', '=', COUNTED_TASKS_SETTING_KEY)
    .execute();
}

/** Locks issues of any projects in ascending order, so that their texts stay as they are until the transaction ends. */
export async function lockIssuesOfAllProjects(tx: Transaction, keys: readonly IssueRowKey[]): Promise<void> {
  await sql`SELECT FROM issue
    JOIN unnest(${keys.map(({ projectId }) => projectId)}::int[], ${keys.map(({ number }) => number)}::int[])
      AS wanted (project_id, number) USING (project_id, number)
    ORDER BY project_id, number FOR UPDATE OF issue`.execute(tx);
}

/** Writes the task counts. The versions of the issues stay the same, because their content has not changed. */
export async function updateTaskCounts(
  tx: Transaction,
  counts: readonly (TaskCounts & { project_id: number; number: number })[],
): Promise<void> {
  if (counts.length === 0) return;
  await sql`UPDATE issue SET task_count = n.task_count, completed_task_count = n.completed_task_count
    FROM json_to_recordset(${JSON.stringify(counts)}::json)
      AS n (project_id int, number int, task_count smallint, completed_task_count smallint)
    WHERE issue.project_id = n.project_id AND issue.number = n.number
      AND (issue.task_count, issue.completed_task_count) <> (n.task_count, n.completed_task_count)`.execute(
    tx,
  );
}
