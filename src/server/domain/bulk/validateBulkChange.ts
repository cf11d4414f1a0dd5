import { getStateReasonProblem } from '../../../shared/validation/texts';
import type { Transaction } from '../../store/write/transaction';
import { readIssueChangeContext } from '../plan/IssueChangeContext';
import {
  type UserError,
  createInvalidFieldError,
  createNotFoundError,
  MutationRejectedError,
} from '../base/UserError';
import type { ProjectMutationTarget } from '../writing/targets';
import type { BulkChange } from './chunks/planBulkItem';

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
  const { stateId, canonicalNumber, milestoneId } = change;
  const errors: UserError[] = [];
  const requireFound = (isFound: boolean, field: string, type: string): void => {
    if (!isFound) errors.push(createNotFoundError(field, `${type} not found.`));
  };
  for (const field of ['labelIds', 'addLabelIds'] as const) {
    requireFound(
      (change[field] ?? []).every((id) => context.labels.has(id)),
      field,
      'Label',
    );
  }
  for (const field of ['assigneeIds', 'addAssigneeIds'] as const) {
    requireFound(
      (change[field] ?? []).every((id) => context.users.has(id)),
      field,
      'User',
    );
  }
  requireFound(milestoneId == null || context.milestoneIds.has(milestoneId), 'milestoneId', 'Milestone');
  requireFound(stateId === undefined || context.states.has(stateId), 'stateId', 'State');
  requireFound(
    canonicalNumber === undefined || context.canonicalChain.length > 0,
    'canonicalIssueId',
    'Issue',
  );
  const requiresCanonical = context.transitions.some(
    ({ to_id, asks }) => to_id === stateId && asks === 'target',
  );
  if (requiresCanonical && canonicalNumber === undefined) {
    errors.push(createInvalidFieldError('canonicalIssueId', 'Choose the issue that all of them duplicate.'));
  }
  if (!requiresCanonical && canonicalNumber !== undefined) {
    errors.push(createInvalidFieldError('canonicalIssueId', 'This state does not take a canonical issue.'));
  }
  const problem = change.reason === undefined ? null : getStateReasonProblem(change.reason);
  if (problem) errors.push(createInvalidFieldError('reason', problem));
  if (errors.length > 0) throw new MutationRejectedError(...errors);
}
