import { getTriageDecisionKindCode, type TriageDecisionKind } from '../../../../shared/triage';
import { readWorkflowStates } from '../../../store/read/attributes';
import type { IssueRow } from '../../../store/read/issues';
import type { ProjectRow } from '../../../store/read/projects';
import type { TriageSnoozeRow } from '../../../store/read/triage';
import { appendProjectEvents } from '../../../store/write/events';
import { updateIssues } from '../../../store/write/issues';
import type { Transaction } from '../../../store/write/transaction';
import {
  deleteTriageSnooze,
  insertTriageDecision,
  readIssueEventsAfter,
  readProjectVersion,
  readTriageSnooze,
  saveTriageSnooze,
} from '../../../store/write/triage';
import { deleteTriageLease, lockTriageLeases } from '../../../store/write/triageLeases';
import { createSnoozedEvent, createUnsnoozedEvent } from '../../plan/snooze';
import { MutationRejectedError } from '../../base/UserError';
import { lockIssueRow } from '../issues/changeIssue';
import { decodeProjectObjectIds, type IssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import { rejectIfTriagedByOther, requireTriager } from './leases';

/**
 * Version and workflow state of the issue that the user saw when deciding. A field that is absent is not compared with
 * the current issue.
 */
export interface TriageDecisionBaseInput {
  baseVersion?: number | null;
  baseStateId?: string | null;
}

interface TriageDecisionBase {
  baseVersion: number | null;
  baseStateId: number | null;
}

interface TriageDecisionRequest extends TriageDecisionBase {
  kind: TriageDecisionKind;
}

export function decodeTriageDecisionBase(
  project: ProjectRow,
  { baseVersion, baseStateId }: TriageDecisionBaseInput,
): TriageDecisionBase {
  const [stateId] =
    baseStateId == null
      ? []
      : decodeProjectObjectIds(project, [baseStateId], 'WorkflowState', 'baseStateId', 'State not found.');
  return { baseVersion: baseVersion ?? null, baseStateId: stateId ?? null };
}

/** When a snooze ends. At least one of the two is set. */
export interface SnoozeRequest {
  until: Date | null;
  untilComment: boolean;
}

/**
 * Makes a decision about an issue: writes its changes, ends the viewer's lease, and records which events belong to the
 * decision, so that they are undone together.
 * @param change receives the locked issue and returns its row after the change
 */
export async function recordTriageDecision(
  tx: Transaction,
  target: IssueMutationTarget,
  { kind, baseVersion, baseStateId }: TriageDecisionRequest,
  change: (row: IssueRow) => Promise<IssueRow>,
): Promise<IssueRow> {
  const userId = requireTriager(target);
  const key = toIssueRowKey(target);
  await lockTriageLeases(tx, key.projectId);
  const locked = await lockIssueRow(tx, target);
  await rejectIfTriagedByOther(tx, target, baseVersion);
  await rejectIfMoved(tx, locked, baseStateId);
  // While the issue is locked, nobody else can add an event of it.
  const version = await readProjectVersion(tx, key.projectId);
  const row = await change(locked);
  const events = await readIssueEventsAfter(tx, key, version);
  await insertTriageDecision(tx, {
    ...key,
    userId,
    kind: getTriageDecisionKindCode(kind),
    firstSequence: events[0]?.sequence ?? version + 1,
    lastSequence: events.at(-1)?.sequence ?? version,
    issueVersion: row.version,
  });
  await deleteTriageLease(tx, key);
  return row;
}

/**
 * Rejects a decision about an issue that has another state than the user has seen: it was decided outside the queue, or
 * by the same user in another tab.
 *
 * @throws MutationRejectedError CONFLICT
 */
async function rejectIfMoved(tx: Transaction, row: IssueRow, baseStateId: number | null): Promise<void> {
  if (baseStateId === null || row.state_id === baseStateId) return;
  const states = await readWorkflowStates(tx, row.project_id);
  const { name } = states.find(({ id }) => id === row.state_id)!;
  throw new MutationRejectedError({
    kind: 'conflict',
    code: 'CONFLICT',
    path: ['issueId'],
    current: { projectId: row.project_id, number: row.number },
    message: `The issue was moved to ${name} before this decision.`,
  });
}

/**
 * Snoozes a locked issue, or ends its snooze. Like a vote, it raises the version of the issue, but not its time of
 * update, because snoozed issues do not move up in lists.
 * @param snooze null ends the snooze
 * @returns the row after the change
 */
export async function changeSnooze(
  tx: Transaction,
  target: IssueMutationTarget,
  row: IssueRow,
  snooze: SnoozeRequest | null,
): Promise<IssueRow> {
  const at = new Date();
  const next = snooze && {
    project_id: row.project_id,
    number: row.number,
    user_id: target.actor.id,
    snoozed_at: at,
    until: snooze.until,
    until_comment: snooze.untilComment,
  };
  return writeSnooze(tx, target, row, next, at);
}

/**
 * Replaces the snooze of a locked issue, and writes the event. Like a vote, this raises the version of the issue, but
 * not its time of update, because snoozed issues do not move up in lists.
 * @param next null: the issue is no longer snoozed
 * @param at the time of the event
 * @returns the row after the change
 */
export async function writeSnooze(
  tx: Transaction,
  target: IssueMutationTarget,
  row: IssueRow,
  next: TriageSnoozeRow | null,
  at: Date,
): Promise<IssueRow> {
  const key = toIssueRowKey(target);
  const current = await readTriageSnooze(tx, key);
  if (!current && !next) return row;
  if (next) await saveTriageSnooze(tx, next);
  else await deleteTriageSnooze(tx, key);
  const changed = { ...row, version: row.version + 1 };
  await updateIssues(tx, key.projectId, [changed], ['version']);
  const event = next ? createSnoozedEvent(next, current) : createUnsnoozedEvent(current!);
  await appendProjectEvents(tx, key.projectId, { actorId: target.actor.id, at }, [event]);
  return changed;
}
