/**
 * The rule of every change of an issue: single edits, bulk edits and their undo ask here. It looks at
 * nothing but its arguments.
 */
import type { IssueRow } from '../../store/read/issues';
import type { PlannedChange } from '../../store/write/plans';
import type { IssueText } from '../../store/write/issues';
import type { ChangeContext } from './ChangeContext';
import type { UserError } from '../base/UserError';
import type { IssueChange } from './IssueChange';
import { IssueDraft } from './IssueDraft';
import { planAssignees } from './assignees';
import { planFields } from './fields';
import { planLabels } from './labels';
import { planParent } from './parent';
import { planState } from './state';
import { planTexts } from './texts';

/** An issue as it is now. */
export interface CurrentIssue {
  row: IssueRow;
  /** Needed where title or body may change. */
  text?: IssueText;
  /** What it is a duplicate of; needed where its state may change. */
  canonicals?: readonly number[];
}

export type ChangePlan =
  /** It is so already. */
  | { outcome: 'unchanged' }
  | { outcome: 'rejected'; errors: readonly UserError[] }
  /** `text`: where title or body changed. */
  | { outcome: 'changed'; change: PlannedChange; text: IssueText | null };

/** What a change makes of an issue: all of it, or nothing where any part may not be. */
export function planChange(issue: CurrentIssue, change: IssueChange, context: ChangeContext): ChangePlan {
  const draft = new IssueDraft(issue, change, context);
  for (const plan of PARTS) plan(draft);
  return draft.finish();
}

/** In the order of their events. */
const PARTS = [planTexts, planFields, planState, planLabels, planAssignees, planParent];
