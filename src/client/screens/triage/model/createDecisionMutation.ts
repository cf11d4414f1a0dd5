import { createQueuedMutation, type QueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { decideTriage } from '../mutations/decideTriage';
import { requestInformation } from '../mutations/requestInformation';
import { snoozeTriage } from '../mutations/snoozeTriage';
import type { TriageDecision } from './decisions';

type IssueType = 'BUG' | 'FEATURE' | 'TASK' | 'QUESTION';
type Priority = 'URGENT' | 'HIGH' | 'MEDIUM' | 'LOW' | 'NONE';

/** The issue that a decision is about, as the viewer has seen it. */
interface DecidedIssue {
  readonly id: string;
  readonly version: number;
  readonly stateId: string;
}

/**
 * The mutation that makes a decision about an issue. While the server cannot be reached, it waits, possibly for hours.
 * It contains the version and the state of the issue that the viewer has seen, so that it does not replace a later
 * decision.
 */
export function createDecisionMutation(
  { id: issueId, version: baseVersion, stateId: baseStateId }: DecidedIssue,
  decision: TriageDecision,
): QueuedMutation {
  switch (decision.kind) {
    case 'accept':
      return createQueuedMutation(decideTriage, {
        issueId,
        baseVersion,
        baseStateId,
        decision: 'ACCEPT',
        stateId: decision.stateId,
        addLabelIds: decision.labelIds,
        addAssigneeIds: decision.assigneeIds,
        priority: decision.priority as Priority | null,
        type: decision.type as IssueType | null,
        reason: decision.reason,
      });
    case 'duplicate':
      return createQueuedMutation(decideTriage, {
        issueId,
        baseVersion,
        baseStateId,
        decision: 'DUPLICATE',
        stateId: decision.stateId,
        canonicalIssueId: decision.canonicalIssueId,
      });
    case 'decline':
      return createQueuedMutation(decideTriage, {
        issueId,
        baseVersion,
        baseStateId,
        decision: 'DECLINE',
        stateId: decision.stateId,
        reason: decision.reason === '' ? null : decision.reason,
      });
    case 'information':
      return createQueuedMutation(requestInformation, {
        issueId,
        baseVersion,
        baseStateId,
        comment: decision.comment,
      });
    case 'snooze':
      return createQueuedMutation(snoozeTriage, {
        issueId,
        baseVersion,
        baseStateId,
        until: decision.until?.toISOString() ?? null,
        untilComment: decision.until === null,
      });
  }
}
