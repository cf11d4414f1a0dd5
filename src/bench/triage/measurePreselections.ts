import type { PreselectionThresholds } from '../../server/duplicates/ranking/decidePreselection';
import storedThresholds from '../../server/duplicates/ranking/preselection.json';
import { loadDuplicateDatasets } from '../../server/duplicates/training/loadDuplicateDatasets';
import {
  UNDUPLICATED_PRESELECTION_SHARE_MAX,
  PRESELECTION_PRECISION_MIN,
  PreselectionTrackers,
} from '../../server/duplicates/training/preselections';
import { ScoredDataset } from '../../server/duplicates/training/ScoredDataset';
import { type BenchResult, createSingleValueResult } from '../support/measure';

const TRACKERS_MIN = 3;

/**
 * Measures the preselected duplicates of each tracker with weights and thresholds that were learnt on the others,
 * and with the stored thresholds. Reports goals that are missed, and sets the exit code.
 * @param folder contains the trackers; the default is `shared/data` beside the project
 */
export function measurePreselections(part: string, folder: string | undefined): BenchResult[] {
  const datasets = loadDuplicateDatasets(folder).map((dataset) => new ScoredDataset(dataset));
  if (datasets.length < TRACKERS_MIN) {
    console.error(
      `${part}: preselected duplicates are not measured, because there are fewer than ${TRACKERS_MIN} trackers with known duplicates.`,
    );
    return [];
  }
  const trackers = new PreselectionTrackers(datasets);
  return datasets.flatMap((tested) => {
    const learnt = trackers.learnThresholds(datasets.filter((other) => other !== tested));
    const list = (what: string, thresholds: PreselectionThresholds) => {
      const { known, knownPreselected, right, others, othersPreselected } = trackers.count(
        tested,
        thresholds,
      );
      const name = `${tested.dataset.name}: preselected duplicates${what}`;
      const precision = right / knownPreselected;
      const otherShare = othersPreselected / others;
      const goal = (isMet: boolean, words: string): string => {
        if (isMet) return words;
        console.error(`${part}: ${name}: missed ${words}`);
        process.exitCode = 1;
        return `MISSED ${words}`;
      };
      const create = (measure: string, share: number, note: string) =>
        createSingleValueResult(part, `${name}, ${measure}`, '%', Math.round(1_000 * share) / 10, note);
      const limits = `same title ${thresholds.sameTitle ?? 'never'}, other title ${thresholds.otherTitle ?? 'never'}`;
      return [
        create(
          'precision with known duplicates',
          precision,
          `${right} of ${knownPreselected}; ${goal(precision >= PRESELECTION_PRECISION_MIN, `goal: at least ${100 * PRESELECTION_PRECISION_MIN}%`)}`,
        ),
        create('coverage of known duplicates', knownPreselected / known, `of ${known} issues; ${limits}`),
        create(
          'share of other issues',
          otherShare,
          `${othersPreselected} of ${others}; ${goal(otherShare <= UNDUPLICATED_PRESELECTION_SHARE_MAX, `goal: at most ${100 * UNDUPLICATED_PRESELECTION_SHARE_MAX}%`)}`,
        ),
      ];
    };
    return [...list('', learnt), ...list(', stored thresholds', storedThresholds)];
  });
}
