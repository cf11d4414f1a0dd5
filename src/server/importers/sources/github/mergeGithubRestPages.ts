import path from 'node:path';
import type { ProgressReporter } from '../../../../shared/progress';
import {
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
  pickFirstPresentField,
} from '../../values/json';
import { readImportFileRecords, type ImportInputRecord } from '../../readers/records';
import type { ImportSourcePosition } from '../../../domain/imports/importReport';
import type { ImportReportBuilder } from '../../report/ImportReportBuilder';
import { FileBackedQueue } from '../../readers/FileBackedQueue';
import {
  getGithubRestItems,
  addCommentsAndEventsToGithubIssue,
  type GithubRestItem,
  parseGithubRestItem,
} from './pageElements';
import { getInputFilePath, type ImportFile } from '../../readers/files';
import {
  areSameNumberRecordsDifferentIssues,
  describeSameNumber,
  SAME_NUMBER_REASON,
} from '../sameNumberRecords';
import { formatIssueSourceId } from '../../mappers/github/recognize';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

/**
 * Reads a folder of saved REST pages and joins each issue with its comments and events from other pages.
 * Memory is independent of the folder's size: all records are distributed to buckets in temporary files by
 * issue number, then one bucket at a time is joined.
 */
export async function* mergeGithubRestPages(
  folder: string,
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
        else yield* distributeRestItemsToBuckets(record, folder, buckets, report);
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
  altered: readonly ReportEntry[];
  ofPullRequest: boolean;
}

async function* distributeRestItemsToBuckets(
  { position, value, altered }: Extract<ImportInputRecord, { value: unknown }>,
  folder: string,
  buckets: GithubRestItemBuckets,
  report: ImportReportBuilder,
): AsyncGenerator<ImportInputRecord> {
  const filePath = getInputFilePath(folder, position);
  for (const element of getGithubRestItems(value)) {
    const part = parseGithubRestItem(element, filePath);
    if (part.kind === 'unknown') yield { position, problem: part.why };
    else if (part.kind === 'foreign') {
      report.countRecords('issues', 'read');
      report.countRecordsWithReason('issues', 'skipped', { code: 'other_records', records: part.name });
    } else await buckets.addRestItem(part, position, altered, position.file);
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
    part: Exclude<GithubRestItem, { kind: 'unknown' | 'foreign' }>,
    position: ImportSourcePosition,
    altered: readonly ReportEntry[],
    file: string,
  ): Promise<void> {
    if (part.kind === 'issue') {
      this.issues++;
      const { isPullRequest, ...issue } = part;
      await this.addToIssueBucket({ ...issue, position, altered, ofPullRequest: isPullRequest });
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
    else keepNewerIssueVersion(issues, stored, report);
  }
  const comments = new Map<string, unknown[]>();
  const events = new Map<string, unknown[]>();
  for (const part of parts) {
    const key =
      [part.key, toPullRequestKey(part.key)].find((each) => issues.has(each)) ??
      findIssueKeyByNumber(issues, part.key);
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

/** Pull requests are stored apart from issues: the same number means another record if the repository is unknown. */
const toPullRequestKey = (key: string): string => `pull request ${key}`;

/**
 * Adds an issue. If it is on two saved pages, because it was updated while the pages were being saved, keeps the
 * version that was updated last. Its repository and number identify it; different ids or creation times mean different
 * issues.
 */
function keepNewerIssueVersion(
  issues: Map<string, StoredGithubRestItem>,
  stored: StoredGithubRestItem,
  report: ImportReportBuilder,
): void {
  const key = stored.ofPullRequest ? toPullRequestKey(stored.key) : stored.key;
  const known = issues.get(key);
  if (!known) {
    issues.set(key, stored);
    return;
  }
  report.countRecords('issues', 'read');
  const [fields, knownFields] = [stored, known].map(({ value }) => getIssueFields(value)) as [
    JsonObject,
    JsonObject,
  ];
  if (areSameNumberRecordsDifferentIssues(fields, knownFields, ['created_at', 'createdAt'])) {
    report.countRecordsWithReason('issues', 'dropped', SAME_NUMBER_REASON);
    report.addImportProblem({ ...stored.position, what: 'dropped', why: describeSameNumber(known.position) });
    return;
  }
  report.countRecordsWithReason('issues', 'skipped', { code: 'duplicate_on_another_page' });
  const updated = (issue: JsonObject) =>
    asStringOrUndefined(pickFirstPresentField(issue, 'updated_at', 'updatedAt')) ?? '';
  if (updated(fields) > updated(knownFields)) issues.set(key, stored);
}

const getIssueFields = (value: unknown): JsonObject => {
  const outer = asObjectOrUndefined(value) ?? {};
  return asObjectOrUndefined(outer.issue) ?? asObjectOrUndefined(outer.pull) ?? outer;
};

/** Returns the key of the issue with this number, if only one repository in the input has such an issue. */
function findIssueKeyByNumber(issues: ReadonlyMap<string, StoredGithubRestItem>, key: string): string | null {
  if (!key.startsWith('#')) return null;
  const matches = [...issues].filter(([other]) => parseIssueKeyNumber(other) === parseIssueKeyNumber(key));
  const ofIssues = matches.filter(([, { ofPullRequest }]) => !ofPullRequest);
  const candidates = ofIssues.length > 0 ? ofIssues : matches;
  return candidates.length === 1 ? candidates[0]![0] : null;
}

function reportCommentOrEventWithoutIssue(
  { kind, position, ofPullRequest }: StoredGithubRestItem,
  report: ImportReportBuilder,
): void {
  const kinds = kind === 'comment' ? 'comments' : 'events';
  report.countRecords(kinds, 'read');
  if (ofPullRequest) {
    report.countRecordsWithReason(kinds, 'skipped', { code: 'part_of_pull_request' });
    return;
  }
  report.countRecordsWithReason(kinds, 'dropped', { code: 'issue_not_in_folder' });
  report.addImportProblem({
    ...position,
    what: 'dropped',
    why: { code: 'issue_of_part_not_in_folder', part: kind === 'comment' ? 'comment' : 'event' },
  });
}

function appendToMapList(lists: Map<string, unknown[]>, key: string, value: unknown): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
