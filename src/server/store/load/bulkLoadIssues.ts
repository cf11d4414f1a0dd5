/** Loads complete issues into a project by COPY: for the demo, the importers and tests. */
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { advanceProjectVersion, type ProjectCounters } from '../changes/advanceProject';
import { lockProjectCounters } from '../changes/projectCounters';
import type { Store } from '../Store';
import type { Tables } from '../tables/Tables';
import { IssueBatchRows } from './IssueBatchRows';
import { copyRowsIntoTable } from './copyRowsIntoTable';
import type { NewIssue } from './NewIssue';

/**
 * Inserts issues with their texts, comments, events and links in one transaction.
 * @throws DatabaseError 23505 if an issue number is taken; nothing is inserted then
 */
export async function bulkLoadIssues(
  store: Store,
  projectId: number,
  issues: readonly NewIssue[],
): Promise<void> {
  await store.background.transaction().execute((tx) => bulkLoadIssuesInTransaction(tx, projectId, issues));
}

/**
 * Inserts issues like `bulkLoadIssues`, but in the caller's transaction, which holds the project's lock
 * afterwards.
 * @param prepared rows that `prepareIssueBatchRows` has built in advance; they are used only if the project has
 * not changed since
 * @returns the project's counters after the load
 */
export async function bulkLoadIssuesInTransaction(
  tx: Transaction<Tables>,
  projectId: number,
  issues: readonly NewIssue[],
  prepared: IssueBatchRows | null = null,
): Promise<ProjectCounters> {
  const counts = await lockProjectCounters(tx, projectId);
  const rows =
    prepared && isIssueBatchUpToDate(prepared, counts)
      ? prepared
      : buildIssueBatchRows(projectId, issues, counts);
  await copyIssueBatchToTables(tx, projectId, rows);
  return rows.after;
}

/** Builds rows in advance for `bulkLoadIssuesInTransaction`, yielding to the event loop every `EVENT_LOOP_YIELD_INTERVAL_MS` milliseconds. */
export async function prepareIssueBatchRows(
  projectId: number,
  issues: readonly NewIssue[],
  before: ProjectCounters,
): Promise<IssueBatchRows> {
  const rows = new IssueBatchRows(projectId, before);
  let sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
  for (const issue of issues) {
    rows.addIssue(issue);
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
  }
  return rows;
}

export interface BulkIssueLoadOptions {
  /** Maximum number of issues per transaction. */
  batchSize: number;
  /** Called after each commit with the number of issues that it has loaded. */
  loaded?: (issues: number) => void;
}

/** Maximum length of all texts of a batch, in UTF-16 code units. A batch of long issues has fewer issues. */
const ISSUE_BATCH_TEXT_LENGTH_MAX = 16_000_000;
/**
 * Milliseconds of preparing rows after which the event loop gets a turn. The statements of the previous batch
 * need these turns.
 */
const EVENT_LOOP_YIELD_INTERVAL_MS = 1;

/**
 * Loads a stream of issues, with one transaction per batch. While the database writes a batch in its own
 * thread or process, the next batch is read from the stream, so at most two batches are in memory.
 */
export async function bulkLoadIssuesInBatches(
  store: Store,
  projectId: number,
  issues: Iterable<NewIssue> | AsyncIterable<NewIssue>,
  { batchSize, loaded = () => undefined }: BulkIssueLoadOptions,
): Promise<void> {
  let writing = store.background.transaction().execute((tx) => lockProjectCounters(tx, projectId));
  let rows = new IssueBatchRows(projectId, await writing);
  let batch: NewIssue[] = [];
  const write = async () => {
    const counts = await writing;
    const ready = isIssueBatchUpToDate(rows, counts) ? rows : buildIssueBatchRows(projectId, batch, counts);
    writing = writeIssueBatch(store, projectId, batch, ready, loaded);
    // If this write fails, the next `await writing` throws its error. Until then, the rejection must not
    // count as unhandled.
    writing.catch(() => undefined);
    rows = new IssueBatchRows(projectId, ready.after);
    batch = [];
  };
  let sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
  for await (const issue of issues) {
    batch.push(issue);
    rows.addIssue(issue);
    if (batch.length >= batchSize || rows.weight >= ISSUE_BATCH_TEXT_LENGTH_MAX) await write();
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
    }
  }
  if (batch.length > 0) await write();
  await writing;
}

/** Writes a batch of issues in one transaction. Returns the project's counters after the commit. */
async function writeIssueBatch(
  store: Store,
  projectId: number,
  issues: readonly NewIssue[],
  prepared: IssueBatchRows,
  loaded: (issues: number) => void,
): Promise<ProjectCounters> {
  const after = await store.background
    .transaction()
    .execute((tx) => bulkLoadIssuesInTransaction(tx, projectId, issues, prepared));
  loaded(issues.length);
  return after;
}

/** Whether nothing has been written to the project since the rows of the batch were numbered. */
const isIssueBatchUpToDate = ({ before }: IssueBatchRows, current: ProjectCounters): boolean =>
  before.version === current.version &&
  before.comment_counter === current.comment_counter &&
  before.issue_counter === current.issue_counter &&
  before.issue_count === current.issue_count;

function buildIssueBatchRows(
  projectId: number,
  issues: readonly NewIssue[],
  counts: ProjectCounters,
): IssueBatchRows {
  const rows = new IssueBatchRows(projectId, counts);
  for (const issue of issues) rows.addIssue(issue);
  return rows;
}

async function copyIssueBatchToTables(
  tx: Transaction<Tables>,
  projectId: number,
  rows: IssueBatchRows,
): Promise<void> {
  for (const copy of rows.finishRowBuffers())
    await copyRowsIntoTable(tx, copy.table, copy.columns, copy.getCopyLines());
  await advanceProjectVersion(tx, projectId, rows.after);
}
