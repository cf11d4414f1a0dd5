import type { IssueRow } from '../../../store/read/issues';
import { lockIssues, readIssueText } from '../../../store/write/issues';
import { readDuplicateChain, lockIssueLinkGraph, readDuplicateTargets } from '../../../store/write/links';
import { writePlannedChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { readChangeContext } from '../../plan/ChangeContext';
import { notFoundError, RejectedError } from '../../base/UserError';
import type { IssueChange } from '../../plan/IssueChange';
import { planIssueChange } from '../../plan/planIssueChange';
import { indexTexts } from './indexTexts';
import { describeEditConflicts } from './describeEditConflicts';
import type { IssueTarget } from '../../writing/targets';

/**
 * Changes one issue: locks it, plans the change and writes it.
 * @throws RejectedError
 */
export async function changeIssue(tx: Transaction, target: IssueTarget, change: IssueChange): Promise<void> {
  const { project, actor, number } = target;
  const changesGraph = change.stateId !== undefined || change.parentNumber !== undefined;
  if (changesGraph) await lockIssueLinkGraph(tx, project.id);
  const canonicals =
    change.stateId === undefined
      ? []
      : ((await readDuplicateTargets(tx, project.id, [number])).get(number) ?? []);
  // The issues at the other ends of duplicate links change as well, so they are locked too.
  const chain =
    change.canonicalNumber === undefined
      ? []
      : await readDuplicateChain(tx, project.id, change.canonicalNumber);
  const others = [...canonicals, ...chain.slice(-1)];
  const row = await lockIssue(tx, target, others);
  const context = await readChangeContext(tx, project, actor, change, [row]);
  const changesText = change.title !== undefined || change.body !== undefined;
  const text = changesText ? await readIssueText(tx, project.id, number) : undefined;
  const plan = planIssueChange({ row, text, canonicals }, change, context);
  if (plan.outcome === 'rejected')
    throw new RejectedError(...(await describeEditConflicts(tx, plan.errors, context.at)));
  if (plan.outcome === 'unchanged') return;
  const textEvents = plan.text
    ? await indexTexts(tx, project, plan.change.row, plan.text, {
        before: [row.title, text!.body],
        after: [plan.change.row.title, plan.text.body],
      })
    : [];
  const meta = { actorId: actor.id, at: plan.change.row.updated_at };
  await writePlannedChanges(tx, project.id, meta, [plan.change], { extraEvents: textEvents });
}

/**
 * Locks an issue together with others.
 * @throws RejectedError NOT_FOUND
 */
export async function lockIssue(
  tx: Transaction,
  { project, number }: IssueTarget,
  others: readonly number[] = [],
): Promise<IssueRow> {
  const row = (await lockIssues(tx, project.id, [number, ...others])).get(number);
  if (!row) throw new RejectedError(notFoundError('id', `Issue ${project.key}-${number} not found.`));
  return row;
}
