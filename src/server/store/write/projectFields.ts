import type { EditableProjectFields } from '../changes/advanceProject';
import type { Transaction } from './transaction';

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
