import { AdaptiveBatchSize } from '../store/AdaptiveBatchSize';
import type { DatabaseStore } from '../store/DatabaseStore';
import { hasDeletedIssues, reserveIssueNumbers } from '../store/import/issueNumbers';
import { IssueTextThread } from '../store/load/IssueTextThread';
import {
  type ImportBatchLimits,
  chooseImportBatchLimits,
  hasExclusiveDatabaseAccess,
  waitForForegroundRequests,
} from './write/batchLimits';
import type { IssueIdentificationFields } from './mappers/MappedImportIssue';
import type { IssueToImport, ImportSourceIssue } from './mappers/ImportSourceIssue';
import type { FileBackedQueue } from './readers/FileBackedQueue';
import { yieldToEventLoopRegularly } from './readers/yieldToEventLoopRegularly';
import type { ImportReportBuilder } from './report/ImportReportBuilder';
import { ImportedFacts } from './reconcile/ImportedFacts';
import { reconcileImport } from './reconcile/reconcileImport';
import { DeferredIssueRelations, type UnresolvedIssueRelation } from './write/DeferredIssueRelations';
import { computeIssueFieldHashes } from './write/fieldHashes';
import { ImportIdLookup } from './write/ImportIdLookup';
import { ImportIssueWriter } from './write/ImportIssueWriter';
import { ImportPipeline } from './write/ImportPipeline';
import type { IssueWithFieldHashes } from './write/planImportBatch';
import { removeRestrictedIssues } from './write/removeRestrictedIssues';
import { writeImportedMentions, writeDeferredIssueRelations } from './write/relations';
import { moveRecordsOfClaimedPeople } from '../store/claims/moveRecordsOfClaimedPeople';
import { readPlaceholderIdsClaimedSince } from '../store/read/personClaims';

