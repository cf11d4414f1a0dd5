/** Carrying out what was planned for issues: for one as for thousands, in a few statements. */
import type { IssueRow } from '../read/issues';
import { type Counters, type Doing, endWrite, type HappenedTo } from './events';
import { touchIssues, updateIssues } from './issues';
import { deleteLinks, insertLinks, type Link } from './links';
import type { Writing } from './transaction';

/** A change of one issue that was found to be right, but for its text. */
export interface PlannedChange {
  /** The row as it shall be. */
  row: IssueRow;
  /** In order, of this issue and of those at the other ends of its links. */
  events: readonly HappenedTo[];
  linksAdded: readonly Link[];
  linksRemoved: readonly Link[];
}

/**
 * Writes rows, links and events, and gives the project its version. The rows of all issues that have
 * events must be locked. To be called last in a transaction.
 * @param besides further events, after the others
 */
export async function writePlans(
  tx: Writing,
  projectId: number,
  doing: Doing,
  plans: readonly PlannedChange[],
  { besides = [], counters }: { besides?: readonly HappenedTo[]; counters?: Counters } = {},
): Promise<void> {
  await updateIssues(
    tx,
    projectId,
    plans.map(({ row }) => row),
  );
  const changed = new Set(plans.map(({ row }) => row.number));
  const others = new Set(
    plans.flatMap(({ events }) =>
      events.map(({ number }) => number).filter((number) => !changed.has(number)),
    ),
  );
  await touchIssues(tx, projectId, [...others], doing.at);
  await deleteLinks(
    tx,
    projectId,
    plans.flatMap(({ linksRemoved }) => linksRemoved),
  );
  await insertLinks(
    tx,
    projectId,
    plans.flatMap(({ linksAdded }) => linksAdded),
  );
  await endWrite(tx, projectId, doing, [...plans.flatMap(({ events }) => events), ...besides], counters);
}
