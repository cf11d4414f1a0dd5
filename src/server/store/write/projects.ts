import { sql, type Insertable } from 'kysely';
import { ROLES } from '../../../shared/issue';
import { createProject, type NewProject } from '../load/createProject';
import type { Transaction } from './transaction';
import type { EditableProjectFields } from '../changes/advanceProject';
import type { NewAccountRulesTableSchema } from '../tables/DatabaseTables';

/** Key of the advisory lock for project keys: 'keys' in ASCII. */
const PROJECT_KEYS_ADVISORY_LOCK = 0x6b657973;

/**
 * Creates an empty project.
 * @param maintainerId id of the user who creates the project and becomes its maintainer; null for none
 * @returns the project's id, or null if the project key is taken, also by a deleted project
 */
export async function insertProject(
  tx: Transaction,
  project: NewProject,
  maintainerId: number | null,
): Promise<number | null> {
  await sql`SELECT pg_advisory_xact_lock(${PROJECT_KEYS_ADVISORY_LOCK}::int, 0)`.execute(tx);
  const taken = await tx.selectFrom('project').select('id').where('key', '=', project.key).executeTakeFirst();
  if (taken) return null;
  const id = await createProject(tx, { ...project, createdById: maintainerId });
  if (maintainerId !== null) {
    await tx
      .insertInto('membership')
      .values({ project_id: id, user_id: maintainerId, role: ROLES.indexOf('maintainer') })
      .execute();
  }
  return id;
}

/** Returns the editable fields of a project that the caller has locked. */
export async function readEditableProjectFields(
  tx: Transaction,
  projectId: number,
): Promise<EditableProjectFields> {
  return tx
    .selectFrom('project')
    .select(['name', 'description', 'visibility'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

export async function saveNewAccountRules(
  tx: Transaction,
  row: Insertable<NewAccountRulesTableSchema>,
): Promise<void> {
  const { project_id: _projectId, ...values } = row;
  await tx
    .insertInto('new_account_rules')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
}
