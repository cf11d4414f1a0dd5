import path from 'node:path';
import type { Progress } from '../../../shared/progress';
import { asObject, asText } from '../input/json';
import { fileRecords, type InputRecord, type SourcePosition } from '../input/records';
import type { ReportBuilder } from '../report/Report';
import { Spool } from '../input/Spool';
import { elementsOf, joined, keyOf, type PagePart, partOf } from './pageParts';
import type { SourceFile } from './readSource';

/**
 * The issues of a folder of saved pages, each with its comments and events from wherever they stand.
 * Memory stays small whatever the folder's size: all parts go to buckets in temporary files by their
 * issue, then one bucket at a time is put together.
 */
export async function* mergePages(
  files: readonly SourceFile[],
  scratch: string,
  report: ReportBuilder,
  progress: Progress,
): AsyncGenerator<InputRecord> {
  const buckets = new Buckets(scratch, files);
  progress.start('Reading pages', totalSize(files));
  try {
    for (const file of files) {
      for await (const record of fileRecords(file.path, (bytes) => progress.advance(bytes))) {
        if (!('value' in record)) yield record;
        else yield* sort(record, file.path, buckets);
      }
      await buckets.endFile(file.path);
    }
    progress.start('Importing issues', buckets.issues);
    for (const bucket of buckets.all) yield* issuesOf(bucket, buckets, report, progress);
  } finally {
    await buckets.close();
  }
}

interface Stored {
  kind: 'issue' | 'comment' | 'event';
  key: string;
  value: unknown;
  place: SourcePosition;
  altered: readonly string[];
  ofPullRequest: boolean;
}

async function* sort(
  { place, value, altered }: Extract<InputRecord, { value: unknown }>,
  file: string,
  buckets: Buckets,
): AsyncGenerator<InputRecord> {
  for (const element of elementsOf(value)) {
    const part = partOf(element);
    if (part.kind === 'unknown') yield { place, problem: part.why };
    else await buckets.add(part, place, altered, file);
  }
}

/** Text of a bucket, about, in bytes: so much is in memory at a time, as objects. */
const BUCKET_BYTES = 8 * 1024 * 1024;
const BUCKETS_MAX = 512;
/** What a compressed page may become. */
const GZIP_RATIO = 8;

const totalSize = (files: readonly SourceFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

class Buckets {
  readonly all: Spool<Stored>[];
  issues = 0;
  hasComments = false;
  hasEvents = false;
  /** Events of the open file whose issue is not known yet: one of them may name it. */
  private nameless: { part: Extract<PagePart, { kind: 'event' | 'comment' }>; place: SourcePosition }[] = [];
  private fileKey: string | null = null;

  constructor(scratch: string, files: readonly SourceFile[]) {
    const size = files.reduce(
      (sum, file) => sum + file.size * (file.path.endsWith('.gz') ? GZIP_RATIO : 1),
      0,
    );
    const count = Math.min(BUCKETS_MAX, Math.max(1, Math.ceil(size / BUCKET_BYTES)));
    this.all = Array.from({ length: count }, (_, i) => new Spool(path.join(scratch, `bucket-${i}`)));
  }

  async add(
    part: Exclude<PagePart, { kind: 'unknown' }>,
    place: SourcePosition,
    altered: readonly string[],
    file: string,
  ): Promise<void> {
    if (part.kind === 'issue') {
      this.issues++;
      await this.put({ ...part, place, altered, ofPullRequest: false });
      return;
    }
    if (part.kind === 'comment') this.hasComments = true;
    else this.hasEvents = true;
    const key = part.key ?? keyOfPath(file);
    // A timeline's comments name the issue; its other entries do not.
    if (part.key) this.fileKey = part.key;
    if (key) await this.put({ ...part, key, place, altered });
    else this.nameless.push({ part, place });
  }

  /** Events that named no issue belong to the one that the rest of their page is of. */
  async endFile(file: string): Promise<void> {
    const key = this.fileKey ?? keyOfPath(file) ?? NO_ISSUE;
    for (const { part, place } of this.nameless) await this.put({ ...part, key, place, altered: [] });
    this.nameless = [];
    this.fileKey = null;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((bucket) => bucket.close()));
  }

  private put(stored: Stored): Promise<void> {
    return this.all[numberIn(stored.key) % this.all.length]!.add(stored);
  }
}

const NO_ISSUE = '#0';

const numberIn = (key: string): number => Number(key.slice(key.lastIndexOf('#') + 1));

/** `issues/12/timeline.json`, `12-events-page2.json`: whose timeline a page is, if its entries do not say. */
function keyOfPath(file: string): string | null {
  const found =
    /(\d+)[/\\._-]+(?:timeline|events|comments)[^/\\]*$/i.exec(file) ??
    /(?:timeline|events|comments)[/\\._-]+(?:issue)?[._-]?(\d+)\.[^/\\]*$/i.exec(file);
  return found ? keyOf(null, Number(found[1])) : null;
}

async function* issuesOf(
  bucket: Spool<Stored>,
  { hasComments, hasEvents }: Buckets,
  report: ReportBuilder,
  progress: Progress,
): AsyncGenerator<InputRecord> {
  const issues = new Map<string, Stored>();
  const parts: Stored[] = [];
  for await (const stored of bucket.read()) {
    if (stored.kind !== 'issue') parts.push(stored);
    else if (!issues.has(stored.key)) issues.set(stored.key, stored);
    else keepNewer(issues, stored, report);
  }
  const comments = new Map<string, unknown[]>();
  const events = new Map<string, unknown[]>();
  for (const part of parts) {
    const key = issues.has(part.key) ? part.key : byNumber(issues, part.key);
    if (key === null) orphan(part, report);
    else push(part.kind === 'comment' ? comments : events, key, part.value);
  }
  const inOrder = [...issues].sort(([a], [b]) => numberIn(a) - numberIn(b));
  for (const [key, { value, place, altered }] of inOrder) {
    progress.advance(1);
    const whole = joined(
      value,
      hasComments ? (comments.get(key) ?? []) : undefined,
      hasEvents ? (events.get(key) ?? []) : undefined,
    );
    yield { place, value: whole, altered };
  }
}

/** Pages overlap where issues were updated while they were saved. */
function keepNewer(issues: Map<string, Stored>, stored: Stored, report: ReportBuilder): void {
  report.count('issues', 'read');
  report.countWithReason('issues', 'skipped', 'the same issue on another page');
  const updated = ({ value }: Stored) => asText(asObject(value)?.updated_at) ?? '';
  if (updated(stored) > updated(issues.get(stored.key)!)) issues.set(stored.key, stored);
}

/** A part that tells only the number is of the one repository that has it. */
function byNumber(issues: ReadonlyMap<string, Stored>, key: string): string | null {
  if (!key.startsWith('#')) return null;
  const alike = [...issues.keys()].filter((other) => numberIn(other) === numberIn(key));
  return alike.length === 1 ? alike[0]! : null;
}

function orphan({ kind, place, ofPullRequest }: Stored, report: ReportBuilder): void {
  const kinds = kind === 'comment' ? 'comments' : 'events';
  report.count(kinds, 'read');
  if (ofPullRequest) {
    report.countWithReason(kinds, 'skipped', 'of pull requests');
    return;
  }
  report.countWithReason(kinds, 'dropped', 'their issue is not in the folder');
  report.addProblem({ ...place, what: 'dropped', why: `the issue of this ${kind} is not in the folder` });
}

function push(lists: Map<string, unknown[]>, key: string, value: unknown): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
