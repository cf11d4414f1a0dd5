import { getStateChangeReasonProblem } from '../../../shared/validation/texts';
import type { Transaction } from '../../store/write/transaction';
import { getPermissionError } from '../access/Actor';
import { readIssueChangeContext } from '../plan/IssueChangeContext';
import {
  type UserError,
  createInvalidFieldError,
  createNotFoundError,
  MutationRejectedError,
} from '../base/UserError';
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
  const { stateId, canonicalNumber, milestoneId, parentNumber, locked } = change;
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
  requireFound(parentNumber == null || context.parentChain.length > 0, 'parentId', 'Issue');
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
    errors.push(
      createInvalidFieldError('canonicalIssueId', 'Choose the issue that the selected issues duplicate.'),
    );
  }
  if (!requiresCanonical && canonicalNumber !== undefined) {
    errors.push(createInvalidFieldError('canonicalIssueId', 'Only duplicates can have a canonical issue.'));
  }
  const lockAction = `${locked ? 'lock' : 'unlock'} issues`;
  const denied =
    locked === undefined ? null : getPermissionError(actor, 'MAINTAIN', lockAction, { field: 'locked' });
  if (denied) errors.push(denied);
  const problem = change.reason === undefined ? null : getStateChangeReasonProblem(change.reason);
  if (problem) errors.push(createInvalidFieldError('reason', problem));
  if (errors.length > 0) throw new MutationRejectedError(...errors);
}
