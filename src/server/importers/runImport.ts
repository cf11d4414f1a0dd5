import { setImmediate } from 'node:timers/promises';
import { AdaptiveBatchSize } from '../store/AdaptiveBatchSize';
import { readProjectCounters } from '../store/changes/projectCounters';
import type { Store } from '../store/Store';
import { type ImportBatchLimits, chooseImportBatchLimits } from './batchLimits';
import type { IncomingIssue, ImportSourceIssue } from './input/ImportSourceIssue';
import type { FileBackedQueue } from './input/FileBackedQueue';
import type { ImportReportBuilder } from './report/ImportReport';
import { DeferredRelations } from './write/DeferredIssueRelations';
import { computeIssueFieldHashes } from './write/fieldDigests';
import { ImportIdLookup } from './write/ImportIdLookup';
import { ImportIssueWriter } from './write/ImportIssueWriter';
import { ImportPipeline } from './write/ImportPipeline';
import type { IssueWithFieldHashes } from './write/planImportBatch';
import { writeImportedMentions, writeImportedRelations } from './write/relations';

export interface IssueImportOptions {
  store: Store;
  projectId: number;
  /** Name of the source tracker, for example "github". Source ids are unique per source tracker. */
  system: string;
  report: ImportReportBuilder;
  /** An empty folder for the import's temporary files. */
  scratch: string;
  /** Aborting the signal stops the import, which then throws the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Imports issues into a project, in batches. If the import is canceled or fails, the batches that were written
 * before are kept, and importing the same input again continues after them.
 */
export async function runImport(
  options: IssueImportOptions,
  issues: AsyncIterable<IncomingIssue>,
): Promise<void> {
  const { store, projectId, system, report, scratch } = options;
  const lookup = await ImportIdLookup.loadImportIds(store, projectId, system, report);
  const deferred = new DeferredRelations(scratch);
  const counters = await readProjectCounters(store.background, projectId);
  const writer = new ImportIssueWriter({ store, projectId, system, lookup, report, deferred, counters });
  const limits = chooseImportBatchLimits(store);
  try {
    await writeIncomingIssues(options, limits, writer, issues);
    await writeRenumberedIssues(options, limits, writer, deferred.displaced);
    const relationOptions = { store, projectId, system, people: lookup.people, report };
    await writeQueueInChunks(options, deferred.relations, (chunk) =>
      writeImportedRelations(relationOptions, chunk),
    );
    await writeQueueInChunks(options, deferred.mentions, (chunk) =>
      writeImportedMentions(relationOptions, chunk),
    );
  } finally {
    await deferred.close();
  }
}

async function writeIncomingIssues(
  { signal }: IssueImportOptions,
  limits: ImportBatchLimits,
  writer: ImportIssueWriter,
  issues: AsyncIterable<IncomingIssue>,
): Promise<void> {
  const size = new AdaptiveBatchSize(limits.milliseconds, limits.issues);
  const pipeline = new ImportPipeline(writer, size);
  for await (const batch of groupIssuesInBatches(addIssueFieldHashes(issues), limits, () => size.current)) {
    signal?.throwIfAborted();
    await pipeline.pushIssueBatch(batch);
  }
  await pipeline.finishIssueBatchWrites();
}

/**
 * Writes the imported issues whose number belongs to another issue, with new numbers. Called after all other
 * issues have been written, because the new numbers follow the highest issue number of the source.
 */
async function writeRenumberedIssues(
  { signal }: IssueImportOptions,
  limits: ImportBatchLimits,
  writer: ImportIssueWriter,
  displaced: FileBackedQueue<IssueWithFieldHashes>,
): Promise<void> {
  for await (const batch of groupIssuesInBatches(
    displaced.read(),
    limits,
    () => RENUMBERED_ISSUE_BATCH_SIZE,
  )) {
    signal?.throwIfAborted();
    await writer.writeIssueBatch({ batch, fresh: null }, true);
  }
}

const RENUMBERED_ISSUE_BATCH_SIZE = 100;

/** Longest time in milliseconds for which reading the import's input blocks the event loop. */
const INPUT_READ_TIME_SLICE_MS = 4;

/**
 * Groups issues into batches. A batch contains each issue only once: when an issue occurs twice in the input,
 * its second occurrence must be compared with the first one as it was stored.
 */
async function* groupIssuesInBatches(
  issues: AsyncIterable<IssueWithFieldHashes>,
  { textLength }: ImportBatchLimits,
  maxSize: () => number,
): AsyncGenerator<IssueWithFieldHashes[]> {
  let batch = new Map<string, IssueWithFieldHashes>();
  let length = 0;
  let sliceEnd = performance.now() + INPUT_READ_TIME_SLICE_MS;
  for await (const incoming of issues) {
    const { sourceId } = incoming.issue;
    if (batch.size >= maxSize() || length >= textLength || batch.has(sourceId)) {
      yield [...batch.values()];
      batch = new Map();
      length = 0;
    }
    batch.set(sourceId, incoming);
    length += getIssueTextLength(incoming.issue);
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + INPUT_READ_TIME_SLICE_MS;
    }
  }
  if (batch.size > 0) yield [...batch.values()];
}

async function* addIssueFieldHashes(
  issues: AsyncIterable<IncomingIssue>,
): AsyncGenerator<IssueWithFieldHashes> {
  for await (const { position, issue } of issues)
    yield { position, issue, digest: computeIssueFieldHashes(issue) };
}

function getIssueTextLength({ body = '', comments = [] }: ImportSourceIssue): number {
  return comments.reduce((length, comment) => length + comment.body.length, body.length);
}

/** Number of issue links or mentions written per transaction. */
const ISSUE_RELATION_WRITE_CHUNK_SIZE = 200;

async function writeQueueInChunks<T>(
  { signal }: IssueImportOptions,
  spool: FileBackedQueue<T>,
  write: (chunk: readonly T[]) => Promise<void>,
): Promise<void> {
  let chunk: T[] = [];
  for await (const value of spool.read()) {
    chunk.push(value);
    if (chunk.length < ISSUE_RELATION_WRITE_CHUNK_SIZE) continue;
    signal?.throwIfAborted();
    await write(chunk);
    chunk = [];
  }
  if (chunk.length > 0) await write(chunk);
}
