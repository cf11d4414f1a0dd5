/** Decisions about an issue, and their texts. */
import { triageDraftKeys } from '../mutations/drafts';

export interface TriageAcceptDecision {
  kind: 'accept';
  stateId: string;
  stateName: string;
  labelIds: string[];
  assigneeIds: string[];
  priority: string | null;
  type: string | null;
}

export interface TriageDuplicateDecision {
  kind: 'duplicate';
  stateId: string;
  canonicalIssueId: string;
  canonicalKey: string;
}

export interface TriageDeclineDecision {
  kind: 'decline';
  stateId: string;
  stateName: string;
  reason: string;
}

export interface TriageInformationDecision {
  kind: 'information';
  comment: string;
}

export interface TriageSnoozeDecision {
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

/** Description of a decision, to follow the key of the issue: `accepted to Backlog`. */
export function describeTriageDecision(decision: TriageDecision): string {
  switch (decision.kind) {
    case 'accept':
      return `accepted to ${decision.stateName}`;
    case 'duplicate':
      return `closed as a duplicate of ${decision.canonicalKey}`;
    case 'decline':
      return `declined as ${decision.stateName}`;
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
