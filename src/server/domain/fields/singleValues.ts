/** The fields that have a single value and do not depend on others, such as type and due date. */
import { FIELDS } from '../../../shared/fields/fields';
import { ISSUE_TYPES } from '../../../shared/issue';
import type { ProjectRow } from '../../store/read/projects';
import { getPermissionError } from '../access/Actor';
import { canSetIssueType } from '../access/permissions';
import { createInvalidFieldError, createNotFoundError, type UserError } from '../base/UserError';
import { decodeProjectObjectIds } from '../writing/targets';
import type { IssueChange, IssueFieldsInput, OptionFieldValues } from './IssueChange';
import type { OptionFieldName } from '../../../shared/fields/optionFields';
import type { IssueChangeContext } from './IssueChangeContext';
import type { IssueChangeDraft } from './IssueChangeDraft';
import { type IssueFieldPart, requireFound } from './IssueFieldPart';

/** Creates the part of a field with options that triagers can set. */
export const createOptionFieldPart = (field: OptionFieldName): IssueFieldPart => ({
  plan: (draft) => planOptionChange(draft, field),
  decode: (input) => {
    const change: OptionFieldValues = {};
    change[field] = input[field] ?? undefined;
    return change;
  },
  findBulkErrors: null,
});

function planOptionChange(draft: IssueChangeDraft, field: OptionFieldName): void {
  const from = draft.before[field];
  const to = draft.change[field];
  if (to === undefined || to === from) return;
  const noun = FIELDS[field].title.toLowerCase();
  if (FIELDS[field].options.values[to] === undefined)
    draft.addError(createInvalidFieldError(field, `Unknown ${noun}.`));
  if (!draft.checkPermission('TRIAGE', `change the ${noun}`, field)) return;
  draft.row[field] = to;
  draft.addEvent(`${field}_changed`, { [field]: from }, { [field]: to });
}

/** Unlike other options, authors can set the type, too. */
export function planIssueTypeChange(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  if (change.type === undefined || change.type === before.type) return;
  if (ISSUE_TYPES[change.type] === undefined)
    draft.addError(createInvalidFieldError('type', 'Unknown issue type.'));
  const isPermitted = canSetIssueType((permission) => context.actor.can(permission, before.author_id));
  if (!isPermitted && !draft.checkPermission('TRIAGE', 'change the type', 'type')) return;
  draft.row.type = change.type;
  draft.addEvent('type_changed', { type: before.type }, { type: change.type });
}

export function planMilestoneChange(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  if (change.milestoneId === undefined || change.milestoneId === before.milestone_id) return;
  if (change.milestoneId !== null && !context.milestoneIds.has(change.milestoneId)) {
    draft.addError(createNotFoundError('milestoneId', 'Milestone not found.'));
  }
  if (!draft.checkPermission('TRIAGE', 'change the milestone', 'milestoneId')) return;
  draft.row.milestone_id = change.milestoneId;
  if (before.milestone_id !== null) draft.addEvent('demilestoned', { milestone: before.milestone_id }, null);
  if (change.milestoneId !== null) draft.addEvent('milestoned', null, { milestone: change.milestoneId });
}

export function decodeMilestone(
  { milestoneId, clearMilestone }: IssueFieldsInput,
  project: ProjectRow,
): IssueChange {
  const id =
    milestoneId == null
      ? milestoneId
      : decodeProjectObjectIds(project, [milestoneId], 'Milestone', 'milestoneId', 'Milestone not found.')[0];
  return { milestoneId: clearMilestone ? null : id };
}

export const findMissingMilestone = (
  { milestoneId }: IssueChange,
  { milestoneIds }: IssueChangeContext,
): UserError[] =>
  requireFound(milestoneId == null || milestoneIds.has(milestoneId), 'milestoneId', 'Milestone');

export function planDueDateChange(draft: IssueChangeDraft): void {
  const { before, change } = draft;
  if (change.dueOn === undefined) return;
  const [from, to] = [before.due_on?.toISOString() ?? null, change.dueOn?.toISOString() ?? null];
  if (from === to || !draft.checkPermission('TRIAGE', 'change the due date', 'dueOn')) return;
  draft.row.due_on = change.dueOn;
  draft.addEvent('due_changed', { due: from }, { due: to });
}

export const decodeDueDate = ({ dueOn, clearDueDate }: IssueFieldsInput): IssueChange => ({
  dueOn: clearDueDate ? null : dueOn,
});

export function planIssueLockChange(draft: IssueChangeDraft): void {
  const { before, change } = draft;
  if (change.locked === undefined || change.locked === before.locked) return;
  if (!draft.checkPermission('MAINTAIN', getLockAction(change.locked), 'locked')) return;
  draft.row.locked = change.locked;
  draft.addEvent(change.locked ? 'locked' : 'unlocked', null, null);
}

export const decodeIssueLock = ({ locked }: IssueFieldsInput): IssueChange => ({
  locked: locked ?? undefined,
});

export function findIssueLockErrors({ locked }: IssueChange, { actor }: IssueChangeContext): UserError[] {
  const denied =
    locked === undefined
      ? null
      : getPermissionError(actor, 'MAINTAIN', getLockAction(locked), { field: 'locked' });
  return denied ? [denied] : [];
}

const getLockAction = (locked: boolean): string => `${locked ? 'lock' : 'unlock'} issues`;