export interface IssueImportOptions {
  store: DatabaseStore;
  projectId: number;
  /** Name of the source tracker, for example "github". Source ids are unique per source tracker. */
  system: string;
  report: ImportReportBuilder;
  /** An empty folder for the import's temporary files. */
  scratch: string;
  /**
   * Highest issue number of the input. Numbers up to it are reserved before the import, so that issues that users
   * create during the import get higher numbers. Not needed by an import with
   * exclusive access to the database.
   */
  highestNumber?: number;
  /** Issues of the input that only some users of the source can see. Those of earlier imports are removed. */
  restricted?: FileBackedQueue<IssueIdentificationFields>;
  /** Receives links to and from issues of other repositories or projects of the source. */
  linksOfOtherContainers?: FileBackedQueue<UnresolvedIssueRelation>;
  /** Aborting the signal stops the import, which then throws the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Imports issues into a project, in batches. If the import is canceled or fails, the batches that were written
 * before are kept, and importing the same input again continues after them.
 */
export async function runImport(
  options: IssueImportOptions,
  issues: AsyncIterable<IssueToImport>,
): Promise<void> {
  const { store, projectId, system, report, scratch, highestNumber = 0 } = options;
  const startedAt = new Date();
  const lookup = await ImportIdLookup.loadImportIds(store, projectId, system, report);
  const deferred = new DeferredIssueRelations(scratch);
  const facts = new ImportedFacts(scratch);
  const { before, after } = await reserveIssueNumbers(store.background, projectId, highestNumber);
  // If a server may use the database, another thread would take processor time from requests without making the import
  // faster.
  const texts = new IssueTextThread(hasExclusiveDatabaseAccess(store) ? undefined : Infinity);
  const writer = new ImportIssueWriter({
    store,
    projectId,
    system,
    lookup,
    report,
    deferred,
    texts,
    isProjectEmpty: before.issue_counter === 0,
    // With exclusive access to the database, no issue can be deleted during the import, so one check at the start is
    // enough. If the database has no issues at the start, the indexes are built only after the import, and a lookup of
    // deleted issues in each batch would read the whole table of events.
    mayHaveDeletedIssues:
      !hasExclusiveDatabaseAccess(store) ||
      (before.issue_counter > 0 && (await hasDeletedIssues(store.background, projectId))),
    counters: after,
  });
  const limits = chooseImportBatchLimits(store);
  try {
    await writeIncomingIssues(options, limits, writer, facts.record(issues));
    await writeRenumberedIssues(options, limits, writer, deferred.displaced);
    await writeQueuedRelationsInChunks(options, options.restricted ?? null, (chunk) =>
      removeRestrictedIssues(options, chunk),
    );
    const { linksOfOtherContainers } = options;
    const relationOptions = {
      store,
      projectId,
      system,
      people: lookup.people,
      report,
      linksOfOtherContainers,
    };
    for (const queue of [deferred.relations, deferred.relationsOfRenumberedIssues])
      await writeQueuedRelationsInChunks(options, queue, (chunk) =>
        writeDeferredIssueRelations(relationOptions, chunk),
      );
    await writeQueuedRelationsInChunks(options, deferred.mentions, (chunk) =>
      writeImportedMentions(relationOptions, chunk),
    );
    const areOtherContainersLinkedLater = linksOfOtherContainers !== undefined;
    await reconcileImport({ ...options, lookup, areOtherContainersLinkedLater }, facts);
    await moveRecordsOfPeopleClaimedMeanwhile(store, projectId, startedAt);
  } finally {
    await texts.close();
    await Promise.all([deferred.close(), facts.close()]);
  }
}

async function writeIncomingIssues(
  { store, signal }: IssueImportOptions,
  limits: ImportBatchLimits,
  writer: ImportIssueWriter,
  issues: AsyncIterable<IssueToImport>,
): Promise<void> {
  const incoming = yieldToEventLoopRegularly(addIssueFieldHashes(issues), () =>
    waitForForegroundRequests(store, 'timeSlice'),
  );
  const size = new AdaptiveBatchSize(limits.milliseconds, limits.issues);
  const pipeline = new ImportPipeline(writer, size);
  for await (const batch of groupIssuesInBatches(incoming, limits, () => size.current)) {
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
  for await (const incoming of issues) {
    const { sourceId } = incoming.issue;
    if (batch.size >= maxSize() || length >= textLength || batch.has(sourceId)) {
      yield [...batch.values()];
      batch = new Map();
      length = 0;
    }
    batch.set(sourceId, incoming);
    length += getIssueTextLength(incoming.issue);
  }
  if (batch.size > 0) yield [...batch.values()];
}

async function* addIssueFieldHashes(
  issues: AsyncIterable<IssueToImport>,
): AsyncGenerator<IssueWithFieldHashes> {
  for await (const { position, issue } of issues)
    yield { position, issue, digest: computeIssueFieldHashes(issue) };
}

function getIssueTextLength({ body = '', comments = [] }: ImportSourceIssue): number {
  return comments.reduce((length, comment) => length + comment.body.length, body.length);
}

/** Number of issue links or mentions written per transaction. */
const ISSUE_RELATION_WRITE_CHUNK_SIZE = 200;

async function writeQueuedRelationsInChunks<T>(
  { signal }: IssueImportOptions,
  spool: FileBackedQueue<T> | null,
  write: (chunk: readonly T[]) => Promise<void>,
): Promise<void> {
  if (spool === null) return;
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

/**
 * How far before the start of an import it looks for approved claims, in milliseconds. An earlier run of the import may
 * have been killed after it had written records of a placeholder whose claim was approved.
 */
const EARLIER_CLAIMS_MS = 86_400_000;

/**
 * Moves records that an import has written for placeholders after their claims were approved. This happens because the
 * import caches the ids of people.
 */
async function moveRecordsOfPeopleClaimedMeanwhile(
  store: DatabaseStore,
  projectId: number,
  importStartedAt: Date,
): Promise<void> {
  const since = new Date(importStartedAt.getTime() - EARLIER_CLAIMS_MS);
  const placeholderIds = await readPlaceholderIdsClaimedSince(store.background, since);
  if (placeholderIds.length > 0) await moveRecordsOfClaimedPeople(store, projectId, placeholderIds);
}
