import path from 'node:path';
import type { DateOrder } from '../../../../shared/imports';
import type { ProgressReporter } from '../../../../shared/progress';
import { FileBackedQueue } from '../../readers/FileBackedQueue';
import { getInputFilePath, type ImportFile } from '../../readers/files';
import {
  areSameNumberRecordsDifferentIssues,
  describeSameNumber,
  SAME_NUMBER_REASON,
} from '../sameNumberRecords';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import type { ImportInputRecord } from '../../readers/records';
import type { ImportSourcePosition } from '../../../domain/imports/importReport';
import type { ImportReportBuilder } from '../../report/ImportReportBuilder';
import { classifyGitlabRecord, findGitlabProject } from '../../mappers/gitlab/fields';
import { readGitlabFile } from './readGitlabFile';

/** API resources that belong to an issue. The issue's record contains them as lists with the same names. */
export const GITLAB_ISSUE_LISTS = [
  'notes',
  'discussions',
  'links',
  'resource_state_events',
  'resource_label_events',
  'resource_milestone_events',
] as const;
export type GitlabIssueList = (typeof GITLAB_ISSUE_LISTS)[number];

/** Matches paths such as `issues/12/notes.json`, `issues/12/notes/page-2.json` or `12-resource_state_events.json`. */
const LIST_PATH_PATTERN = new RegExp(
  String.raw`(?:(\d{1,10})[/\\._-]+)?(${GITLAB_ISSUE_LISTS.join('|')})(?=[/\\._-])[^/\\]*(?:[/\\][^/\\]*)?$`,
);

/** Matches the paths of lists that belong to other records, such as `merge_requests/12/notes.json`. */
const FOREIGN_OWNER_PATTERN = /(?:^|\/)(merge_requests|epics|snippets|commits)\/(?:[^/]+\/)*[^/]+$/;

type StoredPart =
  | { kind: 'issue'; number: number; record: Extract<ImportInputRecord, { value: unknown }> }
  | { kind: 'item'; number: number; list: GitlabIssueList; value: unknown; position: ImportSourcePosition };

/** Target size of a bucket in bytes. One bucket at a time is loaded into memory. */
const BUCKET_BYTES = 8 * 1024 * 1024;
const BUCKETS_MAX = 512;

/**
 * Reads a folder and joins each issue with its notes, links and events from other files, whose paths follow the URLs of
 * the API, such as `issues/12/notes.json`. Limits memory by partitioning: first all records are distributed to buckets
 * in temporary files by issue number, then one bucket at a time is joined.
 */
export async function* mergeGitlabFolder(
  folder: string,
  files: readonly ImportFile[],
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
  dateOrder: DateOrder | null,
): AsyncGenerator<ImportInputRecord> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const count = Math.min(BUCKETS_MAX, Math.max(1, Math.ceil(size / BUCKET_BYTES)));
  const buckets = Array.from(
    { length: count },
    (_, i) => new FileBackedQueue<StoredPart>(path.join(scratch, `bucket-${i}`)),
  );
  progress.start('Reading files', size);
  try {
    for (const file of files) {
      const [, number, list] = LIST_PATH_PATTERN.exec(file.path) ?? [];
      for await (const record of readGitlabFile(file.path, dateOrder, (bytes) => progress.advance(bytes))) {
        const filePath = getInputFilePath(folder, record.position);
        const part =
          'value' in record ? toPart(record, list as GitlabIssueList | undefined, number, filePath) : null;
        const owner =
          list === undefined || !('value' in record) ? null : findForeignOwner(record.value, filePath);
        if (owner !== null) reportItemOfOtherRecord(list as GitlabIssueList, owner, report);
        else if (part) await buckets[part.number % count]!.add(part);
        else yield record;
      }
    }
    for (const bucket of buckets) yield* joinBucket(bucket, report);
  } finally {
    await Promise.all(buckets.map((bucket) => bucket.close()));
  }
}

/** Returns the kind of the record that an item belongs to, in the plural, or null if it belongs to an issue. */
function findForeignOwner(value: unknown, filePath: string): string | null {
  const item = asObjectOrUndefined(value);
  const note = asObjectOrUndefined(asArrayOrUndefined(item?.notes)?.[0]) ?? item;
  const type = asStringOrUndefined(note?.noteable_type) ?? asStringOrUndefined(note?.resource_type);
  if (type !== undefined)
    return /^(?:issue|work_?item)$/i.test(type)
      ? null
      : `${type.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()}s`;
  return FOREIGN_OWNER_PATTERN.exec(filePath)?.[1]?.replace('_', ' ') ?? null;
}

function reportItemOfOtherRecord(list: GitlabIssueList, owner: string, report: ImportReportBuilder): void {
  const kind = getItemKind(list);
  report.countRecords(kind, 'read');
  report.countRecordsWithReason(kind, 'skipped', { code: 'part_of_other_record', records: owner });
}

const getItemKind = (list: GitlabIssueList): 'links' | 'comments' | 'events' =>
  list === 'links' ? 'links' : list === 'notes' || list === 'discussions' ? 'comments' : 'events';

