/** The rules for changes of the fields of an issue. Edits, bulk edits and undo go through the fields in this order. */
import type { FieldName } from '../../../shared/fields/fields';
import type { ProjectRow } from '../../store/read/projects';
import type { UserError } from '../base/UserError';
import { decodeAssignees, findMissingAssignees, planAssigneeChanges } from './assignees';
import { decodeHold, planIssueHoldChange } from './hold';
import type { IssueChange, IssueFieldsInput } from './IssueChange';
import type { IssueChangeContext } from './IssueChangeContext';
import type { IssueChangeDraft } from './IssueChangeDraft';
import type { IssueFieldPart } from './IssueFieldPart';
import { decodeLabels, findMissingLabels, planLabelChanges } from './labels';
import { decodeParent, findMissingParent, planParentIssueChange } from './parent';
import {
  createOptionFieldPart,
  decodeDueDate,
  decodeIssueLock,
  decodeMilestone,
  findIssueLockErrors,
  findMissingMilestone,
  planDueDateChange,
  planIssueLockChange,
  planIssueTypeChange,
  planMilestoneChange,
} from './singleValues';
import { decodeState, findIssueStateErrors, planIssueStateChange } from './state';
import { decodeBody, decodeTitle, planBodyChange, planTitleChange } from './texts';

/**
 * The fields; null: they cannot be edited. `locked` and `held` can, but are no fields of lists. The events of a change
 * are in this order in the timeline, and a later rule sees what an earlier one has planned: the state can release an
 * issue that is held.
 */
const ISSUE_FIELD_PARTS: Readonly<Record<FieldName | 'locked' | 'held', IssueFieldPart | null>> = {
  title: { plan: planTitleChange, decode: decodeTitle, findBulkErrors: null },
  body: { plan: planBodyChange, decode: decodeBody, findBulkErrors: null },
  type: { ...createOptionFieldPart('type'), plan: planIssueTypeChange },
  priority: createOptionFieldPart('priority'),
  milestone: { plan: planMilestoneChange, decode: decodeMilestone, findBulkErrors: findMissingMilestone },
  due: { plan: planDueDateChange, decode: decodeDueDate, findBulkErrors: null },
  locked: { plan: planIssueLockChange, decode: decodeIssueLock, findBulkErrors: findIssueLockErrors },
  state: { plan: planIssueStateChange, decode: decodeState, findBulkErrors: findIssueStateErrors },
  held: { plan: planIssueHoldChange, decode: decodeHold, findBulkErrors: null },
  labels: { plan: planLabelChanges, decode: decodeLabels, findBulkErrors: findMissingLabels },
  assignees: { plan: planAssigneeChanges, decode: decodeAssignees, findBulkErrors: findMissingAssignees },
  parent: { plan: planParentIssueChange, decode: decodeParent, findBulkErrors: findMissingParent },
  author: null,
  number: null,
  created: null,
  updated: null,
  closed: null,
  comments: null,
  votes: null,
  tasks: null,
  subissues: null,
};
const EDITABLE_FIELDS = Object.values(ISSUE_FIELD_PARTS).filter((part) => part !== null);

/** Plans the requested changes of all fields. */
export function planFieldChanges(draft: IssueChangeDraft): void {
  for (const { plan } of EDITABLE_FIELDS) plan(draft);
}

/**
 * Reads the changes of the fields from the input of a mutation.
 * @throws MutationRejectedError NOT_FOUND for an id of another type or project
 */
export const decodeIssueFields = (project: ProjectRow, input: IssueFieldsInput): IssueChange =>
  Object.assign({}, ...EDITABLE_FIELDS.map(({ decode }) => decode(input, project))) as IssueChange;

/** Returns why a change cannot apply to any issue. */
export const findBulkChangeErrors = (change: IssueChange, context: IssueChangeContext): UserError[] =>
  EDITABLE_FIELDS.flatMap(({ findBulkErrors }) => findBulkErrors?.(change, context) ?? []);
