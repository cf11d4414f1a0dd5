import { type OptionFieldName, getOptionNames, mapOptionFields } from '../../../shared/fields/optionFields';
import { OPEN_STATE_CATEGORIES, STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import { DEFAULT_OPTIONS, isOpenSourceState } from '../mappers/ImportSourceIssue';
import type { HashedIssueField } from './fieldHashes';
import type { ImportIdLookup } from './ImportIdLookup';
import type { ReimportedIssue } from './planImportBatch';
import type { StoredIssue } from '../../store/import/readStoredIssues';
import type { IssueRow } from '../../store/read/issues';
import { ISSUE_COLUMNS } from '../../store/tables/issueColumns';

/** Columns that an import does not compare. It writes some of them together with links, comments and votes. */
const OTHER_COLUMNS = [
  'project_id',
  'number',
  'parent_number',
  'held',
  'comment_count',
  'vote_count',
  'task_count',
  'completed_task_count',
  'version',
] as const satisfies (keyof IssueRow)[];
type ComparedColumn = Exclude<keyof IssueRow, (typeof OTHER_COLUMNS)[number]>;
const COMPARED_COLUMNS = ISSUE_COLUMNS.filter(
  (name): name is ComparedColumn => !OTHER_COLUMNS.some((other) => other === name),
);

/** What an import compares and updates of an issue: columns of its row, its description and its votes. */
export interface IssueFields extends Pick<IssueRow, ComparedColumn> {
  body: string;
  /** Votes in the source tracker, without those in Winnow. */
  importedVotes: number;
}

export const toIssueFields = ({ row, body, importedVotes }: StoredIssue): IssueFields => ({
  ...(Object.fromEntries(COMPARED_COLUMNS.map((name) => [name, row[name]])) as Pick<
    IssueRow,
    ComparedColumn
  >),
  body,
  importedVotes,
});

/** Changes a field to its value in the source, regardless of the other fields. */
type MergeField = (fields: IssueFields, issue: ReimportedIssue['issue'], lookup: ImportIdLookup) => void;

const createOptionMerge =
  (field: OptionFieldName): MergeField =>
  (fields, issue) => {
    fields[field] = getOptionNames(field).indexOf(issue[field] ?? DEFAULT_OPTIONS[field]);
  };

/** Null: comments and events are merged elsewhere; times together with the state, in `mergeIssueTimestamps`. */
const MERGED_FIELDS: Readonly<Record<HashedIssueField, MergeField | null>> = {
  title: (fields, { title }) => {
    fields.title = title;
  },
  body: (fields, { body }) => {
    fields.body = body ?? '';
  },
  ...mapOptionFields(createOptionMerge),
  state: (fields, issue, lookup) => {
    fields.state_id = mergeIssueState(fields.state_id, issue, lookup);
  },
  author: (fields, { author }, { people }) => {
    fields.author_id = author ? people.getUserId(author) : null;
  },
  assignees: (fields, { assignees }, { people }) => {
    fields.assignee_ids = removeDuplicateIds(assignees?.map((login) => people.getUserId(login)));
  },
  labels: (fields, issue, { labels }) => {
    const ids = removeDuplicateIds(issue.labels?.map(({ name }) => labels.getAttributeId(name)));
    fields.label_ids = ids.sort((a, b) => a - b);
  },
  milestone: (fields, { milestone }, { milestones }) => {
    fields.milestone_id = milestone ? milestones.getAttributeId(milestone.title) : null;
  },
  locked: (fields, { locked }) => {
    fields.locked = locked ?? false;
  },
  dueOn: (fields, { dueOn }) => {
    fields.due_on = dueOn ?? null;
  },
  votes: (fields, { voteCount }) => {
    fields.importedVotes = voteCount ?? 0;
  },
  times: null,
  comments: null,
  events: null,
  commentReactions: null,
  raw: null,
};

/**
 * Merges an issue's changes in the source into the stored issue. Fields that did not change in the source
 * keep their value in Winnow.
 */
export function mergeReimportedIssueFields(
  before: IssueFields,
  { issue, changed }: ReimportedIssue,
  lookup: ImportIdLookup,
): IssueFields {
  const fields = { ...before };
  for (const field of changed) MERGED_FIELDS[field]?.(fields, issue, lookup);
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
  if (issue.createdAt) fields.created_at = issue.createdAt;
  if (issue.updatedAt && issue.updatedAt > before.updated_at) fields.updated_at = issue.updatedAt;
  if (isOpenStateCategory(lookup.states.getStateCategory(fields.state_id))) {
    fields.closed_at = null;
    fields.closed_by_id = null;
  } else if (issue.state && !isOpenSourceState(issue.state)) {
    fields.closed_at = issue.closedAt ?? before.closed_at;
    if (issue.closedBy !== undefined)
      fields.closed_by_id = issue.closedBy ? lookup.people.getUserId(issue.closedBy) : null;
  }
}

const removeDuplicateIds = (ids: readonly number[] = []): number[] => [...new Set(ids)];
