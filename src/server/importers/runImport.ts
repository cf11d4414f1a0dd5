import { setImmediate } from 'node:timers/promises';
import { AdaptiveBatchSize } from '../store/AdaptiveBatchSize';
import { readProjectCounts } from '../store/changes/projectCounts';
import type { Store } from '../store/Store';
import { type BatchLimits, chooseBatchLimits } from './batchLimits';
import type { IncomingIssue, SourceIssue } from './input/SourceIssue';
import type { Spool } from './input/Spool';
import type { ReportBuilder } from './report/ImportReport';
import { DeferredRelations } from './write/DeferredRelations';
import { computeIssueDigest } from './write/fieldDigests';
import { IdLookup } from './write/IdLookup';
import { IssueWriter } from './write/IssueWriter';
import { ImportPipeline } from './write/ImportPipeline';
import type { DigestedIssue } from './write/planImportBatch';
import { addMentions, addRelations } from './write/relations';

export interface ImportOptions {
  store: Store;
  projectId: number;
  /** Name of the source tracker, for example "github". Source ids are unique per source tracker. */
  system: string;
  report: ReportBuilder;
  /** An empty folder for the import's temporary files. */
  scratch: string;
  /** Aborting the signal stops the import, which then throws the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Imports issues into a project, in batches. If the import is canceled or fails, the batches that were written
 * before are kept, and importing the same input again continues after them.
 */
export async function runImport(options: ImportOptions, issues: AsyncIterable<IncomingIssue>): Promise<void> {
  const { store, projectId, system, report, scratch } = options;
  const lookup = await IdLookup.load(store, projectId, system, report);
  const deferred = new DeferredRelations(scratch);
  const counters = await readProjectCounts(store.background, projectId);
  const writer = new IssueWriter({ store, projectId, system, lookup, report, deferred, counters });
  const limits = chooseBatchLimits(store);
  try {
    await writeAllIssues(options, limits, writer, issues);
    await writeDisplacedIssues(options, limits, writer, deferred.displaced);
    const relationOptions = { store, projectId, system, people: lookup.people, report };
    await processInChunks(options, deferred.relations, (chunk) => addRelations(relationOptions, chunk));
    await processInChunks(options, deferred.mentions, (chunk) => addMentions(relationOptions, chunk));
  } finally {
    await deferred.close();
  }
}

async function writeAllIssues(
  { signal }: ImportOptions,
  limits: BatchLimits,
  writer: IssueWriter,
  issues: AsyncIterable<IncomingIssue>,
): Promise<void> {
  const size = new AdaptiveBatchSize(limits.milliseconds, limits.issues);
  const pipeline = new ImportPipeline(writer, size);
  for await (const batch of groupIssuesInBatches(addDigests(issues), limits, () => size.current)) {
    signal?.throwIfAborted();
    await pipeline.push(batch);
  }
  await pipeline.end();
}

/**
 * Writes the imported issues whose number belongs to another issue, with new numbers. Called after all other
 * issues have been written, because the new numbers follow the highest issue number of the source.
 */
async function writeDisplacedIssues(
  { signal }: ImportOptions,
  limits: BatchLimits,
  writer: IssueWriter,
  displaced: Spool<DigestedIssue>,
): Promise<void> {
  for await (const batch of groupIssuesInBatches(displaced.read(), limits, () => DISPLACED_BATCH_SIZE)) {
    signal?.throwIfAborted();
    await writer.write({ batch, fresh: null }, true);
  }
}

const DISPLACED_BATCH_SIZE = 100;

/** Longest time in milliseconds for which reading the import's input blocks the event loop. */
const READ_TIME_SLICE_MS = 4;

/**
 * Groups issues into batches. A batch contains each issue only once: when an issue occurs twice in the input,
 * its second occurrence must be compared with the first one as it was stored.
 */
async function* groupIssuesInBatches(
  issues: AsyncIterable<DigestedIssue>,
  { textLength }: BatchLimits,
  maxSize: () => number,
): AsyncGenerator<DigestedIssue[]> {
  let batch = new Map<string, DigestedIssue>();
  let length = 0;
  let sliceEnd = performance.now() + READ_TIME_SLICE_MS;
  for await (const incoming of issues) {
    const { sourceId } = incoming.issue;
    if (batch.size >= maxSize() || length >= textLength || batch.has(sourceId)) {
      yield [...batch.values()];
      batch = new Map();
      length = 0;
    }
    batch.set(sourceId, incoming);
    length += countTextLength(incoming.issue);
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + READ_TIME_SLICE_MS;
    }
  }
  if (batch.size > 0) yield [...batch.values()];
}

async function* addDigests(issues: AsyncIterable<IncomingIssue>): AsyncGenerator<DigestedIssue> {
  for await (const { position, issue } of issues)
    yield { position, issue, digest: computeIssueDigest(issue) };
}

function countTextLength({ body = '', comments = [] }: SourceIssue): number {
  return comments.reduce((length, comment) => length + comment.body.length, body.length);
}

/** Number of issue links or mentions written per transaction. */
const RELATION_CHUNK_SIZE = 200;

async function processInChunks<T>(
  { signal }: ImportOptions,
  spool: Spool<T>,
  write: (chunk: readonly T[]) => Promise<void>,
): Promise<void> {
  let chunk: T[] = [];
  for await (const value of spool.read()) {
    chunk.push(value);
    if (chunk.length < RELATION_CHUNK_SIZE) continue;
    signal?.throwIfAborted();
    await write(chunk);
    chunk = [];
  }
  if (chunk.length > 0) await write(chunk);
}
