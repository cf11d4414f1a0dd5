/**
 * Imports the export of a Winnow project into a new or empty project, which becomes a copy of it: with the same issue
 * numbers and the same ids of comments, labels and states. Running an interrupted import again continues it. Existing
 * issues are compared with the export and never changed.
 */
import {
  type ExportedPerson,
  type ExportedIssue,
  exportedIssueSchema,
  exportedPersonSchema,
} from '../../domain/export/records';
import { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import type { WholeProjectImport } from '../sources/ImportFormat';
import { asObjectOrUndefined } from '../values/json';
import { readListPages } from '../readers/readListPages';
import { yieldToEventLoopRegularly } from '../readers/yieldToEventLoopRegularly';
import { chooseImportBatchLimits, waitForForegroundRequests } from '../write/batchLimits';
import { describeInvalidRecord, readExportSummary } from './readExportSummary';
import { prepareProject } from './prepareProject';
import { type IssueOfExport, ProjectRestorer } from './ProjectRestorer';
import { RestoredPeople } from './RestoredPeople';
import { describeRestrictedExport, removeRestrictedPartsFromRecord } from './restrictedRecords';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** Number of people whose users are found or created together. */
const PEOPLE_PER_BATCH = 500;
/** Number of people in memory at which they are written, together with the issues read so far. */
const PEOPLE_IN_MEMORY_MAX = 5_000;

export async function importWinnowProject(request: WholeProjectImport): Promise<void> {
  const { store, source, report, progress, signal } = request;
  const summary = await readExportSummary(source, signal);
  const people = new RestoredPeople(store, report);
  const project = await prepareProject(request, summary, people);
  if (request.isWithoutIssues) return;
  const restorer = new ProjectRestorer(request, project, summary, people);
  const limits = chooseImportBatchLimits(store);
  const size = new AdaptiveBatchSize(limits.milliseconds, limits.issues);
  let newPeople: ExportedPerson[] = [];
  let batch: IssueOfExport[] = [];
  let textLength = 0;
  const writeBatch = async (
    ofBatch: readonly ExportedPerson[],
    issues: readonly IssueOfExport[],
  ): Promise<void> => {
    for (let at = 0; at < ofBatch.length; at += PEOPLE_PER_BATCH)
      await people.addPeople(ofBatch.slice(at, at + PEOPLE_PER_BATCH));
    await waitForForegroundRequests(store, 'transaction');
    const started = performance.now();
    await restorer.writeIssues(issues);
    size.recordBatchDuration(issues.length, performance.now() - started);
  };
  /** The write of the previous batch, during which the next one is read. At most two batches are in memory. */
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    await writing;
    signal?.throwIfAborted();
    writing = writeBatch(newPeople, batch);
    // The next `await writing` throws the error of a failed write. This handler prevents an unhandled rejection until
    // then.
    writing.catch(() => undefined);
    newPeople = [];
    batch = [];
    textLength = 0;
  };
  try {
    for await (const record of yieldToEventLoopRegularly(readListPages(source, 'records', progress), () =>
      waitForForegroundRequests(store, 'timeSlice'),
    )) {
      const { position } = record;
      if ('cutOff' in record) {
        report.setImportFailure({ code: 'input_cut_off', ...position, cause: record.cutOff });
        continue;
      }
      if ('problem' in record) {
        report.countRecords('issues', 'read');
        report.countRecordsWithReason('issues', 'dropped', { code: 'not_readable' });
        report.addImportProblem({ ...position, what: 'dropped', why: record.problem });
        continue;
      }
      if ('skipped' in record) continue;
      const kind = asObjectOrUndefined(record.value)?.record;
      if (kind === 'person') {
        const person = exportedPersonSchema.safeParse(record.value).data;
        if (person) newPeople.push(person);
        if (newPeople.length >= PEOPLE_IN_MEMORY_MAX) await write();
      }
      if (kind !== 'issue') continue;
      report.countRecords('issues', 'read');
      const restriction = describeRestrictedExport(record.value);
      if (restriction !== null) {
        report.countRecordsWithReason('issues', 'skipped', restriction);
        continue;
      }
      const droppedComments: ReportEntry[] = [];
      const parsed = exportedIssueSchema.safeParse(
        removeRestrictedPartsFromRecord(record.value, droppedComments),
      );
      report.countRecords('comments', 'read', droppedComments.length);
      for (const why of droppedComments) report.countRecordsWithReason('comments', 'dropped', why);
      if (!parsed.success) {
        report.countRecordsWithReason('issues', 'dropped', { code: 'invalid' });
        report.addImportProblem({ ...position, what: 'dropped', why: describeInvalidRecord(parsed.error) });
        continue;
      }
      for (const why of record.altered) report.addImportProblem({ ...position, what: 'altered', why });
      batch.push({ issue: parsed.data, position });
      textLength += getTextLength(parsed.data);
      if (batch.length >= size.current || textLength >= limits.textLength) await write();
    }
    await write();
    await writing;
  } finally {
    // If reading the input failed, the last write may still be in progress.
    await writing.catch(() => undefined);
  }
}

const getTextLength = ({ body, comments }: ExportedIssue): number =>
  comments.reduce((length, comment) => length + comment.body.length, body.length);
