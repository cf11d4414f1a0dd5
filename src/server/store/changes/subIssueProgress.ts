/** Computes how a write changes the progress of the trees of sub-issues above the changed issues. */

/** Number of issues in the tree below an issue, at all levels, and how many of them are closed. */
export interface SubIssueProgress {
  total: number;
  closed: number;
}

/** The parts of an issue on which the progress of its ancestors depends. */
export interface SubIssueTreeNode {
  /** Number of the parent issue, or null without one. */
  parent: number | null;
  isClosed: boolean;
}

export interface SubIssueTreeChange {
  number: number;
  /** Null: the issue is created. */
  before: SubIssueTreeNode | null;
  /** Null: the issue is deleted. */
  after: SubIssueTreeNode | null;
}

/**
 * Returns the differences of the progress by issue number. The cost is the number of changed issues times their depth. All
 * moved issues are first detached from their old parents and then attached to the new ones, so that the changes of one
 * write can be nested in each other.
 * @param changes at most one change per issue
 * @param parents parents after the write, of all old and new parents of the changed issues and of their ancestors
 * @param stored progress before the write, of the issues whose parent changes; absent: no sub-issues
 */
export function computeSubIssueProgressChanges(
  changes: readonly SubIssueTreeChange[],
  parents: ReadonlyMap<number, number | null>,
  stored: ReadonlyMap<number, SubIssueProgress>,
): Map<number, SubIssueProgress> {
  const current = new Map(parents);
  for (const { number, before } of changes) current.set(number, before?.parent ?? null);
  const differences = new Map<number, SubIssueProgress>();
  const addToAncestors = (number: number, { total, closed }: SubIssueProgress) => {
    // Rows that were written before this version may contain cycles of parents.
    const seen = new Set([number]);
    for (let next = current.get(number) ?? null; next !== null && !seen.has(next);) {
      seen.add(next);
      const difference = differences.get(next) ?? { total: 0, closed: 0 };
      differences.set(next, { total: difference.total + total, closed: difference.closed + closed });
      next = current.get(next) ?? null;
    }
  };
  const countTree = (number: number, isClosed: boolean): SubIssueProgress => {
    const [below, difference] = [stored.get(number), differences.get(number)];
    return {
      total: 1 + (below?.total ?? 0) + (difference?.total ?? 0),
      closed: Number(isClosed) + (below?.closed ?? 0) + (difference?.closed ?? 0),
    };
  };
  for (const { number, before, after } of changes) {
    if (!before) continue;
    if (after?.parent === before.parent) {
      const closed = Number(after.isClosed) - Number(before.isClosed);
      if (closed !== 0) addToAncestors(number, { total: 0, closed });
    } else {
      const { total, closed } = countTree(number, before.isClosed);
      addToAncestors(number, { total: -total, closed: -closed });
      current.set(number, null);
    }
  }
  for (const { number, before, after } of changes) {
    if (!after || after.parent === before?.parent) continue;
    current.set(number, after.parent);
    addToAncestors(number, countTree(number, after.isClosed));
  }
  return new Map([...differences].filter(([, { total, closed }]) => total !== 0 || closed !== 0));
}
