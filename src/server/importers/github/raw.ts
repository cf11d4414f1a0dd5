import { asObjectOrUndefined, type JsonObject } from '../input/json';
import { collectRawFields, isEmptyField, type RawFields } from '../input/rawFields';

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
export function collectUnmappedIssueFields(issue: JsonObject): RawFields {
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(issue)) {
    if (MAPPED_GITHUB_FIELDS.has(name) || name.endsWith('_url') || isEmptyField(value)) continue;
    if (name === 'reactions') addUnmappedReactionCounts(raw, value);
    else raw[name] = value;
  }
  return collectRawFields(raw, (name) => raw[name] !== false && !UNLISTED_GITHUB_FIELDS.has(name));
}

/** Adds reactions with a count above 0. Thumbs up are left out because they are stored as votes. */
function addUnmappedReactionCounts(raw: Record<string, unknown>, reactions: unknown): void {
  const counted = Object.entries(asObjectOrUndefined(reactions) ?? {}).filter(
    ([name, count]) => typeof count === 'number' && count > 0 && name !== '+1' && name !== 'total_count',
  );
  if (counted.length > 0) raw.reactions = Object.fromEntries(counted);
}
