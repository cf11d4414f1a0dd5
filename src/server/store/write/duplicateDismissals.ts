import { sql } from 'kysely';
import type { Transaction } from './transaction';

export interface DuplicatePair {
  projectId: number;
  numbers: readonly [number, number];
}

/** Dismisses a pair of suggested duplicates. Returns false if it was already dismissed. */
export async function insertDuplicateDismissal(
  tx: Transaction,
  { projectId, numbers }: DuplicatePair,
  { actorId, at }: { actorId: number | null; at: Date },
): Promise<boolean> {
  const { rows } =
    await sql`INSERT INTO duplicate_dismissal (project_id, number, other_number, actor_id, created_at)
    VALUES (${projectId}, ${Math.min(...numbers)}, ${Math.max(...numbers)}, ${actorId}, ${at})
    ON CONFLICT DO NOTHING RETURNING number`.execute(tx);
  return rows.length > 0;
}

/** Removes the dismissal of a pair. Returns false if there is none. */
export async function deleteDuplicateDismissal(
  tx: Transaction,
  { projectId, numbers }: DuplicatePair,
): Promise<boolean> {
  const { rows } = await sql`DELETE FROM duplicate_dismissal
    WHERE project_id = ${projectId} AND number = ${Math.min(...numbers)} AND other_number = ${Math.max(...numbers)}
    RETURNING number`.execute(tx);
  return rows.length > 0;
}
