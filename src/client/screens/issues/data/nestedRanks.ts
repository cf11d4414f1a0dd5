/**
 * Ranks of issues that are nested below others. The sub-issues of each expanded issue have consecutive ranks beyond those of
 * the list, so that pages, selection and editing treat nested rows like others.
 */

/** The first rank of a nested issue: a multiple of all page sizes, and beyond the ranks of any list. */
const FIRST_NESTED_RANK = 200 * 2 ** 30;
/** Number of ranks of the sub-issues of one issue: a multiple of all page sizes, and more than a project has issues. */
const RANKS_PER_PARENT = 200 * 2 ** 20;

/**
 * Position of a nested issue: the index of its parent among the expanded issues, in the order in which they were
 * expanded, and its own index below the parent. Both from 0.
 */
interface NestedPosition {
  readonly branchIndex: number;
  readonly index: number;
}

export const getNestedRank = ({ branchIndex, index }: NestedPosition): number =>
  FIRST_NESTED_RANK + branchIndex * RANKS_PER_PARENT + index;

/** The position of a nested issue by its rank; null for a rank of the list. */
export function parseNestedRank(rank: number): NestedPosition | null {
  if (rank < FIRST_NESTED_RANK) return null;
  const beyond = rank - FIRST_NESTED_RANK;
  return { branchIndex: Math.floor(beyond / RANKS_PER_PARENT), index: beyond % RANKS_PER_PARENT };
}
