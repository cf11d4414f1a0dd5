import path from 'node:path';
import type { ProgressReporter } from '../../../shared/progress';
import { asObjectOrUndefined, asStringOrUndefined } from '../input/json';
import { readImportFileRecords, type ImportInputRecord, type ImportSourcePosition } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import { FileBackedQueue } from '../input/FileBackedQueue';
import {
  getGithubRestItems,
  addCommentsAndEventsToGithubIssue,
  type GithubRestItem,
  parseGithubRestItem,
} from './pageElements';
import type { ImportFile } from '../input/files';
import { formatIssueSourceId } from './sourceIds';

/**
 * Reads a folder of saved REST pages and joins each issue with its comments and events from other pages.
 * Memory is independent of the folder's size: all records are distributed to buckets in temporary files by
 * issue number, then one bucket at a time is joined.
 */
export async function* mergeGithubRestPages(
  files: readonly ImportFile[],
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
): AsyncGenerator<ImportInputRecord> {
  const buckets = new GithubRestItemBuckets(scratch, files);
  progress.start('Reading pages', sumFileSizes(files));
  try {
    for (const file of files) {
      for await (const record of readImportFileRecords(file.path, (bytes) => progress.advance(bytes))) {
        if (!('value' in record)) yield record;
        else yield* distributeRestItemsToBuckets(record, file.path, buckets);
      }
      await buckets.assignItemsWithoutIssue(file.path);
    }
    progress.start('Importing issues', buckets.issues);
    for (const bucket of buckets.all) yield* readIssueImportBucket(bucket, buckets, report, progress);
  } finally {
    await buckets.close();
  }
}

interface StoredGithubRestItem {
  kind: 'issue' | 'comment' | 'event';
  key: string;
  value: unknown;
  position: ImportSourcePosition;
  altered: readonly string[];
  ofPullRequest: boolean;
}

async function* distributeRestItemsToBuckets(
  { position, value, altered }: Extract<ImportInputRecord, { value: unknown }>,
  file: string,
  buckets: GithubRestItemBuckets,
): AsyncGenerator<ImportInputRecord> {
  for (const element of getGithubRestItems(value)) {
    const part = parseGithubRestItem(element);
    if (part.kind === 'unknown') yield { position, problem: part.why };
    else await buckets.addRestItem(part, position, altered, file);
  }
}

/** Approximate size of a bucket in bytes. One bucket at a time is parsed into memory. */
const ISSUE_IMPORT_BUCKET_BYTES = 8 * 1024 * 1024;
const ISSUE_IMPORT_BUCKETS_MAX = 512;
/** Assumed compression ratio of .gz files. */
const ASSUMED_GZIP_RATIO = 8;

const sumFileSizes = (files: readonly ImportFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

class GithubRestItemBuckets {
  readonly all: FileBackedQueue<StoredGithubRestItem>[];
  issues = 0;
  hasComments = false;
  hasEvents = false;
  /**
   * Comments and events of the current file that do not name their issue, because a later entry of the file
   * may name it.
   */
  private unassigned: {
    part: Extract<GithubRestItem, { kind: 'event' | 'comment' }>;
    position: ImportSourcePosition;
  }[] = [];
  private fileKey: string | null = null;

  constructor(scratch: string, files: readonly ImportFile[]) {
    const size = files.reduce(
      (sum, file) => sum + file.size * (file.path.endsWith('.gz') ? ASSUMED_GZIP_RATIO : 1),
      0,
    );
    const count = Math.min(
      ISSUE_IMPORT_BUCKETS_MAX,
      Math.max(1, Math.ceil(size / ISSUE_IMPORT_BUCKET_BYTES)),
    );
    this.all = Array.from(
      { length: count },
      (_, i) => new FileBackedQueue(path.join(scratch, `bucket-${i}`)),
    );
  }

  async addRestItem(
    part: Exclude<GithubRestItem, { kind: 'unknown' }>,
    position: ImportSourcePosition,
    altered: readonly string[],
    file: string,
  ): Promise<void> {
    if (part.kind === 'issue') {
      this.issues++;
      await this.addToIssueBucket({ ...part, position, altered, ofPullRequest: false });
      return;
    }
    if (part.kind === 'comment') this.hasComments = true;
    else this.hasEvents = true;
    const key = part.key ?? parseIssueKeyFromPath(file);
    // In a saved timeline, only comments contain the URL of the issue. All other entries of the file belong to
    // the same issue.
    if (part.key) this.fileKey = part.key;
    if (key) await this.addToIssueBucket({ ...part, key, position, altered });
    else this.unassigned.push({ part, position });
  }

  /**
   * Assigns comments and events that do not name their issue to the issue that the file's other entries or
   * its path name.
   */
  async assignItemsWithoutIssue(file: string): Promise<void> {
    const key = this.fileKey ?? parseIssueKeyFromPath(file) ?? UNKNOWN_ISSUE_KEY;
    for (const { part, position } of this.unassigned)
      await this.addToIssueBucket({ ...part, key, position, altered: [] });
    this.unassigned = [];
    this.fileKey = null;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((bucket) => bucket.close()));
  }

  private addToIssueBucket(stored: StoredGithubRestItem): Promise<void> {
    return this.all[parseIssueKeyNumber(stored.key) % this.all.length]!.add(stored);
  }
}

