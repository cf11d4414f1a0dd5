import type { IssueRow } from '../../../store/read/issues';
import { lockIssues, readIssueText } from '../../../store/write/issues';
import {
  readDuplicateIssueChain,
  lockProjectIssueLinkGraph,
  readDuplicateIssueTargets,
} from '../../../store/write/links';
import { writePlannedIssueChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { readIssueChangeContext } from '../../plan/IssueChangeContext';
import { createNotFoundError, MutationRejectedError } from '../../base/UserError';
import type { IssueChange } from '../../plan/IssueChange';
import { planIssueChange } from '../../plan/planIssueChange';
import { indexIssueTexts } from './indexIssueTexts';
import { describeEditConflicts } from './describeEditConflicts';
import type { IssueMutationTarget } from '../../writing/targets';

/**
 * Changes one issue: locks it, plans the change and writes it.
 * @throws MutationRejectedError
 */
export async function changeIssue(
  tx: Transaction,
  target: IssueMutationTarget,
  change: IssueChange,
): Promise<void> {
  const { project, actor, number } = target;
  const changesGraph = change.stateId !== undefined || change.parentNumber !== undefined;
  if (changesGraph) await lockProjectIssueLinkGraph(tx, project.id);
  const canonicals =
    change.stateId === undefined
      ? []
      : ((await readDuplicateIssueTargets(tx, project.id, [number])).get(number) ?? []);
  // The issues at the other ends of duplicate links change as well, so they are locked too.
  const chain =
    change.canonicalNumber === undefined
      ? []
      : await readDuplicateIssueChain(tx, project.id, change.canonicalNumber);
  const others = [...canonicals, ...chain.slice(-1)];
  const row = await lockIssueRow(tx, target, others);
  const context = await readIssueChangeContext(tx, project, actor, change, [row]);
  const changesText = change.title !== undefined || change.body !== undefined;
  const text = changesText ? await readIssueText(tx, project.id, number) : undefined;
  const plan = planIssueChange({ row, text, canonicals }, change, context);
  if (plan.outcome === 'rejected')
    throw new MutationRejectedError(...(await describeEditConflicts(tx, plan.errors, context.at)));
  if (plan.outcome === 'unchanged') return;
  const textEvents = plan.text
    ? await indexIssueTexts(tx, project, plan.change.row, plan.text, {
        before: [row.title, text!.body],
        after: [plan.change.row.title, plan.text.body],
      })
    : [];
  const meta = { actorId: actor.id, at: plan.change.row.updated_at };
  await writePlannedIssueChanges(tx, project.id, meta, [plan.change], { extraEvents: textEvents });
}

/**
 * Locks an issue together with others.
 * @throws MutationRejectedError NOT_FOUND
 */
export async function lockIssueRow(
  tx: Transaction,
  { project, number }: IssueMutationTarget,
  others: readonly number[] = [],
): Promise<IssueRow> {
  const row = (await lockIssues(tx, project.id, [number, ...others])).get(number);
  if (!row)
    throw new MutationRejectedError(createNotFoundError('id', `Issue ${project.key}-${number} not found.`));
  return row;
}
