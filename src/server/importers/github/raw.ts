import { asList, asObject, type JsonObject } from '../input/json';

/** Fields that stand in columns of ours, and addresses that follow from the issue's own. */
const MAPPED = new Set([
  ...[
    'number',
    'title',
    'body',
    'user',
    'author',
    'labels',
    'assignee',
    'assignees',
    'milestone',
    'state',
    'closed',
  ],
  ...[
    'locked',
    'comments',
    'comments_data',
    'events',
    'timeline',
    'xrefs',
    'repo',
    'repository',
    'reactionGroups',
  ],
  ...['created_at', 'updated_at', 'closed_at', 'closed_by', 'createdAt', 'updatedAt', 'closedAt', 'closedBy'],
  ...['html_url', 'url', 'timeline_url', 'parent_issue_url', '_meta'],
]);

/** Deeper or longer than any form of GitHub's: nothing of it is kept. */
const DEPTH_MAX = 12;
const LENGTH_MAX = 16_384;

/** What of the issue's own form is told nowhere else, for whoever needs it later; null: too large. */
export function rawOf(issue: JsonObject): unknown {
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(issue)) {
    const isEmpty = value === null || value === '' || asList(value)?.length === 0;
    if (MAPPED.has(name) || name.endsWith('_url') || isEmpty) continue;
    if (name === 'reactions') addReactions(raw, value);
    else raw[name] = value;
  }
  return isShallow(raw, DEPTH_MAX) && JSON.stringify(raw).length <= LENGTH_MAX ? raw : null;
}

/** Those that somebody gave, without the thumbs that are votes here. */
function addReactions(raw: Record<string, unknown>, reactions: unknown): void {
  const given = Object.entries(asObject(reactions) ?? {}).filter(
    ([name, count]) => typeof count === 'number' && count > 0 && name !== '+1' && name !== 'total_count',
  );
  if (given.length > 0) raw.reactions = Object.fromEntries(given);
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
