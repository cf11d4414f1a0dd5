/** What an import keeps as JSON, leaves out or alters of a GitHub issue, for its row and for the report. */
import {
  asObjectOrUndefined,
  type JsonObject,
  pickFirstPresentField,
  asStringOrUndefined,
  parseDateOrUndefined,
} from '../../values/json';
import { collectUnmappedFields, isEmptyField, type UnmappedFields } from '../unmappedFields';
import type { GithubIssueRecord } from './recognize';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

/**
 * Fields of a GitHub issue that are stored in columns, and URLs that can be derived from the issue's URL. The
 * other fields are stored as JSON.
 */
const MAPPED_GITHUB_FIELDS = new Set(
  `number title body user author labels assignee assignees milestone state closed locked
   comments comments_data comment_data event_data events timeline xrefs repo repository reactionGroups
   created_at updated_at closed_at closed_by createdAt updatedAt closedAt closedBy
   html_url url timeline_url parent_issue_url parent sub_issues subIssues sub_issues_summary subIssuesSummary _meta`.split(
    /\s+/,
  ),
);

/** Fields that columns store only partly, or that only identify records in GitHub. */
const UNLISTED_GITHUB_FIELDS = new Set(
  `id node_id type issueType state_reason stateReason reactions author_association authorAssociation
   issue_dependencies_summary score`.split(/\s+/),
);

/** Collects the fields of a GitHub issue that are not stored in columns. */
export function collectUnmappedIssueFields(issue: JsonObject): UnmappedFields {
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(issue)) {
    if (MAPPED_GITHUB_FIELDS.has(name) || name.endsWith('_url') || isEmptyField(value)) continue;
    if (name === 'reactions') addUnmappedReactionCounts(raw, value);
    else raw[name] = value;
  }
  return collectUnmappedFields(raw, (name) => raw[name] !== false && !UNLISTED_GITHUB_FIELDS.has(name));
}

/** Adds reactions with a count above 0. Thumbs up are left out because they are stored as votes. */
function addUnmappedReactionCounts(raw: Record<string, unknown>, reactions: unknown): void {
  const counted = Object.entries(asObjectOrUndefined(reactions) ?? {}).filter(
    ([name, count]) => typeof count === 'number' && count > 0 && name !== '+1' && name !== 'total_count',
  );
  if (counted.length > 0) raw.reactions = Object.fromEntries(counted);
}

/** Lists the details of an issue that Winnow cannot store, for the report. */
export function listOmittedGithubDetails({
  issue,
  comments = [],
  events = [],
}: GithubIssueRecord): ReportEntry[] {
  const details: ReportEntry[] = [];
  const isOpen = typeof issue.state === 'string' && issue.state.toLowerCase() === 'open';
  if (isOpen && pickFirstPresentField(issue, 'closed_by', 'closedBy'))
    details.push({ code: 'last_closers_of_open_issues' });
  const timelineComments = events.filter((entry) => asObjectOrUndefined(entry)?.event === 'commented');
  for (const value of [...comments, ...timelineComments]) {
    const comment = asObjectOrUndefined(value);
    if (!comment) continue;
    const association = pickFirstPresentField(comment, 'author_association', 'authorAssociation');
    if (typeof association === 'string' && association !== 'NONE')
      details.push({ code: 'roles_of_comment_authors' });
  }
  return details;
}

/** Names of date fields in all export formats. */
const GITHUB_DATE_FIELDS = [
  'created_at',
  'createdAt',
  'updated_at',
  'updatedAt',
  'lastEditedAt',
  'closed_at',
  'closedAt',
  'due_on',
  'dueOn',
  'date',
];
/** Maximum length of an invalid date in the report, in UTF-16 code units. */
const REPORTED_DATE_LENGTH_MAX = 40;

/** Describes the dates of an issue that do not exist, such as February 30. They are not imported. */
export function describeInvalidGithubDates({
  number,
  issue,
  comments = [],
  events = [],
  references = [],
}: GithubIssueRecord): ReportEntry[] {
  const problems: ReportEntry[] = [];
  const addInvalidDates = (what: string, value: unknown): void => {
    const fields = asObjectOrUndefined(value);
    for (const name of fields ? GITHUB_DATE_FIELDS : []) {
      const date = asStringOrUndefined(fields?.[name]);
      if (!date || parseDateOrUndefined(date)) continue;
      problems.push({
        code: 'invalid_date',
        issue: number,
        field: `${what}${name}`,
        date: date.slice(0, REPORTED_DATE_LENGTH_MAX),
      });
    }
  };
  addInvalidDates('', issue);
  addInvalidDates('milestone ', issue['milestone']);
  for (const comment of comments) addInvalidDates('comment ', comment);
  for (const event of [...events, ...references]) addInvalidDates('event ', event);
  return problems;
}
