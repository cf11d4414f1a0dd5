/**
 * Writes the planned changes of issues. The number of statements is the same for one issue and for thousands.
 */
import type { IssueRowsUpdate } from '../changes/ProjectChangeHub';
import type { IssueRow } from '../read/issues';
import type { ProjectCounters } from '../changes/advanceProject';
import { recordSubIssueChanges } from '../changes/subIssues';
import { type ChangeMeta, appendProjectEvents, type ProjectEventToAppend } from './events';
import { findChangedIssueColumns, incrementIssueVersions, updateIssues } from './issues';
import { moveVotesAndWatchersOfDuplicates } from './duplicateTransfers';
import { deleteIssueLinks, insertIssueLinks, type StoredIssueLink } from './links';
import type { Transaction } from './transaction';

/** A validated change of one issue, without its text. */
export interface PlannedIssueChange {
  /** The locked issue row with its current values. */
  before: IssueRow;
  /** The issue row with its new values. Unchanged fields are identical to those of `before`. */
  row: IssueRow;
  /** Events of the issue, and of the issues at the other ends of its links, in order. */
  events: readonly ProjectEventToAppend[];
  linksAdded: readonly StoredIssueLink[];
  linksRemoved: readonly StoredIssueLink[];
}

/**
 * Writes issue rows, links and events, and advances the project's version. Call it last in a transaction that
 * has locked all issues with events. The vote counts of the planned rows are changed if votes of duplicates move.
 * @param extraEvents further events, after those of the plans
 * @param counters the project's new counters, if the caller has locked the project
 * @returns the changed rows for the in-memory columns, or null if the write has changed titles or more than these rows
 */
export async function writePlannedIssueChanges(
  tx: Transaction,
  projectId: number,
  meta: ChangeMeta,
  plans: readonly PlannedIssueChange[],
  {
    extraEvents = [],
    counters,
  }: { extraEvents?: readonly ProjectEventToAppend[]; counters?: ProjectCounters } = {},
): Promise<IssueRowsUpdate | null> {
  await updateIssues(
    tx,
    projectId,
    plans.map(({ row }) => row),
    findChangedIssueColumns(plans),
  );
  const changed = new Set(plans.map(({ row }) => row.number));
  const others = new Set(
    plans.flatMap(({ events }) =>
      events.map(({ number }) => number).filter((number) => !changed.has(number)),
    ),
  );
  await incrementIssueVersions(tx, projectId, [...others], meta.at);
  const added = plans.flatMap(({ linksAdded }) => linksAdded);
  const removed = plans.flatMap(({ linksRemoved }) => linksRemoved);
  await deleteIssueLinks(tx, projectId, removed);
  await insertIssueLinks(tx, projectId, added);
  const moved = await moveVotesAndWatchersOfDuplicates(
    tx,
    projectId,
    [...added, ...removed].filter(({ kind }) => kind === 'duplicates').map(({ from }) => from),
    new Set([...changed, ...others]),
  );
  for (const { row } of plans) row.vote_count += moved.voteDifferences.get(row.number) ?? 0;
  const events = [...plans.flatMap(addPreviousUpdateTime), ...moved.events, ...extraEvents];
  const since = await appendProjectEvents(tx, projectId, meta, events, counters);
  if (since !== null) {
    const changes = plans.map(({ before, row }) => ({ number: row.number, before, after: row }));
    await recordSubIssueChanges(tx, projectId, changes, since + events.length);
  }
  const onlyRowsChanged =
    counters === undefined && others.size + added.length + removed.length + extraEvents.length === 0;
  const hasNewTitle = plans.some(({ before, row }) => before.title !== row.title);
  if (since === null || !onlyRowsChanged || hasNewTitle) return null;
  return { projectId, since, version: since + events.length, rows: plans.map(({ row }) => row) };
}

/**
 * Returns the events of a planned change. The first event of the changed issue also stores the issue's previous update
 * time, which an undo restores.
 */
function addPreviousUpdateTime({ before, row, events }: PlannedIssueChange): ProjectEventToAppend[] {
  const first = events.findIndex(({ number }) => number === row.number);
  return events.map((event, index) =>
    index === first
      ? { ...event, before: { ...event.before, updated: before.updated_at.toISOString() } }
      : event,
  );
}
