/**
 * The rule of every change of an issue: single edits, bulk edits and their undo ask here. It looks at
 * nothing but its arguments.
 */
import type { IssueRow } from '../../store/read/issues';
import type { PlannedChange } from '../../store/write/plans';
import type { IssueText } from '../../store/write/issues';
import type { ChangeContext } from './ChangeContext';
import type { UserError } from './UserError';
import type { IssueChange } from './IssueChange';
import { Draft } from './plan/Draft';
import { planAssignees } from './plan/assignees';
import { planFields } from './plan/fields';
import { planLabels } from './plan/labels';
import { planParent } from './plan/parent';
import { planState } from './plan/state';
import { planTexts } from './plan/texts';

/** An issue as it is now. */
export interface ChangedIssue {
  row: IssueRow;
  /** Needed where title or body may change. */
  text?: IssueText;
  /** What it is a duplicate of; needed where its state may change. */
  canonicals?: readonly number[];
}

export type Plan =
  /** It is so already. */
  | { outcome: 'same' }
  | { outcome: 'refused'; failures: readonly UserError[] }
  /** `text`: where title or body changed. */
  | { outcome: 'changed'; change: PlannedChange; text: IssueText | null };

/** What a change makes of an issue: all of it, or nothing where any part may not be. */
export function planChange(issue: ChangedIssue, change: IssueChange, context: ChangeContext): Plan {
  const draft = new Draft(issue, change, context);
  for (const plan of PARTS) plan(draft);
  return draft.finish();
}

/** In the order of their events. */
const PARTS = [planTexts, planFields, planState, planLabels, planAssignees, planParent];
