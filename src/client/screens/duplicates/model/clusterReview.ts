/** The pairs and the ticked issues of an opened cluster, to which keyboard shortcuts and buttons apply. */
import { getDuplicateStrength } from '../../../../shared/duplicates';
import { formatCount, pluralize } from '../../../ui/format';

/** An issue of a cluster. */
interface ClusterMember {
  readonly id: string;
  /** Estimated probability, from 0 to 1, that the issue is a duplicate of another one of the cluster. */
  readonly score: number;
}

/**
 * The issues that can be merged into the kept one, in the order of the cluster: open ones first, then by score. Each forms a
 * pair with the kept one.
 *
 * @param dismissed ids of issues that the viewer has just marked as no duplicates
 */
export function getClusterPairs<Member extends ClusterMember>(
  members: readonly Member[],
  keptId: string,
  dismissed: ReadonlySet<string>,
): Member[] {
  return members.filter(({ id }) => id !== keptId && !dismissed.has(id));
}

/** Whether an issue is ticked by default. Merely possible duplicates are not, if the cluster has likely ones. */
export function isTickedInitially(pairs: readonly ClusterMember[], { score }: ClusterMember): boolean {
  const isPossible = (each: ClusterMember) => getDuplicateStrength(each.score) === 'possible';
  return getDuplicateStrength(score) !== 'possible' || pairs.every(isPossible);
}

/** Index of the compared pair; the first one if the compared issue is not among the pairs. */
export const findPairIndex = (pairs: readonly ClusterMember[], id: string | null): number =>
  Math.max(
    0,
    pairs.findIndex((pair) => pair.id === id),
  );

/** The pair that is shown after the one at this index was removed; undefined: it was the last one. */
export const getPairAfterRemoval = <Member>(pairs: readonly Member[], index: number): Member | undefined =>
  pairs[index + 1] ?? pairs[index - 1];

/**
 * The cluster to open after this one: the next one in the list or, at its end, the previous one. Undefined if the list
 * has no other.
 *
 * @param id the opened cluster; the first one follows if it is not in the list
 */
export function findClusterAfter<Cluster extends { readonly id: string }>(
  clusters: readonly Cluster[],
  id: string | null,
): Cluster | undefined {
  const index = clusters.findIndex((cluster) => cluster.id === id);
  return clusters[index + 1] ?? clusters[index - 1];
}

/** The effect of a merge on votes and watchers: `Moves 19 votes and all watchers`. */
export function describeVoteAndWatcherMove(merged: readonly { readonly voteCount: number }[]): string {
  const votes = merged.reduce((sum, { voteCount }) => sum + voteCount, 0);
  return votes === 0 ? 'Moves all watchers' : `Moves ${pluralize(votes, 'vote')} and all watchers`;
}

/** The size of a cluster: `7 issues, 5 open`. */
export const describeClusterSize = (issueCount: number, openIssueCount: number): string =>
  `${pluralize(issueCount, 'issue')}, ${formatCount(openIssueCount)} open`;
