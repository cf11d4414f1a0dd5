import type { LabelRow } from '../../../store/read/attributes';
import type { IssueRowKey } from '../../../store/read/issues';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import type { RequestContext } from '../../context/RequestContext';
import { loadInformationLabel } from '../../triage/triage';
import { requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import { changeIssue } from '../issues/changeIssue';
import { insertCommentWithEvents, rejectIfIssueLocked, validateCommentBody } from '../issues/comments';
import { WrittenIssueRow } from '../issues/WrittenIssueRow';
import { requireTriager } from './leases';
import {
  changeSnooze,
  decodeTriageDecisionBase,
  recordTriageDecision,
  type TriageDecisionBaseInput,
} from './recordDecision';

export interface RequestInformationInput extends TriageDecisionBaseInput {
  issueId: string;
  comment: string;
}

export interface RequestInformationResult extends IssueRowKey {
  /** Id of the comment in its project. */
  comment: number;
}

/**
 * Asks for information: adds a comment and the label for requests for information, and snoozes the issue until the next
 * comment of another user.
 */
export async function requestInformation(
  context: RequestContext,
  input: RequestInformationInput,
  request: MutationRequest,
): Promise<MutationWriteResult<RequestInformationResult>> {
  const { issueId, comment: body } = input;
  const written = new WrittenIssueRow();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    requireTriager(target);
    validateCommentBody(body);
    const base = decodeTriageDecisionBase(target.project, input);
    const label: LabelRow | null = await loadInformationLabel(context, target.project);
    return async (tx) => {
      if (label) await lockLabelsAndMilestonesForUse(tx, target.project.id);
      let comment = 0;
      const decided = await recordTriageDecision(
        tx,
        target,
        { kind: 'information', ...base },
        async (locked) => {
          rejectIfIssueLocked(locked, target.actor);
          const commented = await insertCommentWithEvents(tx, target, locked, body);
          comment = commented.comment;
          const labeled = label ? await changeIssue(tx, target, { addLabelIds: [label.id] }) : commented.row;
          return changeSnooze(tx, target, labeled, { until: null, untilComment: true });
        },
      );
      written.record(target.actor, decided);
      return { ...toIssueRowKey(target), comment };
    };
  });
  written.provideRow(context, result);
  return result;
}
