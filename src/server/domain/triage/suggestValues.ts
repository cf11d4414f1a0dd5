/**
 * Suggests labels, priority, type and assignee of an issue from the values of similar issues, and labels whose names
 * occur in its title. Pure functions: `npm run bench -- triage` measures them on real trackers, from which the
 * thresholds were derived.
 */
import { parseLabelScope } from '../../../shared/validation/labels';
import { tokenizePhraseText } from '../../../shared/query/tokens';

/** Maximum number of similar issues that the suggestions are based on. */
export const COMPARED_ISSUES_MAX = 10;

/** A similar issue that was triaged. */
export interface SimilarIssue {
  labelIds: readonly number[];
  assigneeIds: readonly number[];
  /** Index of PRIORITIES. */
  priority: number;
  /** Index of ISSUE_TYPES. */
  type: number;
  /** Whether the issue is in a state of the category `done`. */
  isDone: boolean;
}

/** A value that similar issues have. */
export interface SuggestedValue {
  id: number;
  /** Number of similar issues with this value. */
  count: number;
  /** Whether the value is probably right, so that clients select it in advance. */
  isLikely: boolean;
}

export interface SuggestedLabel extends SuggestedValue {
  /** The name of the label, as it occurs in the title of the issue. Null if it does not occur or is too short. */
  mention: string | null;
}

/** A label of the project. */
export interface KnownLabel {
  id: number;
  name: string;
}

/** Minimum share of similar issues with a value for a suggestion. */
const SUGGESTED_SHARE_MIN = 0.3;
/**
 * Minimum share of similar issues with a label for a likely one; LIKELY_MENTIONED_SHARE_MIN if the title mentions it.
 */
const LIKELY_LABEL_SHARE_MIN = 0.7;
const LIKELY_MENTIONED_SHARE_MIN = 0.5;
const LIKELY_PRIORITY_SHARE_MIN = 0.7;
const LIKELY_ASSIGNEE_SHARE_MIN = 0.7;
/** Minimum number of similar issues for a likely value. With fewer, the title alone can suggest labels. */
export const LIKELY_ISSUES_MIN = 5;
/** Maximum suggested labels. */
const SUGGESTED_LABELS_MAX = 6;
/** Minimum length of a mentioned label name, without spaces. Shorter names, such as `C`, occur in titles by chance. */
const MENTION_LENGTH_MIN = 3;

const countValues = (
  issues: readonly SimilarIssue[],
  valuesOf: (issue: SimilarIssue) => readonly number[],
): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const issue of issues)
    for (const value of new Set(valuesOf(issue))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Whether a value is likely if `count` of `total` similar issues have it. */
const hasLikelyShare = (count: number, total: number, share: number): boolean =>
  total >= LIKELY_ISSUES_MIN && count >= share * total;

/**
 * The labels to suggest: likely ones first, at most one per scope.
 * @param similar the most similar triaged issues, at most COMPARED_ISSUES_MAX
 */
export function suggestLabels(
  similar: readonly SimilarIssue[],
  labels: readonly KnownLabel[],
  title: string,
): SuggestedLabel[] {
  const counts = countValues(similar, ({ labelIds }) => labelIds);
  const text = ` ${tokenizePhraseText(title).join(' ')} `;
  const suggested = labels.flatMap(({ id, name }) => {
    const count = counts.get(id) ?? 0;
    const mention = findMention(text, name);
    const share = mention === null ? LIKELY_LABEL_SHARE_MIN : LIKELY_MENTIONED_SHARE_MIN;
    const isSuggested = count >= 2 && count >= SUGGESTED_SHARE_MIN * similar.length;
    // Titles can contain names of labels by chance, so at least one similar issue must have the label, unless there are
    // few.
    const isConfirmed = count >= 1 || similar.length < LIKELY_ISSUES_MIN;
    if (!isSuggested && (mention === null || !isConfirmed)) return [];
    const isLikely = hasLikelyShare(count, similar.length, share);
    return [{ id, name, count, mention, isLikely }];
  });
  suggested.sort(
    (a, b) =>
      Number(b.isLikely) - Number(a.isLikely) || b.count - a.count || a.name.localeCompare(b.name, 'en'),
  );
  const scopes = new Set<string>();
  return suggested
    .filter(({ name }) => {
      const scope = parseLabelScope(name);
      if (scope === null) return true;
      if (scopes.has(scope)) return false;
      scopes.add(scope);
      return true;
    })
    .slice(0, SUGGESTED_LABELS_MAX)
    .map(({ id, count, mention, isLikely }) => ({ id, count, mention, isLikely }));
}

/**
 * Returns the name of a label if the title contains it, without its scope or a prefix of one letter, such as `A-`.
 * @param text the words of the title, with a space before and after each
 */
function findMention(text: string, name: string): string | null {
  const bare = name.slice(name.lastIndexOf('::') + 1).replace(/^[a-z][-_:/]\s*/i, '');
  const words = tokenizePhraseText(bare.replaceAll(/[-_/]/g, ' '));
  const phrase = words.join(' ');
  if (phrase.replaceAll(' ', '').length < MENTION_LENGTH_MIN) return null;
  return text.includes(` ${phrase} `) ? phrase : null;
}

/** The most frequent priority of the similar issues, or null if too few have it. */
export function suggestPriority(similar: readonly SimilarIssue[]): SuggestedValue | null {
  const counts = countValues(similar, ({ priority }) => (priority > 0 ? [priority] : []));
  return findMostFrequent(counts, similar.length, LIKELY_PRIORITY_SHARE_MIN);
}

/**
 * The most frequent type of the similar issues, or null if too few have it. Never likely, because clients would then
 * replace the type that the reporter has chosen.
 */
export function suggestType(similar: readonly SimilarIssue[]): SuggestedValue | null {
  const counts = countValues(similar, ({ type }) => [type]);
  const found = findMostFrequent(counts, similar.length, LIKELY_PRIORITY_SHARE_MIN);
  return found && { ...found, isLikely: false };
}

/**
 * Returns the user to whom the similar issues are assigned most often, or null if too few of them are assigned.
 * @param assignable users who can be assigned
 */
export function suggestAssignee(
  similar: readonly SimilarIssue[],
  assignable: ReadonlySet<number>,
): SuggestedValue | null {
  const counts = countValues(similar, ({ assigneeIds }) => assigneeIds.filter((id) => assignable.has(id)));
  return findMostFrequent(counts, similar.length, LIKELY_ASSIGNEE_SHARE_MIN);
}

function findMostFrequent(
  counts: ReadonlyMap<number, number>,
  total: number,
  likelyShare: number,
): SuggestedValue | null {
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  if (!first || first[1] < 2 || first[1] < SUGGESTED_SHARE_MIN * total) return null;
  const [id, count] = first;
  return { id, count, isLikely: hasLikelyShare(count, total, likelyShare) };
}
