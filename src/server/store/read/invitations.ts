/** Links that invite to a project; their secrets are nowhere. */
import type { Kysely, Selectable } from 'kysely';
import type { InvitationTable } from '../tables/identityTables';
import type { Tables } from '../tables/Tables';

export type InvitationRow = Omit<Selectable<InvitationTable>, 'secret_hash'>;

const COLUMNS = ['id', 'project_id', 'role', 'created_by', 'created_at', 'expires_at', 'accepted'] as const;

/** A project's that are still good, the latest first. Served by invitation_project. */
export function readInvitations(db: Kysely<Tables>, projectId: number): Promise<InvitationRow[]> {
  return good(db).where('project_id', '=', projectId).orderBy('id', 'desc').execute();
}

/** The one of a secret; null: there is none, or it has ended. */
export async function readInvitationOf(
  db: Kysely<Tables>,
  secretHash: string,
): Promise<InvitationRow | null> {
  return (await good(db).where('secret_hash', '=', secretHash).executeTakeFirst()) ?? null;
}

const good = (db: Kysely<Tables>) =>
  db.selectFrom('invitation').select(COLUMNS).where('expires_at', '>', new Date());
