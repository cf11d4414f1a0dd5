import type { IssueRow } from '../../store/read/issues';
import { duplicateChain, type Link, readDuplicateTargets } from '../../store/write/links';
import type { Transaction } from '../../store/write/transaction';
import type { CanLink } from './planUndo';

/** Which of these links as a duplicate can be made: none to an issue that is gone, and none that closes a circle. */
export async function readLinkable(
  tx: Transaction,
  projectId: number,
  rows: ReadonlyMap<number, IssueRow>,
  links: readonly Link[],
): Promise<CanLink> {
  const targets = [...new Set(links.map(({ to }) => to))];
  const leading =
    targets.length === 0 ? new Map<number, number[]>() : await readDuplicateTargets(tx, projectId, targets);
  const chains = new Map<number, number[]>();
  // Few lead anywhere: what is a duplicate of them points at their end.
  for (const target of leading.keys()) chains.set(target, await duplicateChain(tx, projectId, target));
  return ({ from, to }) => rows.has(to) && !(chains.get(to) ?? []).includes(from);
}
