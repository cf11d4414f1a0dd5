/** Snoozes issues, for the whole team. */
import { TRIAGE_SNOOZE_DAYS_MAX } from '../../../../shared/limits';
import type { IssueRowKey } from '../../../store/read/issues';
import { rejectInvalidFields } from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import { lockIssueRow } from '../issues/changeIssue';
import { requireTriager } from './leases';
import {
  changeSnooze,
  decodeTriageDecisionBase,
  recordTriageDecision,
  type TriageDecisionBaseInput,
} from './recordDecision';

const DAY_MS = 86_400_000;

export interface SnoozeTriageInput extends TriageDecisionBaseInput {
  issueId: string;
  until?: Date | null;
  untilComment?: boolean | null;
}

/** Snoozes an issue until a date, until the next comment of another user, or until the first of both. */
export function snoozeTriage(
  context: RequestContext,
  input: SnoozeTriageInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  const { issueId, until = null, untilComment } = input;
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    requireTriager(target);
    rejectInvalidFields([['until', getSnoozeDateProblem(until, untilComment ?? false)]]);
    const base = decodeTriageDecisionBase(target.project, input);
    return async (tx) => {
      await recordTriageDecision(tx, target, { kind: 'snooze', ...base }, (row) =>
        changeSnooze(tx, target, row, { until, untilComment: untilComment ?? false }),
      );
      return toIssueRowKey(target);
    };
  });
}

function getSnoozeDateProblem(until: Date | null, untilComment: boolean): string | null {
  if (until === null) return untilComment ? null : 'Choose a date, or snooze until the next comment.';
  if (until.getTime() <= Date.now()) return 'The date must be in the future.';
  if (until.getTime() > Date.now() + TRIAGE_SNOOZE_DAYS_MAX * DAY_MS)
    return `The date must be within ${TRIAGE_SNOOZE_DAYS_MAX} days.`;
  return null;
}

/** Ends the snooze of an issue, including one that another user set. */
export function unsnoozeTriage(
  context: RequestContext,
  { issueId }: { issueId: string },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    requireTriager(target);
    return async (tx) => {
      await changeSnooze(tx, target, await lockIssueRow(tx, target), null);
      return toIssueRowKey(target);
    };
  });
}
