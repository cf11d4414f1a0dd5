/** Fields of a GitHub issue that are the same in all export formats: people, labels, milestones and votes. */
import { asCount, asDate, asArray, asObject, asString, type JsonObject, pickField } from '../input/json';
import type { SourceLabel, SourceMilestone } from '../input/SourceIssue';

/** Returns the login of a GitHub user. Null: the account was deleted. Undefined: the field is missing. */
export function parseLogin(person: unknown): string | null | undefined {
  if (person === undefined) return undefined;
  // Entries of the short reference format contain the login itself instead of a user object.
  const login = asString(person) ?? asString(asObject(person)?.login);
  return login?.trim() ? login.trim() : null;
}

export function parseLogins(people: unknown): string[] | undefined {
  return asArray(people)?.flatMap((person) => parseLogin(person) ?? []);
}

export function parseLabel(label: unknown): SourceLabel | undefined {
  const fields = asObject(label);
  const name = asString(label) ?? asString(fields?.name);
  if (!name?.trim()) return undefined;
  return { name: name.trim(), color: parseColor(fields?.color), description: asString(fields?.description) };
}

export function parseLabels(labels: unknown): SourceLabel[] | undefined {
  const list = asArray(labels) ?? asArray(asObject(labels)?.nodes);
  return list?.flatMap((label) => parseLabel(label) ?? []);
}

function parseColor(color: unknown): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(asString(color) ?? '');
  return digits ? `#${digits[1]!.toLowerCase()}` : undefined;
}

export function parseMilestone(milestone: unknown): SourceMilestone | null | undefined {
  if (milestone === undefined) return undefined;
  const fields = asObject(milestone);
  const title = asString(fields?.title)?.trim();
  if (!fields || !title) return null;
  const closedAt = asDate(pickField(fields, 'closed_at', 'closedAt'));
  return {
    title,
    description: asString(fields.description),
    dueOn: asDate(pickField(fields, 'due_on', 'dueOn')),
    closedAt: closedAt ?? (asString(fields.state)?.toLowerCase() === 'open' ? null : undefined),
  };
}

/** Returns the number of an issue's thumbs-up reactions, which are imported as votes. */
export function countVotes(issue: JsonObject): number | undefined {
  const reactions = asObject(issue.reactions);
  if (reactions) return asCount(reactions['+1']);
  const groups = asArray(pickField(issue, 'reactionGroups'))?.map(asObject);
  if (!groups) return undefined;
  const thumbs = groups.find((group) => group?.content === 'THUMBS_UP');
  return asCount(asObject(thumbs?.users ?? thumbs?.reactors)?.totalCount) ?? 0;
}
