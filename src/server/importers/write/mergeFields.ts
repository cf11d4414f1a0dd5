import { ISSUE_TYPES, OPEN_CATEGORIES, PRIORITIES } from '../../../shared/issue';
import type { IdLookup } from './IdLookup';
import type { ReimportedIssue } from './planBatch';
import type { StoredIssue } from '../../store/import/readStoredIssues';

/** Fields of an issue with the ids and numeric codes of the database. */
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
  voteCount: number;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  closedById: number | null;
}

export const toIssueFields = ({ row, body }: StoredIssue): IssueFields => ({
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
  voteCount: row.vote_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  closedAt: row.closed_at,
  closedById: row.closed_by_id,
});

/**
 * Merges an issue's changes in the source into the stored issue. Fields that did not change in the source
 * keep their value in Winnow.
 */
export function mergeFields(
  before: IssueFields,
  { issue, changed }: ReimportedIssue,
  lookup: IdLookup,
): IssueFields {
  const { people, labels, milestones } = lookup;
  const fields = { ...before };
  if (changed.has('title')) fields.title = issue.title;
  if (changed.has('body')) fields.body = issue.body ?? '';
  if (changed.has('type')) fields.type = ISSUE_TYPES.indexOf(issue.type ?? 'task');
  if (changed.has('priority')) fields.priority = PRIORITIES.indexOf(issue.priority ?? 'none');
  if (changed.has('author')) fields.authorId = issue.author ? people.idOf(issue.author) : null;
  if (changed.has('assignees'))
    fields.assigneeIds = uniqueIds(issue.assignees?.map((login) => people.idOf(login)));
  if (changed.has('labels')) {
    fields.labelIds = uniqueIds(issue.labels?.map(({ name }) => labels.idOf(name))).sort((a, b) => a - b);
  }
  if (changed.has('milestone')) {
    fields.milestoneId = issue.milestone ? milestones.idOf(issue.milestone.title) : null;
  }
  if (changed.has('locked')) fields.locked = issue.locked ?? false;
  if (changed.has('votes')) fields.voteCount = issue.voteCount ?? 0;
  if (changed.has('state')) fields.stateId = mergeState(before.stateId, issue, lookup);
  mergeTimes(fields, before, issue, lookup);
  return fields;
}

/**
 * Merges the state. A source has one open state, and labels only suggest whether an issue is triaged, so an
 * open issue keeps its state in Winnow, except for the step from triage to the backlog.
 */
function mergeState(stateId: number, issue: ReimportedIssue['issue'], { states }: IdLookup): number {
  const sourceStateId = states.idOf(issue.state ?? issue.openState);
  const [from, to] = [states.categoryOf(stateId), states.categoryOf(sourceStateId)];
  const bothOpen = from !== undefined && to !== undefined && isOpen(from) && isOpen(to);
  return bothOpen && !(from === 'triage' && to === 'backlog') ? stateId : sourceStateId;
}

const isOpen = (category: string): boolean => (OPEN_CATEGORIES as readonly string[]).includes(category);

function mergeTimes(
  fields: IssueFields,
  before: IssueFields,
  issue: ReimportedIssue['issue'],
  lookup: IdLookup,
): void {
  if (issue.createdAt) fields.createdAt = issue.createdAt;
  if (issue.updatedAt && issue.updatedAt > before.updatedAt) fields.updatedAt = issue.updatedAt;
  if (isOpen(lookup.states.categoryOf(fields.stateId) ?? '')) {
    fields.closedAt = null;
    fields.closedById = null;
  } else if (issue.state && issue.state !== issue.openState) {
    fields.closedAt = issue.closedAt ?? before.closedAt ?? fields.updatedAt;
    if (issue.closedBy !== undefined)
      fields.closedById = issue.closedBy ? lookup.people.idOf(issue.closedBy) : null;
  }
}

const uniqueIds = (ids: readonly number[] = []): number[] => [...new Set(ids)];
