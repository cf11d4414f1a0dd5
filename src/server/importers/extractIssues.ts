import type {
  IssueIdentificationFields,
  MappedImportIssue,
  RecognizedImportRecord,
} from './mappers/MappedImportIssue';
import type { ImportFormat } from './sources/ImportFormat';
import { getInputFilePath } from './readers/files';
import { cutLongTitles, describeUnindexedWords } from './mappers/textLimits';
import type { IssueToImport } from './mappers/ImportSourceIssue';
import type { ImportInputRecord } from './readers/records';
import { applyImportMapping, type ImportValueMapping } from './mappers/applyImportMapping';
import type { ImportReportBuilder } from './report/ImportReportBuilder';

export interface ExtractedIssue extends IssueToImport {
  /** Repository or project of the issue, or null if the input does not contain it. */
  container: string | null;
}

export interface IssueExtractionOptions {
  /** Path of the imported file or folder, if the kind of a record is derived from the path of its file. */
  source?: string | null;
  /** Called for each issue that only some users of the source can see. */
  onRestricted?: (issue: IssueIdentificationFields) => Promise<void>;
}

/**
 * Yields the issues among the input records and counts all other records in the import report.
 * @param only import only issues of this repository or project; issues without one are assigned to it
 * @param mapping states and priorities that the user has chosen, or null to use those of the format
 */
export async function* extractIssues(
  format: ImportFormat,
  records: AsyncIterable<ImportInputRecord>,
  only: string | null,
  report: ImportReportBuilder,
  mapping: ImportValueMapping | null = null,
  { source = null, onRestricted }: IssueExtractionOptions = {},
): AsyncGenerator<ExtractedIssue> {
  let hasAssumedZone = false;
  for await (const record of records) {
    const { position } = record;
    if ('cutOff' in record) {
      report.setImportFailure({ code: 'input_cut_off', ...position, cause: record.cutOff });
      continue;
    }
    report.countRecords('issues', 'read');
    if ('problem' in record) {
      report.countRecordsWithReason('issues', 'dropped', { code: 'not_readable' });
      report.addImportProblem({ ...position, what: 'dropped', why: record.problem });
      continue;
    }
    if ('skipped' in record) {
      report.countRecordsWithReason('issues', 'skipped', record.skipped);
      continue;
    }
    const recognized = recognizeIssue(format, record, only, report, source);
    if (!recognized) continue;
    if (recognized.kind === 'restricted') {
      report.countRecordsWithReason('issues', 'skipped', recognized.reason);
      await onRestricted?.(recognized.identify(recognized.container ?? only));
      continue;
    }
    const mapped = recognized.mapIssue(recognized.container ?? only);
    const cut = cutLongTitles(mapping ? applyImportMapping(mapped, mapping) : mapped.issue);
    for (const why of [
      ...record.altered,
      ...mapped.altered,
      ...cut.altered,
      ...describeUnindexedWords(cut.issue),
    ])
      report.addImportProblem({ ...position, what: 'altered', why });
    reportMappedDetails(mapped, report);
    if (mapped.isZoneAssumed && !hasAssumedZone) {
      hasAssumedZone = true;
      report.addReportNote({ code: 'utc_assumed' });
    }
    const { droppedComments, missingComments } = mapped;
    yield { position, issue: cut.issue, container: recognized.container, droppedComments, missingComments };
  }
}

/** Whether an issue of this repository or project is imported. Their names are compared without their case. */
export const isSelectedContainer = (container: string | null, only: string | null): boolean =>
  only === null || container === null || container.toLowerCase() === only.toLowerCase();

function recognizeIssue(
  format: ImportFormat,
  { position, value }: Extract<ImportInputRecord, { value: unknown }>,
  only: string | null,
  report: ImportReportBuilder,
  source: string | null,
): Extract<RecognizedImportRecord, { kind: 'issue' | 'restricted' }> | null {
  const recognized = format.recognizeRecord(
    value,
    source === null ? undefined : getInputFilePath(source, position),
  );
  if (recognized.kind === 'unknown') {
    report.countRecordsWithReason('issues', 'dropped', recognized.why);
    report.addImportProblem({ ...position, what: 'dropped', why: recognized.why });
    return null;
  }
  if (recognized.kind === 'skipped') {
    report.countRecordsWithReason('issues', 'skipped', recognized.reason);
    return null;
  }
  const { container } = recognized;
  report.countContainerIssue(container ?? 'unknown');
  if (container === null || isSelectedContainer(container, only)) return recognized;
  report.countRecordsWithReason('issues', 'skipped', {
    code: 'in_another_container',
    container: format.container.singular,
    name: container,
  });
  return null;
}

function reportMappedDetails(
  { issue, droppedComments, droppedEvents, omittedDetails }: MappedImportIssue,
  report: ImportReportBuilder,
): void {
  report.countRecords('comments', 'read', (issue.comments?.length ?? 0) + droppedComments.length);
  report.countRecords('events', 'read', (issue.events?.length ?? 0) + droppedEvents.length);
  for (const why of droppedComments) report.countRecordsWithReason('comments', 'dropped', why);
  for (const why of droppedEvents) report.countRecordsWithReason('events', 'dropped', why);
  for (const detail of omittedDetails) report.countOmittedDetail(detail);
}
