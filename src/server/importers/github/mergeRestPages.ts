import path from 'node:path';
import type { ProgressReporter } from '../../../shared/progress';
import { asObject, asString } from '../input/json';
import { readFileRecords, type InputRecord, type SourcePosition } from '../input/records';
import type { ReportBuilder } from '../report/ImportReport';
import { Spool } from '../input/Spool';
import { getPageElements, mergeCommentsAndEvents, type PageElement, parsePageElement } from './pageElements';
import type { ImportFile } from './readImportSource';
import { formatIssueSourceId } from './timeline';

/**
 * Reads a folder of saved REST pages and joins each issue with its comments and events from other pages.
 * Memory is independent of the folder's size: all records are distributed to buckets in temporary files by
 * issue number, then one bucket at a time is joined.
 */
export async function* mergeRestPages(
  files: readonly ImportFile[],
  scratch: string,
  report: ReportBuilder,
  progress: ProgressReporter,
): AsyncGenerator<InputRecord> {
  const buckets = new PageElementBuckets(scratch, files);
  progress.start('Reading pages', sumFileSizes(files));
  try {
    for (const file of files) {
      for await (const record of readFileRecords(file.path, (bytes) => progress.advance(bytes))) {
        if (!('value' in record)) yield record;
        else yield* distributeToBuckets(record, file.path, buckets);
      }
      await buckets.assignRemainingElements(file.path);
    }
    progress.start('Importing issues', buckets.issues);
    for (const bucket of buckets.all) yield* readBucketIssues(bucket, buckets, report, progress);
  } finally {
    await buckets.close();
  }
}

interface StoredPageElement {
  kind: 'issue' | 'comment' | 'event';
  key: string;
  value: unknown;
  position: SourcePosition;
  altered: readonly string[];
  ofPullRequest: boolean;
}

async function* distributeToBuckets(
  { position, value, altered }: Extract<InputRecord, { value: unknown }>,
  file: string,
  buckets: PageElementBuckets,
): AsyncGenerator<InputRecord> {
  for (const element of getPageElements(value)) {
    const part = parsePageElement(element);
    if (part.kind === 'unknown') yield { position, problem: part.why };
    else await buckets.add(part, position, altered, file);
  }
}

/** Approximate size of a bucket in bytes. One bucket at a time is parsed into memory. */
const BUCKET_BYTES = 8 * 1024 * 1024;
const BUCKETS_MAX = 512;
/** Assumed compression ratio of .gz files. */
const GZIP_RATIO = 8;

const sumFileSizes = (files: readonly ImportFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

class PageElementBuckets {
  readonly all: Spool<StoredPageElement>[];
  issues = 0;
  hasComments = false;
  hasEvents = false;
  /**
   * Comments and events of the current file that do not name their issue, because a later entry of the file
   * may name it.
   */
  private unassigned: {
    part: Extract<PageElement, { kind: 'event' | 'comment' }>;
    position: SourcePosition;
  }[] = [];
  private fileKey: string | null = null;

  constructor(scratch: string, files: readonly ImportFile[]) {
    const size = files.reduce(
      (sum, file) => sum + file.size * (file.path.endsWith('.gz') ? GZIP_RATIO : 1),
      0,
    );
    const count = Math.min(BUCKETS_MAX, Math.max(1, Math.ceil(size / BUCKET_BYTES)));
    this.all = Array.from({ length: count }, (_, i) => new Spool(path.join(scratch, `bucket-${i}`)));
  }

  async add(
    part: Exclude<PageElement, { kind: 'unknown' }>,
    position: SourcePosition,
    altered: readonly string[],
    file: string,
  ): Promise<void> {
    if (part.kind === 'issue') {
      this.issues++;
      await this.addToBucket({ ...part, position, altered, ofPullRequest: false });
      return;
    }
    if (part.kind === 'comment') this.hasComments = true;
    else this.hasEvents = true;
    const key = part.key ?? parseIssueKeyFromPath(file);
    // In a saved timeline, only comments contain the URL of the issue. All other entries of the file belong to
    // the same issue.
    if (part.key) this.fileKey = part.key;
    if (key) await this.addToBucket({ ...part, key, position, altered });
    else this.unassigned.push({ part, position });
  }

  /**
   * Assigns comments and events that do not name their issue to the issue that the file's other entries or
   * its path name.
   */
  async assignRemainingElements(file: string): Promise<void> {
    const key = this.fileKey ?? parseIssueKeyFromPath(file) ?? UNKNOWN_ISSUE_KEY;
    for (const { part, position } of this.unassigned)
      await this.addToBucket({ ...part, key, position, altered: [] });
    this.unassigned = [];
    this.fileKey = null;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((bucket) => bucket.close()));
  }

  private addToBucket(stored: StoredPageElement): Promise<void> {
    return this.all[parseIssueNumber(stored.key) % this.all.length]!.add(stored);
  }
}

