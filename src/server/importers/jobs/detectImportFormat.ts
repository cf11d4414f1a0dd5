import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import type { ImportFormat } from '../sources/ImportFormat';
import { isJsonFile } from '../readers/bytes';
import { isImportInputError } from '../report/createImportFailure';
import { ImportReportBuilder } from '../report/ImportReportBuilder';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** Number of records at the beginning of the file that are checked against each format. */
const DETECTION_RECORDS = 20;

export interface DetectedImportFormat {
  /** Null if no format recognizes an issue. */
  format: ImportFormat | null;
  /** The first record that exceeds a limit, if that may be why no format recognizes the file. */
  tooLarge: { line: number; problem: ReportEntry } | null;
}

/**
 * Finds the format that recognizes the most issues among the first records of a file.
 * @param formats formats in order of preference, which decides between equal results
 * @param scratch an empty folder for temporary files
 * @throws WinnowError VALIDATION_FAILED or LIMIT_EXCEEDED if no format can open the file
 */
export async function detectImportFormat(
  formats: readonly ImportFormat[],
  file: string,
  scratch: string,
): Promise<DetectedImportFormat> {
  let bestCount = 0;
  const best: DetectedImportFormat = { format: null, tooLarge: null };
  const errors: Error[] = [];
  const isJson = await isJsonFile(file);
  const candidates = formats.filter(({ isOnlyCsv = false }) => !isJson || !isOnlyCsv);
  for (const format of candidates) {
    try {
      const { count, tooLarge } = await countRecognizedIssues(format, file, scratch);
      best.tooLarge ??= tooLarge;
      if (count > bestCount) [best.format, bestCount] = [format, count];
    } catch (error) {
      // A limit of the file itself is the same for all formats.
      if (!isImportInputError(error) || error.code === 'LIMIT_EXCEEDED') throw error;
      errors.push(error);
    }
  }
  if (best.format === null && errors.length === candidates.length && errors[0]) throw errors[0];
  return best;
}

async function countRecognizedIssues(
  format: ImportFormat,
  file: string,
  scratch: string,
): Promise<{ count: number; tooLarge: DetectedImportFormat['tooLarge'] }> {
  const report = new ImportReportBuilder(file, '');
  const records = await format.readSource(file, scratch, report, NOOP_PROGRESS_REPORTER, { isSample: true });
  let read = 0;
  let count = 0;
  let tooLarge: DetectedImportFormat['tooLarge'] = null;
  for await (const record of records) {
    if ('value' in record && format.recognizeRecord(record.value).kind === 'issue') count++;
    if ('problem' in record && record.isTooLarge)
      tooLarge ??= { line: record.position.line, problem: record.problem };
    if (++read >= DETECTION_RECORDS) break;
  }
  return { count, tooLarge };
}
