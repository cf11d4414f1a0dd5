/** Undoes the actor's own last change of an issue's state. */
import { STATE_CHANGE_UNDO_PERIOD_MS } from '../../../../shared/limits';
import type { IssueRow } from '../../../store/read/issues';
import { readIssueStateEvents } from '../../../store/read/stateEvents';
import { lockIssueRows } from '../../../store/write/issues';
import { readLastIssueEvent } from '../../../store/write/lastChange';
import { lockProjectIssueLinkGraph, readDuplicateIssueTargets } from '../../../store/write/links';
import { type PlannedIssueChange, writePlannedIssueChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { getUpdateTimeBefore } from '../../undo/fields';
import type { InverseIssueChange } from '../../events/issueEventParts';
import { invertIssueEvents } from '../../events/issueEvents';
import { addUndoneEventReference, planOwnIssueUndo } from '../../undo/planOwnIssueUndo';
import { getPermissionError } from '../../access/Actor';
import { type UserError, MutationRejectedError, rejectMutationOnErrors } from '../../base/UserError';
import { formatTimeAgo } from '../../base/formatTimeAgo';
import { requireIssueRow } from '../../writing/requireIssueRow';
import { type IssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import { findLastIssueStateChange, type IssueStateChange } from './findLastIssueStateChange';

/**
 * Restores the state before the last change of state, even without a matching transition, together with
 * the duplicate links and the time of closing. Only the user who made the change can undo it, within
 * STATE_CHANGE_UNDO_PERIOD_MS, and only while nobody has changed the state since.
 *
 * @param stateId the state before the change
 * @throws MutationRejectedError
 */
export async function undoIssueStateChange(
  tx: Transaction,
  target: IssueMutationTarget,
  stateId: number,
): Promise<void> {
  const { project, actor, number } = target;
  rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', 'change the state', { field: 'stateId' }));
  // Until the commit, no other transaction changes states or links in this project.
  await lockProjectIssueLinkGraph(tx, project.id);
  const since = new Date(Date.now() - STATE_CHANGE_UNDO_PERIOD_MS);
  const stateChange = findLastIssueStateChange(await readIssueStateEvents(tx, toIssueRowKey(target), since));
  const inverse = await keepUndoableLinkChanges(tx, target, invertIssueEvents(stateChange?.events ?? []));
  const ends = [...inverse.linksAdded, ...inverse.linksRemoved].map(({ to }) => to);
  const rows = await lockIssueRows(tx, project.id, [number, ...ends]);
  const row = requireIssueRow(rows, target, number, 'id');
  if (row.state_id === stateId) return;
  if (!stateChange || !isOwnStateChange(stateChange, target, row, stateId))
    throw new MutationRejectedError(await createIssueStateConflictError(tx, target));
  const change = await planIssueStateUndo(tx, target, rows, stateChange, inverse);
  const meta = { actorId: actor.id, at: new Date() };
  await writePlannedIssueChanges(tx, project.id, meta, [
    addUndoneEventReference(change, stateChange.changed.sequence),
  ]);
}

/** Whether the change led from `stateId` to the current state and was made by the actor. */
const isOwnStateChange = (
  { changed }: IssueStateChange,
  { actor }: IssueMutationTarget,
  row: IssueRow,
  stateId: number,
): boolean =>
  changed.actor_id === actor.id &&
  changed.before?.['state'] === stateId &&
  changed.after?.['state'] === row.state_id;

async function createIssueStateConflictError(
  tx: Transaction,
  target: IssueMutationTarget,
): Promise<UserError> {
  const key = toIssueRowKey(target);
  const last = await readLastIssueEvent(tx, key, 'state_changed');
  const isOther = last !== null && last.login !== null && last.actorId !== target.actor.id;
  return {
    kind: 'conflict',
    code: 'CONFLICT',
    path: ['stateId'],
    current: key,
    message: isOther
      ? `${last.login} changed the state ${formatTimeAgo(new Date(), last.createdAt)}. Your change cannot be undone.`
      : 'The state has changed since. Your change cannot be undone.',
  };
}

/** Leaves out of an undo the duplicate links that were removed or added again since the state change. */
async function keepUndoableLinkChanges(
  tx: Transaction,
  { project, number }: IssueMutationTarget,
  inverse: InverseIssueChange,
): Promise<InverseIssueChange> {
  const canonicals = (await readDuplicateIssueTargets(tx, project.id, [number])).get(number) ?? [];
  return {
    ...inverse,
    linksRemoved: inverse.linksRemoved.filter(({ to }) => canonicals.includes(to)),
    linksAdded: inverse.linksAdded.filter(({ to }) => !canonicals.includes(to)),
  };
}

async function planIssueStateUndo(
  tx: Transaction,
  target: IssueMutationTarget,
  rows: ReadonlyMap<number, IssueRow>,
  { changed, events }: IssueStateChange,
  inverse: InverseIssueChange,
): Promise<PlannedIssueChange> {
  const plan = await planOwnIssueUndo(tx, target, rows, {
    inverse,
    firstSequence: changed.sequence,
    updatedBefore: getUpdateTimeBefore(events, rows.get(target.number)!),
    labels: new Map(),
  });
  if (plan.outcome === 'changed') return plan.change;
  throw new MutationRejectedError({
    kind: 'field',
    code: plan.note?.code ?? 'CONFLICT',
    path: ['stateId'],
    message: plan.note?.message ?? 'There is nothing to undo.',
  });
}
