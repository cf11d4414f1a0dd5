import type { DuplicateDataset, DuplicatePair } from './loadDuplicateDatasets';

export const RECALL_RANKS = [1, 5, 10, 20] as const;

/** Share of the pairs whose partner, or any issue of the same group of duplicates, is among the first results. */
export interface Recall {
  exact: number[];
  sameGroup: number[];
}

/**
 * Measures the recall at each of RECALL_RANKS.
 * @param find returns the results for a pair's duplicate, the best first
 */
export function measureRecall(
  { groups }: DuplicateDataset,
  pairs: readonly DuplicatePair[],
  find: (pair: DuplicatePair) => readonly number[],
): Recall {
  const ranks = pairs.map((pair) => {
    const found = find(pair);
    const rank = (test: (number: number) => boolean) => {
      const at = found.findIndex(test);
      return at < 0 ? Infinity : at + 1;
    };
    return {
      exact: rank((number) => number === pair.canonical),
      sameGroup: rank((number) => groups.get(number) === groups.get(pair.duplicate)),
    };
  });
  const share = (of: 'exact' | 'sameGroup') =>
    RECALL_RANKS.map((limit) => ranks.filter((rank) => rank[of] <= limit).length / pairs.length);
  return { exact: share('exact'), sameGroup: share('sameGroup') };
}
