import {
  ISSUE_TYPES,
  OPEN_STATE_CATEGORIES,
  PRIORITIES,
  STATE_CATEGORIES,
  type StateCategory,
} from '../../../shared/issue';
import { isOpenSourceState } from '../mappers/ImportSourceIssue';
import type { ImportIdLookup } from './ImportIdLookup';
import type { ReimportedIssue } from './planImportBatch';
import type { StoredIssue } from '../../store/import/readStoredIssues';

/** Fields of an issue that an import compares and updates, with the ids and numeric codes of the database. */
export interface IssueFields {
  title: string;
  body: string;
  type: number;
  priority: number;
  stateId: number;
  authorId: number | null;
  assigneeIds: number[];
  labelIds: number[];
  milestoneId: number | null;
  locked: boolean;
  dueOn: Date | null;
  /** Votes in the source tracker, without those in Winnow. */
  importedVotes: number;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  closedById: number | null;
}

export const toIssueFields = ({ row, body, importedVotes }: StoredIssue): IssueFields => ({
  title: row.title,
  body,
  type: row.type,
  priority: row.priority,
  stateId: row.state_id,
  authorId: row.author_id,
  assigneeIds: row.assignee_ids,
  labelIds: row.label_ids,
  milestoneId: row.milestone_id,
  locked: row.locked,
  dueOn: row.due_on,
  importedVotes,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  closedAt: row.closed_at,
  closedById: row.closed_by_id,
});

/**
 * Merges an issue's changes in the source into the stored issue. Fields that did not change in the source
 * keep their value in Winnow.
 */
export function mergeReimportedIssueFields(
  before: IssueFields,
  { issue, changed }: ReimportedIssue,
  lookup: ImportIdLookup,
): IssueFields {
  const { people, labels, milestones } = lookup;
  const fields = { ...before };
  if (changed.has('title')) fields.title = issue.title;
  if (changed.has('body')) fields.body = issue.body ?? '';
  if (changed.has('type')) fields.type = ISSUE_TYPES.indexOf(issue.type ?? 'task');
  if (changed.has('priority')) fields.priority = PRIORITIES.indexOf(issue.priority ?? 'none');
  if (changed.has('author')) fields.authorId = issue.author ? people.getUserId(issue.author) : null;
  if (changed.has('assignees'))
    fields.assigneeIds = removeDuplicateIds(issue.assignees?.map((login) => people.getUserId(login)));
  if (changed.has('labels')) {
    fields.labelIds = removeDuplicateIds(issue.labels?.map(({ name }) => labels.getAttributeId(name))).sort(
      (a, b) => a - b,
    );
  }
  if (changed.has('milestone')) {
    fields.milestoneId = issue.milestone ? milestones.getAttributeId(issue.milestone.title) : null;
  }
  if (changed.has('locked')) fields.locked = issue.locked ?? false;
  if (changed.has('dueOn')) fields.dueOn = issue.dueOn ?? null;
  if (changed.has('votes')) fields.importedVotes = issue.voteCount ?? 0;
  if (changed.has('state')) fields.stateId = mergeIssueState(before.stateId, issue, lookup);
  mergeIssueTimestamps(fields, before, issue, lookup);
  return fields;
}

/**
 * Returns the workflow state of an issue whose state changed in the source tracker. Some sources have only one
 * open state, and their labels only suggest whether an issue is triaged. Therefore an open issue keeps its
 * state in Winnow, unless the state in the source is further in the workflow.
 */
function mergeIssueState(
  stateId: number,
  issue: ReimportedIssue['issue'],
  { states }: ImportIdLookup,
): number {
  const sourceStateId = states.getIssueStateId(issue);
  const [from, to] = [states.getStateCategory(stateId), states.getStateCategory(sourceStateId)];
  const bothOpen = isOpenStateCategory(from) && isOpenStateCategory(to);
  const isFurther = from && to && STATE_CATEGORIES.indexOf(to) > STATE_CATEGORIES.indexOf(from);
  return bothOpen && !isFurther ? stateId : sourceStateId;
}

const isOpenStateCategory = (category: StateCategory | undefined): boolean =>
  category !== undefined && OPEN_STATE_CATEGORIES.includes(category);

function mergeIssueTimestamps(
  fields: IssueFields,
  before: IssueFields,
  issue: ReimportedIssue['issue'],
  lookup: ImportIdLookup,
): void {
  if (issue.createdAt) fields.createdAt = issue.createdAt;
  if (issue.updatedAt && issue.updatedAt > before.updatedAt) fields.updatedAt = issue.updatedAt;
  if (isOpenStateCategory(lookup.states.getStateCategory(fields.stateId))) {
    fields.closedAt = null;
    fields.closedById = null;
  } else if (issue.state && !isOpenSourceState(issue.state)) {
    fields.closedAt = issue.closedAt ?? before.closedAt;
    if (issue.closedBy !== undefined)
      fields.closedById = issue.closedBy ? lookup.people.getUserId(issue.closedBy) : null;
  }
}

const removeDuplicateIds = (ids: readonly number[] = []): number[] => [...new Set(ids)];
