/** Brings a stream of issues into a project: what every importer does once it has read its source. */
import { setImmediate } from 'node:timers/promises';
import type { Store } from '../store/Store';
import type { ReportBuilder } from './report/Report';
import type { SourcePosition } from './input/records';
import type { SourceIssue } from './input/SourceIssue';
import type { Spool } from './input/Spool';
import { readProjectCounts } from '../store/changes/projectCounts';
import { batchLimitsOf, type BatchLimits } from './batchLimits';
import { DeferredRelations } from './write/DeferredRelations';
import { BatchSize } from '../store/BatchSize';
import { digestOf } from './write/fieldDigests';
import { IssueWriter } from './write/IssueWriter';
import { IdLookup } from './write/IdLookup';
import type { DigestedIssue } from './write/planBatch';
import { Pipeline } from './write/Pipeline';
import { addMentions, addRelations } from './write/relations';

export interface ImportOptions {
  store: Store;
  projectId: number;
  /** "github": part of what tells a known issue from a new one. */
  system: string;
  report: ReportBuilder;
  /** An empty folder for what must wait. */
  scratch: string;
  signal?: AbortSignal;
}

export interface IncomingIssue {
  place: SourcePosition;
  issue: SourceIssue;
}

/**
 * Writes each batch while the next is read. What was written stays where the import is stopped (by the
 * signal, whose reason it throws, or by a failure): it can just be run again.
 */
export async function runImport(options: ImportOptions, issues: AsyncIterable<IncomingIssue>): Promise<void> {
  const { store, projectId, system, report, scratch } = options;
  const lookups = await IdLookup.of(store, projectId, system, report);
  const afterwards = new DeferredRelations(scratch);
  const counters = await readProjectCounts(store.background, projectId);
  const writer = new IssueWriter({ store, projectId, system, lookups, report, afterwards, counters });
  const pace = batchLimitsOf(store);
  try {
    await writeAll(options, pace, writer, issues);
    await renumber(options, pace, writer, afterwards.displaced);
    const relate = { store, projectId, system, people: lookups.people, report };
    await inParts(options, afterwards.relations, (part) => addRelations(relate, part));
    await inParts(options, afterwards.mentions, (part) => addMentions(relate, part));
  } finally {
    await afterwards.close();
  }
}

async function writeAll(
  { signal }: ImportOptions,
  pace: BatchLimits,
  writer: IssueWriter,
  issues: AsyncIterable<IncomingIssue>,
): Promise<void> {
  const size = new BatchSize(pace.milliseconds, pace.issues);
  const pipeline = new Pipeline(writer, size);
  for await (const batch of batchesOf(withDigests(issues), pace, () => size.current)) {
    signal?.throwIfAborted();
    await pipeline.push(batch);
  }
  await pipeline.end();
}

/** Those whose number is taken, once all numbers of the source are. */
async function renumber(
  { signal }: ImportOptions,
  pace: BatchLimits,
  writer: IssueWriter,
  displaced: Spool<DigestedIssue>,
): Promise<void> {
  for await (const batch of batchesOf(displaced.read(), pace, () => RENUMBERED_MOST)) {
    signal?.throwIfAborted();
    await writer.write({ batch, fresh: null }, true);
  }
}

const RENUMBERED_MOST = 100;

/** The event loop gets its turn after so many milliseconds of reading. */
const SLICE = 4;

/** No batch holds an issue twice: what was told first must be in to be compared. */
async function* batchesOf(
  issues: AsyncIterable<DigestedIssue>,
  { textLength }: BatchLimits,
  most: () => number,
): AsyncGenerator<DigestedIssue[]> {
  let batch = new Map<string, DigestedIssue>();
  let length = 0;
  let sliceEnd = performance.now() + SLICE;
  for await (const incoming of issues) {
    const { sourceId } = incoming.issue;
    if (batch.size >= most() || length >= textLength || batch.has(sourceId)) {
      yield [...batch.values()];
      batch = new Map();
      length = 0;
    }
    batch.set(sourceId, incoming);
    length += lengthOf(incoming.issue);
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE;
    }
  }
  if (batch.size > 0) yield [...batch.values()];
}

async function* withDigests(issues: AsyncIterable<IncomingIssue>): AsyncGenerator<DigestedIssue> {
  for await (const { place, issue } of issues) yield { place, issue, digest: digestOf(issue) };
}

function lengthOf({ body = '', comments = [] }: SourceIssue): number {
  return comments.reduce((length, comment) => length + comment.body.length, body.length);
}

/** Relations or mentions that are settled in one go. */
const PART = 200;

async function inParts<T>(
  { signal }: ImportOptions,
  spool: Spool<T>,
  settle: (part: readonly T[]) => Promise<void>,
): Promise<void> {
  let part: T[] = [];
  for await (const value of spool.read()) {
    part.push(value);
    if (part.length < PART) continue;
    signal?.throwIfAborted();
    await settle(part);
    part = [];
  }
  if (part.length > 0) await settle(part);
}