const UNKNOWN_ISSUE_KEY = '#0';

const parseIssueKeyNumber = (key: string): number => Number(key.slice(key.lastIndexOf('#') + 1));

/** Reads the issue number from a file path such as `issues/12/timeline.json` or `12-events-page2.json`. */
function parseIssueKeyFromPath(file: string): string | null {
  const found =
    /(\d+)[/\\._-]+(?:timeline|events|comments)[^/\\]*$/i.exec(file) ??
    /(?:timeline|events|comments)[/\\._-]+(?:issue)?[._-]?(\d+)\.[^/\\]*$/i.exec(file);
  return found ? formatIssueSourceId(null, Number(found[1])) : null;
}

async function* readIssueImportBucket(
  bucket: FileBackedQueue<StoredGithubRestItem>,
  { hasComments, hasEvents }: GithubRestItemBuckets,
  report: ImportReportBuilder,
  progress: ProgressReporter,
): AsyncGenerator<ImportInputRecord> {
  const issues = new Map<string, StoredGithubRestItem>();
  const parts: StoredGithubRestItem[] = [];
  for await (const stored of bucket.read()) {
    if (stored.kind !== 'issue') parts.push(stored);
    else if (!issues.has(stored.key)) issues.set(stored.key, stored);
    else keepNewerIssueVersion(issues, stored, report);
  }
  const comments = new Map<string, unknown[]>();
  const events = new Map<string, unknown[]>();
  for (const part of parts) {
    const key = issues.has(part.key) ? part.key : findIssueKeyByNumber(issues, part.key);
    if (key === null) reportCommentOrEventWithoutIssue(part, report);
    else appendToMapList(part.kind === 'comment' ? comments : events, key, part.value);
  }
  const sorted = [...issues].sort(([a], [b]) => parseIssueKeyNumber(a) - parseIssueKeyNumber(b));
  for (const [key, { value, position, altered }] of sorted) {
    progress.advance(1);
    const issue = addCommentsAndEventsToGithubIssue(
      value,
      hasComments ? (comments.get(key) ?? []) : undefined,
      hasEvents ? (events.get(key) ?? []) : undefined,
    );
    yield { position, value: issue, altered };
  }
}

/**
 * Handles an issue that is on two saved pages, because it was updated while the pages were being saved. Keeps
 * the newer version.
 */
function keepNewerIssueVersion(
  issues: Map<string, StoredGithubRestItem>,
  stored: StoredGithubRestItem,
  report: ImportReportBuilder,
): void {
  report.countRecords('issues', 'read');
  report.countRecordsWithReason('issues', 'skipped', 'duplicate on another page');
  const updated = ({ value }: StoredGithubRestItem) =>
    asStringOrUndefined(asObjectOrUndefined(value)?.updated_at) ?? '';
  if (updated(stored) > updated(issues.get(stored.key)!)) issues.set(stored.key, stored);
}

/** Returns the key of the issue with this number, if only one repository in the input has such an issue. */
function findIssueKeyByNumber(issues: ReadonlyMap<string, StoredGithubRestItem>, key: string): string | null {
  if (!key.startsWith('#')) return null;
  const matches = [...issues.keys()].filter(
    (other) => parseIssueKeyNumber(other) === parseIssueKeyNumber(key),
  );
  return matches.length === 1 ? matches[0]! : null;
}

function reportCommentOrEventWithoutIssue(
  { kind, position, ofPullRequest }: StoredGithubRestItem,
  report: ImportReportBuilder,
): void {
  const kinds = kind === 'comment' ? 'comments' : 'events';
  report.countRecords(kinds, 'read');
  if (ofPullRequest) {
    report.countRecordsWithReason(kinds, 'skipped', 'part of a pull request');
    return;
  }
  report.countRecordsWithReason(kinds, 'dropped', 'issue not found in the folder');
  report.addImportProblem({
    ...position,
    what: 'dropped',
    why: `the issue of this ${kind} was not found in the folder`,
  });
}

function appendToMapList(lists: Map<string, unknown[]>, key: string, value: unknown): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
