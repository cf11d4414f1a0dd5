/** Decisions about an issue, and their texts. */
import type { OptionValues } from '../../../data/issueFields';
import type { ChosenIssueState } from '../../../components/pickers/IssueEditingProvider';
import { triageDraftKeys, decideTriage, requestInformation, snoozeTriage } from './triageMutations';
import { createQueuedMutation, type QueuedMutation } from '../../../mutations/queue/MutationDefinition';

interface TriageAcceptDecision {
  kind: 'accept';
  stateId: string;
  stateName: string;
  labelIds: string[];
  assigneeIds: string[];
  priority: string | null;
  type: string | null;
  /** Reason for accepting the issue, which only some workflows ask for. */
  reason?: string;
}

interface TriageDuplicateDecision {
  kind: 'duplicate';
  stateId: string;
  canonicalIssueId: string;
  canonicalKey: string;
}

export interface TriageDeclineDecision {
  kind: 'decline';
  stateId: string;
  stateName: string;
  /** DROPPED, or DONE for an issue that is closed as completed. */
  category: string;
  reason: string;
}

export interface TriageInformationDecision {
  kind: 'information';
  comment: string;
}

interface TriageSnoozeDecision {
  kind: 'snooze';
  /** Null: until the next comment. */
  until: Date | null;
  /** `until March 4, 2024 at 9:00 AM` */
  words: string;
}

export type TriageDecision =
  | TriageAcceptDecision
  | TriageDuplicateDecision
  | TriageDeclineDecision
  | TriageInformationDecision
  | TriageSnoozeDecision;

/** The decision that a state chosen in a picker stands for; null: a triage state, which decides nothing. */
export function createDecisionByState(chosen: ChosenIssueState): TriageDecision | null {
  const { stateId, stateName, category, reason, canonical } = chosen;
  if (canonical)
    return { kind: 'duplicate', stateId, canonicalIssueId: canonical.id, canonicalKey: canonical.key };
  switch (category) {
    case 'TRIAGE':
      return null;
    case 'BACKLOG':
    case 'ACTIVE':
      return {
        kind: 'accept',
        stateId,
        stateName,
        labelIds: [],
        assigneeIds: [],
        priority: null,
        type: null,
        ...(reason !== undefined && { reason }),
      };
    default:
      return { kind: 'decline', stateId, stateName, category, reason: reason ?? '' };
  }
}

/** Description of a decision, to follow the key of the issue: `accepted to Backlog`. */
export function describeTriageDecision(decision: TriageDecision): string {
  switch (decision.kind) {
    case 'accept':
      return `accepted to ${decision.stateName}`;
    case 'duplicate':
      return `closed as a duplicate of ${decision.canonicalKey}`;
    case 'decline':
      return `${decision.category === 'DONE' ? 'closed' : 'declined'} as ${decision.stateName}`;
    case 'information':
      return 'waits for information';
    case 'snooze':
      return `snoozed ${decision.words}`;
  }
}

/** The text that was written for a decision, with the storage key of its draft; null: none. */
export function getDecisionDraft(
  issueId: string,
  decision: TriageDecision,
): { place: string; text: string } | null {
  if (decision.kind === 'information')
    return { place: triageDraftKeys.information(issueId), text: decision.comment };
  if (decision.kind === 'decline' && decision.reason !== '')
    return { place: triageDraftKeys.decline(issueId), text: decision.reason };
  return null;
}

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
        priority: decision.priority as OptionValues['priority'] | null,
        type: decision.type as OptionValues['type'] | null,
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
