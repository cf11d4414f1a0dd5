/** Loads complete issues into a project by COPY: for the demo, the importers and tests. */
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { advanceProjectVersion, type ProjectCounters } from '../changes/advanceProject';
import { lockProjectCounters } from '../changes/projectCounters';
import { recordSubIssueChanges } from '../changes/subIssues';
import type { DatabaseStore } from '../DatabaseStore';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { IssueBatchRows } from './IssueBatchRows';
import { copyRowsIntoTable } from './copyRowsIntoTable';
import type { StartIssueTextRows } from './IssueTextRows';
import { IssueTextThread } from './IssueTextThread';
import type { NewIssue } from './NewIssue';

/**
 * Inserts issues with their texts, comments, events and links in one transaction.
 * @throws DatabaseError 23505 if an issue number is taken; nothing is inserted then
 */
export async function bulkLoadIssues(
  store: DatabaseStore,
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
  tx: Transaction<DatabaseTables>,
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
  const changes = issues.map(({ number, parentNumber, stateId }) => ({
    number,
    before: null,
    after: { parent_number: parentNumber, state_id: stateId },
  }));
  await recordSubIssueChanges(tx, projectId, changes, rows.after.version, 'by number');
  return rows.after;
}

/**
 * Builds rows in advance for `bulkLoadIssuesInTransaction`, yielding to the event loop every
 * `EVENT_LOOP_YIELD_INTERVAL_MS` milliseconds. When it resolves, another thread may still be building the rows of the texts.
 * @param waitForNextSlice called after each turn of the event loop; building continues when it resolves
 */
export async function prepareIssueBatchRows(
  projectId: number,
  issues: readonly NewIssue[],
  before: ProjectCounters,
  startTexts: StartIssueTextRows,
  waitForNextSlice: () => Promise<void>,
): Promise<IssueBatchRows> {
  const rows = new IssueBatchRows(projectId, before, startTexts);
  let sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
  for (const issue of issues) {
    rows.addIssue(issue);
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    await waitForNextSlice();
    sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
  }
  void rows.finishRows();
  return rows;
}

export interface BulkIssueLoadOptions {
  /** Maximum number of issues per transaction. */
  batchSize: number;
  /** Called after each commit with the number of issues that it has loaded. */
  loaded?: (issues: number) => void;
}

/** Maximum length of all texts of a batch, in UTF-16 code units. A batch of long issues has fewer issues. */
const ISSUE_BATCH_TEXT_LENGTH_MAX = 4_000_000;
/**
 * Milliseconds of preparing rows after which the event loop gets a turn. The statements of the previous batch
 * need these turns.
 */
const EVENT_LOOP_YIELD_INTERVAL_MS = 1;

/**
 * Loads a stream of issues, with one transaction per batch. While the database writes a batch in its own
 * thread or process, the next batch is read from the stream, so at most two batches are in memory. A third thread
 * indexes the texts of large loads.
 */
export async function bulkLoadIssuesInBatches(
  store: DatabaseStore,
  projectId: number,
  issues: Iterable<NewIssue> | AsyncIterable<NewIssue>,
  { batchSize, loaded = () => undefined }: BulkIssueLoadOptions,
): Promise<void> {
  const texts = new IssueTextThread();
  const startTexts: StartIssueTextRows = (id) => texts.startRows(id);
  let writing = store.background.transaction().execute((tx) => lockProjectCounters(tx, projectId));
  try {
    let rows = new IssueBatchRows(projectId, await writing, startTexts);
    let batch: NewIssue[] = [];
    const write = async () => {
      void rows.finishRows();
      const counts = await writing;
      const ready = isIssueBatchUpToDate(rows, counts) ? rows : buildIssueBatchRows(projectId, batch, counts);
      writing = writeIssueBatch(store, projectId, batch, ready, loaded);
      // If this write fails, the next `await writing` throws its error. Until then, the rejection must not
      // count as unhandled.
      writing.catch(() => undefined);
      rows = new IssueBatchRows(projectId, ready.after, startTexts);
      batch = [];
    };
    let sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
    for await (const issue of issues) {
      batch.push(issue);
      rows.addIssue(issue);
      if (batch.length >= batchSize || rows.textLength >= ISSUE_BATCH_TEXT_LENGTH_MAX) await write();
      if (performance.now() > sliceEnd) {
        await setImmediate();
        sliceEnd = performance.now() + EVENT_LOOP_YIELD_INTERVAL_MS;
      }
    }
    if (batch.length > 0) await write();
    await writing;
  } finally {
    // After an error in `issues`, the last write is still running.
    await writing.catch(() => undefined);
    await texts.close();
  }
}

/** Writes a batch of issues in one transaction. Returns the project's counters after the commit. */
async function writeIssueBatch(
  store: DatabaseStore,
  projectId: number,
  issues: readonly NewIssue[],
  prepared: IssueBatchRows,
  loaded: (issues: number) => void,
): Promise<ProjectCounters> {
  // Another thread may still be building the rows of the texts. The transaction begins when they are complete.
  await prepared.finishRows();
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
  tx: Transaction<DatabaseTables>,
  projectId: number,
  rows: IssueBatchRows,
): Promise<void> {
  for (const copy of await rows.finishRows()) await copyRowsIntoTable(tx, copy);
  await advanceProjectVersion(tx, projectId, rows.after);
}
