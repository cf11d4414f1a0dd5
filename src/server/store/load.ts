/** Brings whole issues into a project, fast: for the demo, the importers and tests. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { WinnowError } from '../../shared/errors';
import { advanceProject } from './changes/advanceProject';
import { copyInto } from './copy';
import { BatchRows, type Counters } from './loadRows';
import type { NewIssue } from './loadTypes';
import type { Store } from './Store';
import type { Tables } from './tables';

export { newIssue } from './loadTypes';
export { advanced, type BatchRows, type Counters } from './loadRows';
export type { EventData, NewComment, NewEvent, NewIssue, NewLink, NewSource } from './loadTypes';

/**
 * Appends the issues, with all that hangs on them, in one transaction. Their numbers must be free
 * (the database refuses the whole batch otherwise).
 */
export async function loadIssues(
  store: Store,
  projectId: number,
  issues: readonly NewIssue[],
): Promise<void> {
  await store.background.transaction().execute((tx) => loadIssuesIn(tx, projectId, issues));
}

/**
 * The same in a transaction of the caller's, which holds the project's row from here on. Answers the
 * counters as they are once it is committed.
 * @param prepared rows made of them ahead: taken where nobody else wrote to the project meanwhile.
 */
export async function loadIssuesIn(
  tx: Transaction<Tables>,
  projectId: number,
  issues: readonly NewIssue[],
  prepared: BatchRows | null = null,
): Promise<Counters> {
  const counters = await lockCounters(tx, projectId);
  const rows = prepared && follows(prepared, counters) ? prepared : rowsOf(projectId, issues, counters);
  await copyBatch(tx, projectId, rows);
  return rows.after;
}

/** Makes rows ahead for `loadIssuesIn`, letting others have the event loop every few milliseconds. */
export async function prepareRows(
  projectId: number,
  issues: readonly NewIssue[],
  before: Counters,
): Promise<BatchRows> {
  const rows = new BatchRows(projectId, before);
  let sliceEnd = performance.now() + SLICE;
  for (const issue of issues) {
    rows.add(issue);
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + SLICE;
  }
  return rows;
}

export interface StreamOptions {
  /** Most issues of a transaction. */
  batchSize: number;
  /** Hears of each batch once it is committed. */
  loaded?: (issues: number) => void;
}

/** A batch is cut early at so much text, so that long issues do not make it heavy. */
const BATCH_WEIGHT = 16_000_000;
/** The event loop gets its turn after so many milliseconds: each statement of the batch being written waits for one. */
const SLICE = 1;

/**
 * Loads a stream of issues, a transaction a batch. While the database takes one batch in (in its own
 * thread or process), the next is pulled from the stream and made into rows: at most two are held.
 */
export async function loadStream(
  store: Store,
  projectId: number,
  issues: Iterable<NewIssue> | AsyncIterable<NewIssue>,
  { batchSize, loaded = () => undefined }: StreamOptions,
): Promise<void> {
  let writing = store.background.transaction().execute((tx) => lockCounters(tx, projectId));
  let rows = new BatchRows(projectId, await writing);
  let batch: NewIssue[] = [];
  const write = async () => {
    const counters = await writing;
    const ready = follows(rows, counters) ? rows : rowsOf(projectId, batch, counters);
    writing = writeBatch(store, projectId, batch, ready, loaded);
    // Whoever awaits it next hears of a failure; until then it must not count as unhandled.
    writing.catch(() => undefined);
    rows = new BatchRows(projectId, ready.after);
    batch = [];
  };
  let sliceEnd = performance.now() + SLICE;
  for await (const issue of issues) {
    batch.push(issue);
    rows.add(issue);
    if (batch.length >= batchSize || rows.weight >= BATCH_WEIGHT) await write();
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE;
    }
  }
  if (batch.length > 0) await write();
  await writing;
}

/** Answers the counters as they are once it is committed. */
async function writeBatch(
  store: Store,
  projectId: number,
  issues: readonly NewIssue[],
  prepared: BatchRows,
  loaded: (issues: number) => void,
): Promise<Counters> {
  const after = await store.background
    .transaction()
    .execute((tx) => loadIssuesIn(tx, projectId, issues, prepared));
  loaded(issues.length);
  return after;
}

const follows = ({ before }: BatchRows, now: Counters): boolean =>
  before.version === now.version &&
  before.commentCounter === now.commentCounter &&
  before.issueCounter === now.issueCounter &&
  before.issueCount === now.issueCount;

function rowsOf(projectId: number, issues: readonly NewIssue[], counters: Counters): BatchRows {
  const rows = new BatchRows(projectId, counters);
  for (const issue of issues) rows.add(issue);
  return rows;
}

/** The project's row is where its writers queue: whoever holds it may give out the next numbers. */
async function lockCounters(tx: Transaction<Tables>, projectId: number): Promise<Counters> {
  return toCounters(projectId, await counters(tx, projectId).forUpdate().executeTakeFirst());
}

/** How far the project's own numbers have come. @throws WinnowError NOT_FOUND */
export async function countersOf(db: Kysely<Tables>, projectId: number): Promise<Counters> {
  return toCounters(projectId, await counters(db, projectId).executeTakeFirst());
}

const counters = (db: Kysely<Tables>, projectId: number) =>
  db
    .selectFrom('project')
    .select([
      'issue_counter as issueCounter',
      'issue_count as issueCount',
      'comment_counter as commentCounter',
      'version',
    ])
    .where('id', '=', projectId);

function toCounters(projectId: number, found: Counters | undefined): Counters {
  if (!found) throw new WinnowError('NOT_FOUND', `There is no project with id ${projectId}.`);
  return found;
}

async function copyBatch(tx: Transaction<Tables>, projectId: number, rows: BatchRows): Promise<void> {
  for (const part of rows.finish()) await copyInto(tx, part.table, part.columns, part.lines());
  const { issueCounter, issueCount, commentCounter, version } = rows.after;
  await advanceProject(tx, projectId, {
    issue_counter: issueCounter,
    issue_count: issueCount,
    comment_counter: commentCounter,
    version,
  });
}
