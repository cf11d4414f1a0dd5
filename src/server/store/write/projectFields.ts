import type { ProjectFields } from '../changes/advanceProject';
import type { Transaction } from './transaction';

/** Returns the editable fields of a project that the caller has locked. */
export async function readProjectFields(tx: Transaction, projectId: number): Promise<ProjectFields> {
  return tx
    .selectFrom('project')
    .select(['name', 'description', 'visibility'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}
