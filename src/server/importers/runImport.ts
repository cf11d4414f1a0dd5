/** Brings a stream of issues into a project: what every importer does once it has read its source. */
import { setImmediate } from 'node:timers/promises';
import type { Store } from '../store/Store';
import type { ReportBuilder } from './Report';
import type { Place } from './input/records';
import type { SourceIssue } from './SourceIssue';
import type { Spool } from './Spool';
import { Afterwards } from './write/Afterwards';
import { BatchSize } from './write/BatchSize';
import { digestOf } from './write/fieldDigests';
import { IssueWriter } from './write/IssueWriter';
import { Lookups } from './write/Lookups';
import type { Incoming } from './write/plan';
import { addMentions, addRelations } from './write/relate';

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
  place: Place;
  issue: SourceIssue;
}

/**
 * Writes each batch while the next is read. What was written stays where the import is stopped (by the
 * signal, whose reason it throws, or by a failure): it can just be run again.
 */
export async function runImport(options: ImportOptions, issues: AsyncIterable<IncomingIssue>): Promise<void> {
  const { store, projectId, system, report, scratch } = options;
  const lookups = await Lookups.of(store, projectId, system, report);
  const afterwards = new Afterwards(scratch);
  const isEmpty = await hasNoIssues(store, projectId);
  const writer = new IssueWriter({ store, projectId, system, lookups, report, afterwards, isEmpty });
  try {
    await writeAll(options, writer, withDigests(issues), false);
    await writeAll(options, writer, afterwards.displaced.read(), true);
    const relate = { store, projectId, system, people: lookups.people, report };
    await inParts(options, afterwards.relations, (part) => addRelations(relate, part));
    await inParts(options, afterwards.mentions, (part) => addMentions(relate, part));
  } finally {
    await afterwards.close();
  }
}

async function hasNoIssues(store: Store, projectId: number): Promise<boolean> {
  const project = await store.background
    .selectFrom('project')
    .select('issue_count')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return project?.issue_count === 0;
}

async function* withDigests(issues: AsyncIterable<IncomingIssue>): AsyncGenerator<Incoming> {
  for await (const { place, issue } of issues) yield { place, issue, digest: digestOf(issue) };
}

/** The embedded engine has one connection: reads get in between its short transactions. */
const TRANSACTION_TIME = { embedded: 30, server: 100 };
const BATCH_MOST = { embedded: 200, server: 300 };
/** Text that a batch holds at most, in UTF-16 units, and one issue more. */
const BATCH_LENGTH = 1_000_000;
/** The event loop gets its turn after so many milliseconds of reading. */
const SLICE = 8;

async function writeAll(
  { store, signal }: ImportOptions,
  writer: IssueWriter,
  issues: AsyncIterable<Incoming>,
  renumber: boolean,
): Promise<void> {
  const size = new BatchSize(TRANSACTION_TIME[store.engine], BATCH_MOST[store.engine]);
  let batch = new Map<string, Incoming>();
  let length = 0;
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    signal?.throwIfAborted();
    writing = timed(writer, [...batch.values()], renumber, size);
    // Whoever awaits it next hears of a failure; until then it must not count as unhandled.
    writing.catch(() => undefined);
    batch = new Map();
    length = 0;
  };
  let sliceEnd = performance.now() + SLICE;
  for await (const incoming of issues) {
    // The same issue again: what was told first must be in to be compared.
    if (batch.has(incoming.issue.sourceId)) await flush();
    batch.set(incoming.issue.sourceId, incoming);
    length += lengthOf(incoming.issue);
    if (batch.size >= size.current || length >= BATCH_LENGTH) await flush();
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE;
    }
  }
  await flush();
  await writing;
}

async function timed(
  writer: IssueWriter,
  batch: readonly Incoming[],
  renumber: boolean,
  size: BatchSize,
): Promise<void> {
  if (batch.length === 0) return;
  const started = performance.now();
  await writer.write(batch, renumber);
  size.took(batch.length, performance.now() - started);
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
