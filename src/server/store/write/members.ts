/**
 * Reads and writes members of a project. The caller has locked the project, so that its checks are still
 * valid when it writes.
 */
import { sql } from 'kysely';
import { ROLES } from '../../../shared/issue';
import type { Transaction } from './transaction';

/** Returns a user's role in a project as an index of ROLES, or null if the user is not a member. */
export async function readMemberRole(
  tx: Transaction,
  projectId: number,
  userId: number,
): Promise<number | null> {
  const member = await tx
    .selectFrom('membership')
    .select('role')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member?.role ?? null;
}

/** Adds a member to a project, or changes the role of an existing member. */
export async function upsertProjectMember(
  tx: Transaction,
  projectId: number,
  userId: number,
  role: number,
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ project_id: projectId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
    .execute();
}

export async function deleteProjectMember(tx: Transaction, projectId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('membership')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether another enabled user is a maintainer of the project. */
export async function hasOtherMaintainer(
  tx: Transaction,
  projectId: number,
  userId: number,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (
    SELECT FROM membership m JOIN app_user u ON u.id = m.user_id
    WHERE m.project_id = ${projectId} AND m.user_id <> ${userId}
      AND m.role = ${ROLES.indexOf('maintainer')} AND NOT u.disabled AND NOT u.placeholder) AS found`.execute(
    tx,
  );
  return rows[0]!.found;
}
