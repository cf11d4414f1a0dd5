/** Measures how often the suggested values match the real labels, priorities and assignees of a tracker. */
import { DuplicateFinder } from '../../server/duplicates/DuplicateFinder';
import {
  COMPARED_ISSUES_MAX,
  type SimilarIssue,
  suggestAssignee,
  suggestLabels,
  suggestPriority,
} from '../../server/domain/triage/suggestValues';
import type { LabeledIssue, LabeledTracker } from './loadLabeledTrackers';

/** Counts of one kind of suggestion. */
export interface SuggestionCounts {
  /** Values that were set in the tracker. */
  actual: number;
  suggested: number;
  suggestedRight: number;
  /** Number of likely suggestions, which the triage screen ticks in advance. */
  likely: number;
  likelyRight: number;
}

const createCounts = (): SuggestionCounts => ({
  actual: 0,
  suggested: 0,
  suggestedRight: 0,
  likely: 0,
  likelyRight: 0,
});

export interface SuggestionMeasurement {
  tracker: string;
  queries: number;
  labels: SuggestionCounts;
  priority: SuggestionCounts;
  assignee: SuggestionCounts;
}

/**
 * Suggests values for a sample of the newer half of a tracker, each from the issues before it. The similar issues have
 * the labels that the tracker has now, some of which were added later.
 */
export function measureTriageSuggestions(
  { name, issues }: LabeledTracker,
  sample: number,
): SuggestionMeasurement {
  const finder = new DuplicateFinder();
  const ids = new Map<string, number>();
  const idOf = (value: string): number => {
    const id = ids.get(value) ?? ids.size + 1;
    ids.set(value, id);
    return id;
  };
  const similarOf = (issue: LabeledIssue): SimilarIssue => ({
    labelIds: issue.labels.map((label) => idOf(`label ${label}`)),
    assigneeIds: issue.assignees.map((login) => idOf(`user ${login}`)),
    priority: issue.priority === null ? 0 : idOf(`priority ${issue.priority}`),
    type: 0,
    isDone: true,
  });
  const result = {
    tracker: name,
    queries: 0,
    labels: createCounts(),
    priority: createCounts(),
    assignee: createCounts(),
  };
  const labels = new Map<number, { id: number; name: string }>();
  const step = Math.max(1, Math.floor(issues.length / 2 / sample));
  for (const issue of issues) {
    const own = similarOf(issue);
    if (issue.number > issues.length / 2 && issue.number % step === 0) {
      result.queries++;
      const similar = finder
        .findDuplicates(issue, COMPARED_ISSUES_MAX)
        .map(({ number }) => issues[number - 1]!)
        .map(similarOf);
      const assignable = new Set(similar.flatMap(({ assigneeIds }) => assigneeIds));
      count(result.labels, suggestLabels(similar, [...labels.values()], issue.title), own.labelIds);
      const priority = suggestPriority(similar);
      count(result.priority, priority ? [priority] : [], own.priority > 0 ? [own.priority] : []);
      const assignee = suggestAssignee(similar, assignable);
      count(result.assignee, assignee ? [assignee] : [], own.assigneeIds);
    }
    finder.put(issue);
    issue.labels.forEach((label, index) =>
      labels.set(own.labelIds[index]!, { id: own.labelIds[index]!, name: label }),
    );
  }
  return result;
}

function count(
  counts: SuggestionCounts,
  suggested: readonly { id: number; isLikely: boolean }[],
  actual: readonly number[],
): void {
  const likely = suggested.filter(({ isLikely }) => isLikely);
  const isRight = ({ id }: { id: number }) => actual.includes(id);
  counts.actual += actual.length;
  counts.suggested += suggested.length;
  counts.suggestedRight += suggested.filter(isRight).length;
  counts.likely += likely.length;
  counts.likelyRight += likely.filter(isRight).length;
}
