import { createQueuedMutation, type QueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { decideTriage } from '../mutations/decideTriage';
import { requestInformation } from '../mutations/requestInformation';
import { snoozeTriage } from '../mutations/snoozeTriage';
import type { TriageDecision } from './decisions';

type IssueType = 'BUG' | 'FEATURE' | 'TASK' | 'QUESTION';
type Priority = 'URGENT' | 'HIGH' | 'MEDIUM' | 'LOW' | 'NONE';

/**
 * The mutation that makes a decision about an issue. While the server cannot be reached, it waits, possibly for hours.
 * It contains the version of the issue that the viewer has seen, so that it does not replace a later decision of
 * another user.
 */
export function createDecisionMutation(
  { id: issueId, version: baseVersion }: { readonly id: string; readonly version: number },
  decision: TriageDecision,
): QueuedMutation {
  switch (decision.kind) {
    case 'accept':
      return createQueuedMutation(decideTriage, {
        issueId,
        baseVersion,
        decision: 'ACCEPT',
        stateId: decision.stateId,
        addLabelIds: decision.labelIds,
        addAssigneeIds: decision.assigneeIds,
        priority: decision.priority as Priority | null,
        type: decision.type as IssueType | null,
      });
    case 'duplicate':
      return createQueuedMutation(decideTriage, {
        issueId,
        baseVersion,
        decision: 'DUPLICATE',
        stateId: decision.stateId,
        canonicalIssueId: decision.canonicalIssueId,
      });
    case 'decline':
      return createQueuedMutation(decideTriage, {
        issueId,
        baseVersion,
        decision: 'DECLINE',
        stateId: decision.stateId,
        reason: decision.reason === '' ? null : decision.reason,
      });
    case 'information':
      return createQueuedMutation(requestInformation, {
        issueId,
        baseVersion,
        comment: decision.comment,
      });
    case 'snooze':
      return createQueuedMutation(snoozeTriage, {
        issueId,
        baseVersion,
        until: decision.until?.toISOString() ?? null,
        untilComment: decision.until === null,
      });
  }
}
