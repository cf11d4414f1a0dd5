import { planFieldChanges } from '../fields/issueFieldParts';
import type { IssueChange } from '../fields/IssueChange';
import type { IssueChangeContext } from '../fields/IssueChangeContext';
import { type IssueBeforeChange, IssueChangeDraft, type IssueChangePlan } from '../fields/IssueChangeDraft';

/**
 * Plans a change of an issue: a single edit, a bulk edit or an undo. A pure function.
 * @returns the new row, events and links, or the errors if any part of the change is not allowed
 */
export function planIssueChange(
  issue: IssueBeforeChange,
  change: IssueChange,
  context: IssueChangeContext,
): IssueChangePlan {
  const draft = new IssueChangeDraft(issue, change, context);
  planFieldChanges(draft);
  return draft.buildChangePlan();
}
