/** Loads complete issues into a project by COPY: for the demo, the importers and tests. */
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { advanceProjectVersion, type ProjectCounts } from '../changes/advanceProject';
import { lockProject } from '../changes/projectCounts';
import type { Store } from '../Store';
import type { Tables } from '../tables/Tables';
import { IssueBatchRows } from './IssueBatchRows';
import { copyIntoTable } from './copyIntoTable';
import type { NewIssue } from './NewIssue';

/**
 * Inserts issues with their texts, comments, events and links in one transaction.
 * @throws DatabaseError 23505 if an issue number is taken; nothing is inserted then
 */
export async function loadIssues(
  store: Store,
  projectId: number,
  issues: readonly NewIssue[],
): Promise<void> {
  await store.background.transaction().execute((tx) => loadIssuesInTransaction(tx, projectId, issues));
}

/**
 * Inserts issues like `loadIssues`, but in the caller's transaction, which holds the project's lock
 * afterwards.
 * @param prepared rows that `prepareBatchRows` has built in advance; they are used only if the project has
 * not changed since
 * @returns the project's counters after the load
 */
export async function loadIssuesInTransaction(
  tx: Transaction<Tables>,
  projectId: number,
  issues: readonly NewIssue[],
  prepared: IssueBatchRows | null = null,
): Promise<ProjectCounts> {
  const counts = await lockProject(tx, projectId);
  const rows =
    prepared && isBatchUpToDate(prepared, counts) ? prepared : buildBatchRows(projectId, issues, counts);
  await copyBatchToTables(tx, projectId, rows);
  return rows.after;
}

/** Builds rows in advance for `loadIssuesInTransaction`, yielding to the event loop every `YIELD_INTERVAL_MS` milliseconds. */
export async function prepareBatchRows(
  projectId: number,
  issues: readonly NewIssue[],
  before: ProjectCounts,
): Promise<IssueBatchRows> {
  const rows = new IssueBatchRows(projectId, before);
  let sliceEnd = performance.now() + YIELD_INTERVAL_MS;
  for (const issue of issues) {
    rows.add(issue);
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + YIELD_INTERVAL_MS;
  }
  return rows;
}

export interface IssueStreamOptions {
  /** Maximum number of issues per transaction. */
  batchSize: number;
  /** Called after each commit with the number of issues that it has loaded. */
  loaded?: (issues: number) => void;
}

/** Maximum length of all texts of a batch, in UTF-16 code units. A batch of long issues has fewer issues. */
const BATCH_TEXT_LENGTH_MAX = 16_000_000;
/**
 * Milliseconds of preparing rows after which the event loop gets a turn. The statements of the previous batch
 * need these turns.
 */
const YIELD_INTERVAL_MS = 1;

/**
 * Loads a stream of issues, with one transaction per batch. While the database writes a batch in its own
 * thread or process, the next batch is read from the stream, so at most two batches are in memory.
 */
export async function loadIssueStream(
  store: Store,
  projectId: number,
  issues: Iterable<NewIssue> | AsyncIterable<NewIssue>,
  { batchSize, loaded = () => undefined }: IssueStreamOptions,
): Promise<void> {
  let writing = store.background.transaction().execute((tx) => lockProject(tx, projectId));
  let rows = new IssueBatchRows(projectId, await writing);
  let batch: NewIssue[] = [];
  const write = async () => {
    const counts = await writing;
    const ready = isBatchUpToDate(rows, counts) ? rows : buildBatchRows(projectId, batch, counts);
    writing = writeIssueBatch(store, projectId, batch, ready, loaded);
    // If this write fails, the next `await writing` throws its error. Until then, the rejection must not
    // count as unhandled.
    writing.catch(() => undefined);
    rows = new IssueBatchRows(projectId, ready.after);
    batch = [];
  };
  let sliceEnd = performance.now() + YIELD_INTERVAL_MS;
  for await (const issue of issues) {
    batch.push(issue);
    rows.add(issue);
    if (batch.length >= batchSize || rows.weight >= BATCH_TEXT_LENGTH_MAX) await write();
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + YIELD_INTERVAL_MS;
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
): Promise<ProjectCounts> {
  const after = await store.background
    .transaction()
    .execute((tx) => loadIssuesInTransaction(tx, projectId, issues, prepared));
  loaded(issues.length);
  return after;
}

/** Whether nothing has been written to the project since the rows of the batch were numbered. */
const isBatchUpToDate = ({ before }: IssueBatchRows, current: ProjectCounts): boolean =>
  before.version === current.version &&
  before.comment_counter === current.comment_counter &&
  before.issue_counter === current.issue_counter &&
  before.issue_count === current.issue_count;

function buildBatchRows(
  projectId: number,
  issues: readonly NewIssue[],
  counts: ProjectCounts,
): IssueBatchRows {
  const rows = new IssueBatchRows(projectId, counts);
  for (const issue of issues) rows.add(issue);
  return rows;
}

async function copyBatchToTables(
  tx: Transaction<Tables>,
  projectId: number,
  rows: IssueBatchRows,
): Promise<void> {
  for (const copy of rows.finish()) await copyIntoTable(tx, copy.table, copy.columns, copy.getCopyLines());
  await advanceProjectVersion(tx, projectId, rows.after);
}
