/**
 * Reads the labels, users and milestones to which a change refers by id, in the transaction of the change.
 */
import { sql } from 'kysely';
import type { Transaction } from './transaction';

export interface ReferencedLabel {
  id: number;
  name: string;
}

export interface ReferencedUser {
  id: number;
  login: string;
  /** Whether the user may read the project. Always true unless the project is private. */
  seesProject: boolean;
}

export async function readReferencedLabels(
  tx: Transaction,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, ReferencedLabel>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReferencedLabel>`SELECT id, name FROM label
    WHERE project_id = ${projectId} AND id = ANY(${ids}::int[]) AND name_key IS NOT NULL`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reads users by id. Leaves out placeholders that belong to accounts, because new records must refer to the account.
 */
export async function readReferencedUsers(
  tx: Transaction,
  projectId: number,
  ids: readonly number[],
  isPrivate: boolean,
): Promise<Map<number, ReferencedUser>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<ReferencedUser>`SELECT id, login, (NOT ${isPrivate}::boolean OR site_role = 'administrator'
      OR EXISTS (SELECT FROM membership m WHERE m.project_id = ${projectId} AND m.user_id = app_user.id)) AS "seesProject"
    FROM app_user WHERE id = ANY(${ids}::int[]) AND claimed_by_id IS NULL`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns which of these milestones exist, by id. */
export async function readReferencedMilestones(
  tx: Transaction,
  projectId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`SELECT id FROM milestone
    WHERE project_id = ${projectId} AND id = ANY(${ids}::int[]) AND title_key IS NOT NULL`.execute(tx);
  return new Set(rows.map((row) => row.id));
}
