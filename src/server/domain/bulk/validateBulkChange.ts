import type { Transaction } from '../../store/write/transaction';
import { rejectMutationOnErrors } from '../base/UserError';
import { readIssueChangeContext } from '../fields/IssueChangeContext';
import { findBulkChangeErrors } from '../fields/issueFieldParts';
import type { ProjectMutationTarget } from '../writing/targets';
import type { BulkChange } from './chunks/planBulkIssueChange';

/**
 * Rejects a change that cannot apply to any issue, once for the whole bulk edit rather than once per issue.
 * @throws MutationRejectedError
 */
export async function validateBulkChange(
  tx: Transaction,
  { project, actor }: ProjectMutationTarget,
  { change }: BulkChange,
): Promise<void> {
  const context = await readIssueChangeContext(tx, project, actor, change, []);
  rejectMutationOnErrors(...findBulkChangeErrors(change, context));
}
