import type { NewDuplicateCluster, StoredDuplicatePair } from '../../store/write/duplicateClusters';

/**
 * Creates the rows of clusters. Each issue gets the score and the reasons of its strongest pair in its cluster.
 * @param groups the numbers of the issues of each cluster
 */
export function createNewClusters(
  groups: readonly (readonly number[])[],
  pairs: readonly StoredDuplicatePair[],
): NewDuplicateCluster[] {
  const clusterOf = new Map(groups.flatMap((numbers, i) => numbers.map((number) => [number, i])));
  const strongest = new Map<number, StoredDuplicatePair>();
  for (const pair of pairs) {
    const cluster = clusterOf.get(pair.number);
    if (cluster === undefined || cluster !== clusterOf.get(pair.otherNumber)) continue;
    for (const number of [pair.number, pair.otherNumber]) {
      if ((strongest.get(number)?.score ?? -1) < pair.score) strongest.set(number, pair);
    }
  }
  return groups.map((numbers) => ({
    number: Math.min(...numbers),
    members: numbers.map((number) => {
      const { score, reasons } = strongest.get(number)!;
      return { number, score, reasons };
    }),
  }));
}
