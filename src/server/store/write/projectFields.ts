import type { ProjectFields } from '../changes/advanceProject';
import type { Writing } from './transaction';

/** What people say of a project whose row is held. */
export async function readProjectFields(tx: Writing, projectId: number): Promise<ProjectFields> {
  return tx
    .selectFrom('project')
    .select(['name', 'description', 'visibility'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}