const UNKNOWN_ISSUE_KEY = '#0';

const parseIssueNumber = (key: string): number => Number(key.slice(key.lastIndexOf('#') + 1));

/** Reads the issue number from a file path such as `issues/12/timeline.json` or `12-events-page2.json`. */
function parseIssueKeyFromPath(file: string): string | null {
  const found =
    /(\d+)[/\\._-]+(?:timeline|events|comments)[^/\\]*$/i.exec(file) ??
    /(?:timeline|events|comments)[/\\._-]+(?:issue)?[._-]?(\d+)\.[^/\\]*$/i.exec(file);
  return found ? formatIssueSourceId(null, Number(found[1])) : null;
}

async function* readBucketIssues(
  bucket: Spool<StoredPageElement>,
  { hasComments, hasEvents }: PageElementBuckets,
  report: ReportBuilder,
  progress: ProgressReporter,
): AsyncGenerator<InputRecord> {
  const issues = new Map<string, StoredPageElement>();
  const parts: StoredPageElement[] = [];
  for await (const stored of bucket.read()) {
    if (stored.kind !== 'issue') parts.push(stored);
    else if (!issues.has(stored.key)) issues.set(stored.key, stored);
    else keepNewerIssue(issues, stored, report);
  }
  const comments = new Map<string, unknown[]>();
  const events = new Map<string, unknown[]>();
  for (const part of parts) {
    const key = issues.has(part.key) ? part.key : findIssueKeyByNumber(issues, part.key);
    if (key === null) reportOrphanedElement(part, report);
    else appendToMapEntry(part.kind === 'comment' ? comments : events, key, part.value);
  }
  const sorted = [...issues].sort(([a], [b]) => parseIssueNumber(a) - parseIssueNumber(b));
  for (const [key, { value, position, altered }] of sorted) {
    progress.advance(1);
    const issue = mergeCommentsAndEvents(
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
function keepNewerIssue(
  issues: Map<string, StoredPageElement>,
  stored: StoredPageElement,
  report: ReportBuilder,
): void {
  report.count('issues', 'read');
  report.countWithReason('issues', 'skipped', 'duplicate on another page');
  const updated = ({ value }: StoredPageElement) => asString(asObject(value)?.updated_at) ?? '';
  if (updated(stored) > updated(issues.get(stored.key)!)) issues.set(stored.key, stored);
}

/** Returns the key of the issue with this number, if only one repository in the input has such an issue. */
function findIssueKeyByNumber(issues: ReadonlyMap<string, StoredPageElement>, key: string): string | null {
  if (!key.startsWith('#')) return null;
  const matches = [...issues.keys()].filter((other) => parseIssueNumber(other) === parseIssueNumber(key));
  return matches.length === 1 ? matches[0]! : null;
}

function reportOrphanedElement(
  { kind, position, ofPullRequest }: StoredPageElement,
  report: ReportBuilder,
): void {
  const kinds = kind === 'comment' ? 'comments' : 'events';
  report.count(kinds, 'read');
  if (ofPullRequest) {
    report.countWithReason(kinds, 'skipped', 'part of a pull request');
    return;
  }
  report.countWithReason(kinds, 'dropped', 'issue not found in the folder');
  report.addProblem({
    ...position,
    what: 'dropped',
    why: `the issue of this ${kind} was not found in the folder`,
  });
}

function appendToMapEntry(lists: Map<string, unknown[]>, key: string, value: unknown): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
