/** Carrying out what was planned for issues: for one as for thousands, in a few statements. */
import type { RowUpdate } from '../changes/ChangeHub';
import type { IssueRow } from '../read/issues';
import type { ProjectCounts } from '../changes/advanceProject';
import { type ChangeMeta, appendEvents, type NewIssueEvent } from './events';
import { changedColumns, touchIssues, updateIssues } from './issues';
import { deleteLinks, insertLinks, type Link } from './links';
import type { Transaction } from './transaction';

/** A change of one issue that was found to be right, but for its text. */
export interface PlannedChange {
  /** The row as it is, locked, and as it shall be: what is not touched is the same value. */
  before: IssueRow;
  row: IssueRow;
  /** In order, of this issue and of those at the other ends of its links. */
  events: readonly NewIssueEvent[];
  linksAdded: readonly Link[];
  linksRemoved: readonly Link[];
}

/**
 * Writes rows, links and events, and gives the project its version. The rows of all issues that have
 * events must be locked. To be called last in a transaction.
 * @param besides further events, after the others
 * @returns what has become of the issues, where their rows tell all of it; else null
 */
export async function writePlans(
  tx: Transaction,
  projectId: number,
  doing: ChangeMeta,
  plans: readonly PlannedChange[],
  { besides = [], counters }: { besides?: readonly NewIssueEvent[]; counters?: ProjectCounts } = {},
): Promise<RowUpdate | null> {
  await updateIssues(
    tx,
    projectId,
    plans.map(({ row }) => row),
    changedColumns(plans),
  );
  const changed = new Set(plans.map(({ row }) => row.number));
  const others = new Set(
    plans.flatMap(({ events }) =>
      events.map(({ number }) => number).filter((number) => !changed.has(number)),
    ),
  );
  await touchIssues(tx, projectId, [...others], doing.at);
  const [added, removed] = [
    plans.flatMap(({ linksAdded }) => linksAdded),
    plans.flatMap(({ linksRemoved }) => linksRemoved),
  ];
  await deleteLinks(tx, projectId, removed);
  await insertLinks(tx, projectId, added);
  const events = [...plans.flatMap((plan) => plan.events), ...besides];
  const since = await appendEvents(tx, projectId, doing, events, counters);
  const isAll = counters === undefined && others.size + added.length + removed.length + besides.length === 0;
  if (since === null || !isAll) return null;
  return { projectId, since, version: since + events.length, rows: plans.map(({ row }) => row) };
}
