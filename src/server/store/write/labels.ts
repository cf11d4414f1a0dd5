/** Writes labels. The caller has locked the project. */
import { sql } from 'kysely';
import type { LabelRow } from '../read/attributes';
import type { Transaction } from './transaction';

const LABEL_COLUMNS = ['project_id', 'id', 'name', 'color', 'description'] as const;

export async function readLabel(tx: Transaction, projectId: number, id: number): Promise<LabelRow | null> {
  const row = await tx
    .selectFrom('label')
    .select(LABEL_COLUMNS)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('name_key', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the label with this name, ignoring case, or null. */
export async function findLabelByName(
  tx: Transaction,
  projectId: number,
  name: string,
): Promise<LabelRow | null> {
  const row = await tx
    .selectFrom('label')
    .select(LABEL_COLUMNS)
    .where('project_id', '=', projectId)
    .where('name_key', '=', name.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts a label with the project's next label id, which it returns. The ids of deleted labels are not reused. */
export async function insertLabel(tx: Transaction, label: Omit<LabelRow, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO label (project_id, id, name, name_key, color, description)
    SELECT ${label.project_id}::int, coalesce(max(id), 0) + 1, ${label.name}::text, ${label.name.toLowerCase()}::text,
      ${label.color}::text, ${label.description}::text
    FROM label WHERE project_id = ${label.project_id}
    RETURNING id`.execute(tx);
  return rows[0]!.id;
}

export async function updateLabel(tx: Transaction, label: LabelRow): Promise<void> {
  const { project_id, id, name, color, description } = label;
  await tx
    .updateTable('label')
    .set({ name, name_key: name.toLowerCase(), color, description })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}
