import { asArrayOrUndefined, asObjectOrUndefined, type JsonObject } from '../input/json';

/**
 * Fields of a GitHub issue that are stored in columns, and URLs that can be derived from the issue's URL. The
 * other fields are stored as JSON.
 */
const MAPPED_GITHUB_FIELDS = new Set(
  `number title body user author labels assignee assignees milestone state closed locked
   comments comments_data events timeline xrefs repo repository reactionGroups
   created_at updated_at closed_at closed_by createdAt updatedAt closedAt closedBy
   html_url url timeline_url parent_issue_url _meta`.split(/\s+/),
);

/**
 * Limits for the JSON of an issue's other fields: nesting depth and length. No GitHub export reaches them,
 * and larger records are not stored.
 */
const UNMAPPED_ISSUE_FIELDS_DEPTH_MAX = 12;
const UNMAPPED_ISSUE_FIELDS_LENGTH_MAX = 16_384;

/**
 * Returns the fields of a GitHub issue that are not stored in columns, kept as JSON for later use. Null if
 * they are too large.
 */
export function collectUnmappedIssueFields(issue: JsonObject): unknown {
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(issue)) {
    const isEmpty = value === null || value === '' || asArrayOrUndefined(value)?.length === 0;
    if (MAPPED_GITHUB_FIELDS.has(name) || name.endsWith('_url') || isEmpty) continue;
    if (name === 'reactions') addUnmappedReactionCounts(raw, value);
    else raw[name] = value;
  }
  return isNestedWithinDepth(raw, UNMAPPED_ISSUE_FIELDS_DEPTH_MAX) &&
    JSON.stringify(raw).length <= UNMAPPED_ISSUE_FIELDS_LENGTH_MAX
    ? raw
    : null;
}

/** Adds reactions with a count above 0. Thumbs up are left out because they are stored as votes. */
function addUnmappedReactionCounts(raw: Record<string, unknown>, reactions: unknown): void {
  const counted = Object.entries(asObjectOrUndefined(reactions) ?? {}).filter(
    ([name, count]) => typeof count === 'number' && count > 0 && name !== '+1' && name !== 'total_count',
  );
  if (counted.length > 0) raw.reactions = Object.fromEntries(counted);
}

function isNestedWithinDepth(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isNestedWithinDepth(inner, depth - 1));
}
