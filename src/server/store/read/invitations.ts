/** Reads invitation links of projects. Only the hashes of their secrets are stored. */
import type { Kysely, Selectable } from 'kysely';
import type { InvitationTableSchema } from '../tables/identityTables';
import type { DatabaseTables } from '../tables/DatabaseTables';

export type InvitationRow = Omit<Selectable<InvitationTableSchema>, 'secret_hash'>;

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
export function readInvitations(db: Kysely<DatabaseTables>, projectId: number): Promise<InvitationRow[]> {
  return selectUnexpiredInvitations(db).where('project_id', '=', projectId).orderBy('id', 'desc').execute();
}

/** Returns the unexpired invitation with a secret, or null. Deleted projects have none. */
export async function readInvitationBySecret(
  db: Kysely<DatabaseTables>,
  secretHash: string,
): Promise<InvitationRow | null> {
  const invitation = await selectUnexpiredInvitations(db)
    .where('secret_hash', '=', secretHash)
    .where('project_id', 'in', (query) =>
      query.selectFrom('project').select('id').where('deleted_at', 'is', null),
    )
    .executeTakeFirst();
  return invitation ?? null;
}

const selectUnexpiredInvitations = (db: Kysely<DatabaseTables>) =>
  db.selectFrom('invitation').select(INVITATION_COLUMNS).where('expires_at', '>', new Date());
