import type { ProjectFields } from '../changes/advanceProject';
import type { Transaction } from './transaction';

/** What people say of a project whose row is held. */
export async function readProjectFields(tx: Transaction, projectId: number): Promise<ProjectFields> {
  return tx
    .selectFrom('project')
    .select(['name', 'description', 'visibility'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}
