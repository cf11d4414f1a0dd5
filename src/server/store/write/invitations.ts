import { type Insertable, sql } from 'kysely';
import { ROLES } from '../../../shared/issue';
import type { InvitationTableSchema } from '../tables/identityTables';
import type { Transaction } from './transaction';

/** Inserts an invitation and deletes the project's expired ones. Returns its id. */
export async function insertInvitation(
  tx: Transaction,
  invitation: Insertable<InvitationTableSchema>,
): Promise<number> {
  await tx
    .deleteFrom('invitation')
    .where('project_id', '=', invitation.project_id)
    .where('expires_at', '<=', new Date())
    .execute();
  const { id } = await tx
    .insertInto('invitation')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes an invitation. Returns its role, or null if the project has no invitation with this id. */
export async function deleteInvitation(
  tx: Transaction,
  projectId: number,
  id: number,
): Promise<number | null> {
  const deleted = await tx
    .deleteFrom('invitation')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst();
  return deleted?.role ?? null;
}

export async function incrementInvitationAcceptances(tx: Transaction, id: number): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ accepted: sql`accepted + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a user's invitations to projects where the user may no longer invite. */
export async function deleteInvalidInvitations(tx: Transaction, userId: number): Promise<void> {
  await sql`DELETE FROM invitation i USING app_user u
    WHERE i.created_by = ${userId} AND u.id = i.created_by AND (u.disabled OR u.site_role <> 'administrator'
      AND NOT EXISTS (SELECT FROM membership m WHERE m.project_id = i.project_id AND m.user_id = u.id
        AND m.role = ${ROLES.indexOf('maintainer')}))`.execute(tx);
}
