/** Making projects. */
import { sql } from 'kysely';
import { ROLES } from '../../../shared/issue';
import { createProject, type NewProject } from '../load/createProject';
import type { Transaction } from './transaction';

/** Of advisory locks: keys of projects. */
const KEYS_LOCK = 0x6b657973;

/** A new, empty project whose maintainer is this person. Answers its id; null: somebody has the key. */
export async function insertProject(
  tx: Transaction,
  project: NewProject,
  maintainerId: number | null,
): Promise<number | null> {
  await sql`SELECT pg_advisory_xact_lock(${KEYS_LOCK}::int, 0)`.execute(tx);
  const taken = await tx.selectFrom('project').select('id').where('key', '=', project.key).executeTakeFirst();
  if (taken) return null;
  const id = await createProject(tx, project);
  if (maintainerId !== null) {
    await tx
      .insertInto('membership')
      .values({ project_id: id, user_id: maintainerId, role: ROLES.indexOf('maintainer') })
      .execute();
  }
  return id;
}
