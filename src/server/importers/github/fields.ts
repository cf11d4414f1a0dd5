/** Fields of an issue that are the same in all export formats: people, labels, milestones and votes. */
import { asCount, asInstant, asList, asObject, asText, type JsonObject, pick } from '../input/json';
import type { SourceLabel, SourceMilestone } from '../input/SourceIssue';

/** Login of a person. Null: the account was deleted. Undefined: the field is missing. */
export function loginOf(person: unknown): string | null | undefined {
  if (person === undefined) return undefined;
  // Short references contain the login instead of an object.
  const login = asText(person) ?? asText(asObject(person)?.login);
  return login?.trim() ? login.trim() : null;
}

export function loginsOf(people: unknown): string[] | undefined {
  return asList(people)?.flatMap((person) => loginOf(person) ?? []);
}

export function labelOf(label: unknown): SourceLabel | undefined {
  const fields = asObject(label);
  const name = asText(label) ?? asText(fields?.name);
  if (!name?.trim()) return undefined;
  return { name: name.trim(), color: colorOf(fields?.color), description: asText(fields?.description) };
}

export function labelsOf(labels: unknown): SourceLabel[] | undefined {
  const list = asList(labels) ?? asList(asObject(labels)?.nodes);
  return list?.flatMap((label) => labelOf(label) ?? []);
}

function colorOf(color: unknown): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(asText(color) ?? '');
  return digits ? `#${digits[1]!.toLowerCase()}` : undefined;
}

export function milestoneOf(milestone: unknown): SourceMilestone | null | undefined {
  if (milestone === undefined) return undefined;
  const fields = asObject(milestone);
  const title = asText(fields?.title)?.trim();
  if (!fields || !title) return null;
  const closedAt = asInstant(pick(fields, 'closed_at', 'closedAt'));
  return {
    title,
    description: asText(fields.description),
    dueOn: asInstant(pick(fields, 'due_on', 'dueOn')),
    closedAt: closedAt ?? (asText(fields.state)?.toLowerCase() === 'open' ? null : undefined),
  };
}

/** Number of thumbs-up reactions. */
export function votesOf(issue: JsonObject): number | undefined {
  const reactions = asObject(issue.reactions);
  if (reactions) return asCount(reactions['+1']);
  const groups = asList(pick(issue, 'reactionGroups'))?.map(asObject);
  if (!groups) return undefined;
  const thumbs = groups.find((group) => group?.content === 'THUMBS_UP');
  return asCount(asObject(thumbs?.users ?? thumbs?.reactors)?.totalCount) ?? 0;
}
