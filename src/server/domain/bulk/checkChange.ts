import { reasonProblem } from '../../../shared/validation/texts';
import type { Transaction } from '../../store/write/transaction';
import { readChangeContext } from '../plan/ChangeContext';
import { type UserError, invalid, notFound, RejectedError } from '../base/UserError';
import type { ProjectTarget } from '../writing/targets';
import type { BulkChange } from './chunks/planItem';

/** Refuses what no issue could be changed to: told once, rather than for each of thousands. @throws Refusal */
export async function checkChange(
  tx: Transaction,
  { project, actor }: ProjectTarget,
  { change }: BulkChange,
): Promise<void> {
  const context = await readChangeContext(tx, project, actor, change, []);
  const { stateId, canonicalNumber, milestoneId } = change;
  const failures: UserError[] = [];
  const demand = (isThere: boolean, field: string, what: string): void => {
    if (!isThere) failures.push(notFound(field, `There is no such ${what}.`));
  };
  for (const field of ['labelIds', 'addLabelIds'] as const) {
    demand(
      (change[field] ?? []).every((id) => context.labels.has(id)),
      field,
      'label',
    );
  }
  for (const field of ['assigneeIds', 'addAssigneeIds'] as const) {
    demand(
      (change[field] ?? []).every((id) => context.users.has(id)),
      field,
      'person',
    );
  }
  demand(milestoneId == null || context.milestoneIds.has(milestoneId), 'milestoneId', 'milestone');
  demand(stateId === undefined || context.states.has(stateId), 'stateId', 'state');
  demand(canonicalNumber === undefined || context.canonicalChain.length > 0, 'canonicalIssueId', 'issue');
  const asks = context.transitions.some(({ to_id, asks: what }) => to_id === stateId && what === 'target');
  if (asks && canonicalNumber === undefined) {
    failures.push(invalid('canonicalIssueId', 'Say which issue they all repeat.'));
  }
  if (!asks && canonicalNumber !== undefined) {
    failures.push(invalid('canonicalIssueId', 'This state takes no other issue.'));
  }
  const problem = change.reason === undefined ? null : reasonProblem(change.reason);
  if (problem) failures.push(invalid('reason', problem));
  if (failures.length > 0) throw new RejectedError(...failures);
}
