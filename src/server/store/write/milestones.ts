/** Writes milestones. The caller has locked the project. */
import { sql } from 'kysely';
import type { MilestoneRow } from '../read/attributes';
import type { Transaction } from './transaction';

const MILESTONE_COLUMNS = ['project_id', 'id', 'title', 'description', 'due_on', 'closed_at'] as const;

export async function readMilestone(
  tx: Transaction,
  projectId: number,
  id: number,
): Promise<MilestoneRow | null> {
  const row = await tx
    .selectFrom('milestone')
    .select(MILESTONE_COLUMNS)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('title_key', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the milestone with this title, ignoring case, or null. */
export async function findMilestoneByTitle(
  tx: Transaction,
  projectId: number,
  title: string,
): Promise<MilestoneRow | null> {
  const row = await tx
    .selectFrom('milestone')
    .select(MILESTONE_COLUMNS)
    .where('project_id', '=', projectId)
    .where('title_key', '=', title.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts a milestone with the project's next milestone id, which it returns. */
export async function insertMilestone(
  tx: Transaction,
  milestone: Omit<MilestoneRow, 'id'>,
  at: Date,
): Promise<number> {
  const { project_id, title, description, due_on, closed_at } = milestone;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO milestone (project_id, id, title, title_key, description, due_on, closed_at, created_at)
    SELECT ${project_id}::int, coalesce(max(id), 0) + 1, ${title}::text, ${title.toLowerCase()}::text,
      ${description}::text, ${due_on}::timestamptz, ${closed_at}::timestamptz, ${at}::timestamptz
    FROM milestone WHERE project_id = ${project_id}
    RETURNING id`.execute(tx);
  return rows[0]!.id;
}

export async function updateMilestone(tx: Transaction, milestone: MilestoneRow): Promise<void> {
  const { project_id, id, title, description, due_on, closed_at } = milestone;
  await tx
    .updateTable('milestone')
    .set({ title, title_key: title.toLowerCase(), description, due_on, closed_at })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}
