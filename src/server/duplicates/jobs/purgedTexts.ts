/**
 * Pairs and clusters are computed before the transaction that stores them. Their reasons quote texts, which may have
 * been purged, or whose issue may have been deleted, in the meantime.
 */
import type { NewDuplicateCluster, StoredDuplicatePair } from '../../store/write/duplicateClusters';

/** Returns the pairs without those of issues with purged texts. The next update compares these issues again. */
export function leaveOutPairsOfPurgedIssues(
  pairs: readonly StoredDuplicatePair[],
  purged: ReadonlySet<number>,
): readonly StoredDuplicatePair[] {
  if (purged.size === 0) return pairs;
  return pairs.filter(({ number, otherNumber }) => !purged.has(number) && !purged.has(otherNumber));
}

/** Removes the reasons from the clusters that contain an issue with a purged text. */
export function clearReasonsOfPurgedIssues(
  clusters: readonly NewDuplicateCluster[],
  purged: ReadonlySet<number>,
): readonly NewDuplicateCluster[] {
  if (purged.size === 0) return clusters;
  return clusters.map((cluster) =>
    cluster.members.some(({ number }) => purged.has(number))
      ? { ...cluster, members: cluster.members.map((member) => ({ ...member, reasons: [] })) }
      : cluster,
  );
}
