/**
 * Derives the type, priority and triage state of a GitHub issue from common names of labels, which stay on the issue.
 */
import { type IssueType, PRIORITIES, type Priority } from '../../../shared/issue';

/**
 * Derives an issue's type from its labels. Recognizes `C-bug`, `type: bug`, `kind/feature`, `Bug` and
 * GitHub's issue types.
 */
export function deriveIssueTypeFromLabels(names: readonly string[]): IssueType | undefined {
  return findTypeOrPriorityByLabel(names, ISSUE_TYPE_LABEL_SCOPES, ISSUE_TYPE_BY_LABEL);
}

/**
 * Derives an issue's priority from its labels: the highest one that they name. Recognizes `P-high`,
 * `priority: critical`, `P0` and `high priority`.
 */
export function derivePriorityFromLabels(names: readonly string[]): Priority | undefined {
  const found = names.map(
    (name) =>
      findTypeOrPriorityByLabel([name], PRIORITY_LABEL_SCOPES, PRIORITY_BY_LABEL, true) ??
      parseUnscopedPriorityLabel(name),
  );
  return PRIORITIES.findLast((priority) => found.includes(priority));
}

/** Whether labels mark an issue as untriaged. Recognizes `needs-triage`, `S-needs-triage` and `untriaged`. */
export const hasTriageLabel = (names: readonly string[]): boolean =>
  names.some((name) =>
    /^(?:\w+ )?(?:needs? triage|untriaged|triage needed)$/.test(splitIntoLowerCaseWords(name).join(' ')),
  );

const ISSUE_TYPE_LABEL_SCOPES = new Set(['c', 't', 'type', 'kind', 'category', 'issue type']);
const ISSUE_TYPE_BY_LABEL: ReadonlyMap<string, IssueType> = new Map([
  ['bug', 'bug'],
  ['bug report', 'bug'],
  ['defect', 'bug'],
  ['regression', 'bug'],
  ['crash', 'bug'],
  ['feature', 'feature'],
  ['feature request', 'feature'],
  ['new feature', 'feature'],
  ['enhancement', 'feature'],
  ['improvement', 'feature'],
  ['question', 'question'],
  ['questions', 'question'],
  ['questions and help', 'question'],
  ['support', 'question'],
  ['task', 'task'],
  ['chore', 'task'],
  ['cleanup', 'task'],
  ['tracking issue', 'task'],
]);

const PRIORITY_LABEL_SCOPES = new Set(['p', 'prio', 'priority']);
const PRIORITY_BY_LABEL: ReadonlyMap<string, Priority> = new Map([
  ['critical', 'urgent'],
  ['urgent', 'urgent'],
  ['critical urgent', 'urgent'],
  ['blocker', 'urgent'],
  ['0', 'urgent'],
  ['high', 'high'],
  ['important', 'high'],
  ['important soon', 'high'],
  ['1', 'high'],
  ['medium', 'medium'],
  ['normal', 'medium'],
  ['moderate', 'medium'],
  ['2', 'medium'],
  ['low', 'low'],
  ['minor', 'low'],
  ['3', 'low'],
  ['4', 'low'],
]);

function findTypeOrPriorityByLabel<T>(
  names: readonly string[],
  scopes: ReadonlySet<string>,
  values: ReadonlyMap<string, T>,
  scoped = false,
): T | undefined {
  for (const name of names) {
    const [first = '', ...rest] = splitIntoLowerCaseWords(name);
    const value = scopes.has(first) ? values.get(rest.join(' ')) : undefined;
    const found = value ?? (scoped ? undefined : values.get([first, ...rest].join(' ')));
    if (found) return found;
  }
  return undefined;
}

/** Recognizes priorities in labels without a scope: `P1`, `high priority`. */
function parseUnscopedPriorityLabel(name: string): Priority | undefined {
  const [first = '', second, ...rest] = splitIntoLowerCaseWords(name);
  if (rest.length > 0) return undefined;
  if (second === 'priority' || second === 'prio') return PRIORITY_BY_LABEL.get(first);
  return second === undefined && /^p[0-4]$/.test(first) ? PRIORITY_BY_LABEL.get(first[1]!) : undefined;
}

const splitIntoLowerCaseWords = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