/** Returns null for records that are neither issues nor items of a list. */
function toPart(
  record: Extract<ImportInputRecord, { value: unknown }>,
  list: GitlabIssueList | undefined,
  numberInPath: string | undefined,
  filePath: string,
): StoredPart | null {
  const { value, position } = record;
  const object = asObjectOrUndefined(value);
  if (list === undefined) {
    const number = object?.iid;
    return object &&
      typeof number === 'number' &&
      number >= 0 &&
      Number.isSafeInteger(number) &&
      classifyGitlabRecord(object, filePath).kind === 'issue'
      ? { kind: 'issue', number, record }
      : null;
  }
  const named = object?.noteable_iid ?? findNumberInDiscussion(object);
  const number = typeof named === 'number' && named >= 0 ? Math.trunc(named) : Number(numberInPath ?? 0);
  return { kind: 'item', number, list, value, position };
}

const findNumberInDiscussion = (discussion: JsonObject | undefined): unknown =>
  asObjectOrUndefined(asArrayOrUndefined(discussion?.notes)?.[0])?.noteable_iid;

async function* joinBucket(
  bucket: FileBackedQueue<StoredPart>,
  report: ImportReportBuilder,
): AsyncGenerator<ImportInputRecord> {
  const issues = new Map<string, Extract<StoredPart, { kind: 'issue' }>>();
  const items: Extract<StoredPart, { kind: 'item' }>[] = [];
  for await (const part of bucket.read()) {
    if (part.kind === 'item') items.push(part);
    else keepNewerIssue(issues, part, report);
  }
  const keysByNumber = new Map<number, string[]>();
  for (const [key, { number }] of issues) {
    const keys = keysByNumber.get(number);
    if (keys) keys.push(key);
    else keysByNumber.set(number, [key]);
  }
  const lists = new Map<string, Partial<Record<GitlabIssueList, unknown[]>>>();
  for (const item of items) {
    const key = findIssueOfItem(item, keysByNumber.get(item.number) ?? [], issues);
    if (key === undefined) {
      reportItemWithoutIssue(item, report);
      continue;
    }
    const listsOfIssue = lists.get(key) ?? {};
    lists.set(key, listsOfIssue);
    (listsOfIssue[item.list] ??= []).push(item.value);
  }
  for (const [key, { record }] of [...issues].sort(([, a], [, b]) => a.number - b.number))
    yield { ...record, value: { ...(record.value as JsonObject), ...lists.get(key) } };
}

/**
 * Keeps the copy of an issue that was updated last. An issue that changed while the pages were being saved is on two of
 * them. Its project and number identify it; different ids or creation times mean different issues.
 */
function keepNewerIssue(
  issues: Map<string, Extract<StoredPart, { kind: 'issue' }>>,
  part: Extract<StoredPart, { kind: 'issue' }>,
  report: ImportReportBuilder,
): void {
  const issue = part.record.value as JsonObject;
  const key = `${findGitlabProject(issue) ?? ''}#${part.number}`;
  const before = issues.get(key);
  if (before) {
    report.countRecords('issues', 'read');
    if (areSameNumberRecordsDifferentIssues(issue, before.record.value as JsonObject, ['created_at'])) {
      report.countRecordsWithReason('issues', 'dropped', SAME_NUMBER_REASON);
      report.addImportProblem({
        ...part.record.position,
        what: 'dropped',
        why: describeSameNumber(before.record.position),
      });
      return;
    }
    report.countRecordsWithReason('issues', 'skipped', { code: 'duplicate_on_another_page' });
  }
  const updated = (value: unknown) => asStringOrUndefined(asObjectOrUndefined(value)?.updated_at) ?? '';
  if (!before || updated(issue) > updated(before.record.value)) issues.set(key, part);
}

/**
 * Finds the issue that an item belongs to. If several projects have an issue with its number, ids in the item decide.
 */
function findIssueOfItem(
  { value }: Extract<StoredPart, { kind: 'item' }>,
  keys: readonly string[],
  issues: ReadonlyMap<string, Extract<StoredPart, { kind: 'issue' }>>,
): string | undefined {
  if (keys.length <= 1) return keys[0];
  const item = asObjectOrUndefined(value);
  const note = asObjectOrUndefined(asArrayOrUndefined(item?.notes)?.[0]) ?? item;
  const matches = keys.filter((key) => {
    const issue = asObjectOrUndefined(issues.get(key)!.record.value);
    return (
      (typeof note?.project_id === 'number' && note.project_id === issue?.project_id) ||
      (typeof note?.resource_id === 'number' && note.resource_id === issue?.id)
    );
  });
  return matches.length === 1 ? matches[0] : undefined;
}

function reportItemWithoutIssue(
  { list, position }: Extract<StoredPart, { kind: 'item' }>,
  report: ImportReportBuilder,
): void {
  const kind = getItemKind(list);
  if (kind === 'links') {
    report.countRecordsWithReason('links', 'dropped', { code: 'issue_of_link_not_in_folder' });
  } else {
    report.countRecords(kind, 'read');
    report.countRecordsWithReason(kind, 'dropped', { code: 'issue_not_in_folder' });
  }
  report.addImportProblem({
    ...position,
    what: 'dropped',
    why: { code: 'issue_of_element_not_in_folder', list },
  });
}
