/** Reads invitation links of projects. Only the hashes of their secrets are stored. */
import type { Kysely, Selectable } from 'kysely';
import type { InvitationTable } from '../tables/identityTables';
import type { Tables } from '../tables/Tables';

export type InvitationRow = Omit<Selectable<InvitationTable>, 'secret_hash'>;

const INVITATION_COLUMNS = [
  'id',
  'project_id',
  'role',
  'created_by',
  'created_at',
  'expires_at',
  'accepted',
] as const;

/** Returns a project's unexpired invitations, newest first. Served by the index invitation_project. */
export function readInvitations(db: Kysely<Tables>, projectId: number): Promise<InvitationRow[]> {
  return selectUnexpiredInvitations(db).where('project_id', '=', projectId).orderBy('id', 'desc').execute();
}

/** Returns the unexpired invitation with a secret, or null. */
export async function readInvitationBySecret(
  db: Kysely<Tables>,
  secretHash: string,
): Promise<InvitationRow | null> {
  return (
    (await selectUnexpiredInvitations(db).where('secret_hash', '=', secretHash).executeTakeFirst()) ?? null
  );
}

const selectUnexpiredInvitations = (db: Kysely<Tables>) =>
  db.selectFrom('invitation').select(INVITATION_COLUMNS).where('expires_at', '>', new Date());
