import type { IssueRow } from '../../store/read/issues';
import {
  readDuplicateIssueChain,
  type StoredIssueLink,
  readDuplicateIssueTargets,
} from '../../store/write/links';
import type { Transaction } from '../../store/write/transaction';
import type { RestorableIssueLinkPredicate } from './planIssueUndo';

/**
 * Returns a function that checks whether a removed duplicate link can be restored: not to a deleted issue,
 * and not if it would close a cycle.
 */
export async function readRestorableIssueLinkPredicate(
  tx: Transaction,
  projectId: number,
  rows: ReadonlyMap<number, IssueRow>,
  links: readonly StoredIssueLink[],
): Promise<RestorableIssueLinkPredicate> {
  const targets = [...new Set(links.map(({ to }) => to))];
  const canonicalsByTarget =
    targets.length === 0
      ? new Map<number, number[]>()
      : await readDuplicateIssueTargets(tx, projectId, targets);
  const chains = new Map<number, number[]>();
  // One query per target is enough: few targets are duplicates themselves, so few have a chain.
  for (const target of canonicalsByTarget.keys())
    chains.set(target, await readDuplicateIssueChain(tx, projectId, target));
  return ({ from, to }) => rows.has(to) && !(chains.get(to) ?? []).includes(from);
}
