import { type BenchResult, createSingleValueResult } from '../support/measure';
import { loadLabeledTrackers } from './loadLabeledTrackers';
import { measurePreselections } from './measurePreselections';
import { measureTriageSuggestions, type SuggestionCounts } from './measureTriageSuggestions';

const PART = 'triage';
const QUERIES_PER_TRACKER = 1_000;

/**
 * Measures precision and recall of the triage suggestions: the share of suggested labels, priorities and assignees that
 * were set, and the share of set ones that are suggested. Also measures the preselected duplicates.
 * @param folder contains the trackers; the default is `shared/data` beside the project
 */
export function runTriageBenchmark(folder: string | undefined): BenchResult[] {
  const trackers = loadLabeledTrackers(folder);
  if (trackers.length === 0)
    console.error('triage: suggestions are not measured, because there are no trackers with labels.');
  const suggestions = trackers.flatMap((tracker) => {
    const { labels, priority, assignee, queries } = measureTriageSuggestions(tracker, QUERIES_PER_TRACKER);
    return [
      ...listResults(`${tracker.name}: labels`, labels, queries),
      ...listResults(`${tracker.name}: priority`, priority, queries),
      ...listResults(`${tracker.name}: assignee`, assignee, queries),
    ];
  });
  return [...suggestions, ...measurePreselections(PART, folder)];
}

function listResults(name: string, counts: SuggestionCounts, queries: number): BenchResult[] {
  if (counts.actual === 0) return [];
  const note = `${queries} issues of the newer half`;
  const percent = (part: number, of: number) => (of === 0 ? 0 : Math.round((1000 * part) / of) / 10);
  const create = (what: string, value: number) =>
    createSingleValueResult(PART, `${name}, ${what}`, '%', value, note);
  return [
    create('precision of those chosen in advance', percent(counts.likelyRight, counts.likely)),
    create('recall of those chosen in advance', percent(counts.likelyRight, counts.actual)),
    create('precision of all suggestions', percent(counts.suggestedRight, counts.suggested)),
    create('recall of all suggestions', percent(counts.suggestedRight, counts.actual)),
  ];
}
