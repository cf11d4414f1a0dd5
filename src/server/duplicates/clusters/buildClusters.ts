/** Two issues that are likely duplicates. */
export interface DuplicatePair {
  number: number;
  otherNumber: number;
  /** Estimated probability that the issues are duplicates. */
  score: number;
}

/** Issues that are likely duplicates of each other. */
export interface Cluster {
  /** Ascending. */
  numbers: number[];
}

/**
 * Minimum share of likely duplicates among the pairs between two clusters, or an issue and a cluster, that are joined.
 */
const LINKED_SHARE_MIN = 0.5;

/**
 * Groups pairs into clusters, strongest pairs first. An issue joins a cluster, and two clusters are joined, only if at
 * least half of the pairs between them are likely duplicates. A chain of pairs therefore does not become one cluster.
 * @param sizeMax maximum number of issues of a cluster
 */
export function buildClusters(pairs: readonly DuplicatePair[], sizeMax: number): Cluster[] {
  const steps = buildClustersInSteps(pairs, sizeMax);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Groups pairs into clusters as buildClusters does, in steps. */
export function* buildClustersInSteps(
  pairs: readonly DuplicatePair[],
  sizeMax: number,
): Generator<void, Cluster[]> {
  const partners = new Map<number, Set<number>>();
  const addPartner = (number: number, other: number) => {
    const known = partners.get(number);
    if (known) known.add(other);
    else partners.set(number, new Set([other]));
  };
  for (const { number, otherNumber } of pairs) {
    addPartner(number, otherNumber);
    addPartner(otherNumber, number);
    yield;
  }
  const clusters = new Map<number, number[]>();
  const sorted = [...pairs].sort(
    (a, b) => b.score - a.score || a.number - b.number || a.otherNumber - b.otherNumber,
  );
  for (const { number, otherNumber } of sorted) {
    yield;
    const own = clusters.get(number) ?? [number];
    const other = clusters.get(otherNumber) ?? [otherNumber];
    if (own === other || own.length + other.length > sizeMax) continue;
    const linked = own.reduce(
      (sum, member) => sum + other.filter((candidate) => partners.get(member)!.has(candidate)).length,
      0,
    );
    if (linked < own.length * other.length * LINKED_SHARE_MIN) continue;
    const joined = [...own, ...other];
    for (const member of joined) clusters.set(member, joined);
  }
  return [...new Set(clusters.values())].map((numbers) => ({ numbers: numbers.sort((a, b) => a - b) }));
}
