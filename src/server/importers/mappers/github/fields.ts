/** Fields of a GitHub issue that are the same in all export formats: people, labels, milestones and votes. */
import {
  asNonNegativeIntOrUndefined,
  parseDateOrUndefined,
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
  pickFirstPresentField,
} from '../../values/json';
import type { ImportSourceLabel, ImportSourceMilestone } from '../ImportSourceIssue';

/** Returns the login of a GitHub user. Null: the account was deleted. Undefined: the field is missing. */
export function parseGithubLogin(person: unknown): string | null | undefined {
  if (person === undefined) return undefined;
  // Entries of the short reference format contain the login itself instead of a user object.
  const login = asStringOrUndefined(person) ?? asStringOrUndefined(asObjectOrUndefined(person)?.login);
  return login?.trim() ? login.trim() : null;
}

export function parseGithubLogins(people: unknown): string[] | undefined {
  return asArrayOrUndefined(people)?.flatMap((person) => parseGithubLogin(person) ?? []);
}

export function parseGithubLabel(label: unknown): ImportSourceLabel | undefined {
  const fields = asObjectOrUndefined(label);
  const name = asStringOrUndefined(label) ?? asStringOrUndefined(fields?.name);
  if (!name?.trim()) return undefined;
  return {
    name: name.trim(),
    color: parseGithubLabelColor(fields?.color),
    description: asStringOrUndefined(fields?.description),
  };
}

export function parseGithubLabels(labels: unknown): ImportSourceLabel[] | undefined {
  const list = asArrayOrUndefined(labels) ?? asArrayOrUndefined(asObjectOrUndefined(labels)?.nodes);
  return list?.flatMap((label) => parseGithubLabel(label) ?? []);
}

function parseGithubLabelColor(color: unknown): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(asStringOrUndefined(color) ?? '');
  return digits ? `#${digits[1]!.toLowerCase()}` : undefined;
}

export function parseGithubMilestone(milestone: unknown): ImportSourceMilestone | null | undefined {
  if (milestone === undefined) return undefined;
  const fields = asObjectOrUndefined(milestone);
  const title = asStringOrUndefined(fields?.title)?.trim();
  if (!fields || !title) return null;
  const closedAt = parseDateOrUndefined(pickFirstPresentField(fields, 'closed_at', 'closedAt'));
  return {
    title,
    description: asStringOrUndefined(fields.description),
    dueOn: parseDateOrUndefined(pickFirstPresentField(fields, 'due_on', 'dueOn')),
    closedAt: closedAt ?? (asStringOrUndefined(fields.state)?.toLowerCase() === 'open' ? null : undefined),
  };
}

/** Returns the number of an issue's thumbs-up reactions, which are imported as votes. */
export function countGithubVotes(issue: JsonObject): number | undefined {
  const reactions = asObjectOrUndefined(issue.reactions);
  if (reactions) return asNonNegativeIntOrUndefined(reactions['+1']);
  const groups = asArrayOrUndefined(pickFirstPresentField(issue, 'reactionGroups'))?.map(asObjectOrUndefined);
  if (!groups) return undefined;
  const thumbs = groups.find((group) => group?.content === 'THUMBS_UP');
  return asNonNegativeIntOrUndefined(asObjectOrUndefined(thumbs?.users ?? thumbs?.reactors)?.totalCount) ?? 0;
}
