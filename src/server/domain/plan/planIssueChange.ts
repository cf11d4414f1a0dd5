import type { IssueRow } from '../../store/read/issues';
import type { PlannedIssueChange } from '../../store/write/plans';
import type { IssueText } from '../../store/write/issues';
import type { IssueChangeContext } from './IssueChangeContext';
import type { UserError } from '../base/UserError';
import type { IssueChange } from './IssueChange';
import { IssueChangeDraft } from './IssueChangeDraft';
import { planAssigneeChanges } from './assignees';
import { planSingleValueFieldChanges } from './fields';
import { planIssueHoldChange } from './hold';
import { planLabelChanges } from './labels';
import { planParentIssueChange } from './parent';
import { planIssueStateChange } from './state';
import { planTitleAndBodyChanges } from './texts';

/** The current state of an issue. */
export interface IssueBeforeChange {
  row: IssueRow;
  /** Required if title or body may change. */
  text?: IssueText;
  /** Numbers of the issues that this one duplicates; required if the state may change. */
  canonicals?: readonly number[];
}

export type IssueChangePlan =
  /** The issue already has the requested values. */
  | { outcome: 'unchanged' }
  | { outcome: 'rejected'; errors: readonly UserError[] }
  /** `text`: the new title versions and body, if title or body changed; else null. */
  | { outcome: 'changed'; change: PlannedIssueChange; text: IssueText | null };

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
  for (const plan of ISSUE_FIELD_CHANGE_PLANNERS) plan(draft);
  return draft.buildChangePlan();
}

/** The planners of the parts of a change, in the order of their events in the timeline. */
const ISSUE_FIELD_CHANGE_PLANNERS = [
  planTitleAndBodyChanges,
  planSingleValueFieldChanges,
  planIssueStateChange,
  planIssueHoldChange,
  planLabelChanges,
  planAssigneeChanges,
  planParentIssueChange,
];
