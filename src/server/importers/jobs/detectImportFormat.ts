import { NOOP_PROGRESS_REPORTER } from '../../../shared/progress';
import type { ImportFormat } from '../format/ImportFormat';
import { isImportInputError } from '../report/describeImportFailure';
import { ImportReportBuilder } from '../report/ImportReport';

/** Number of records at the beginning of the file that are checked against each format. */
const DETECTION_RECORDS = 20;

/**
 * Returns the format that recognizes the most issues among the first records of a file, or null if no format recognizes
 * any.
 * @param formats formats in order of preference, which decides between equal results
 * @param scratch an empty folder for temporary files
 * @throws WinnowError VALIDATION_FAILED if no format can open the file
 */
export async function detectImportFormat(
  formats: readonly ImportFormat[],
  file: string,
  scratch: string,
): Promise<ImportFormat | null> {
  let best: ImportFormat | null = null;
  let bestCount = 0;
  const errors: Error[] = [];
  for (const format of formats) {
    try {
      const count = await countRecognizedIssues(format, file, scratch);
      if (count > bestCount) [best, bestCount] = [format, count];
    } catch (error) {
      if (!isImportInputError(error)) throw error;
      errors.push(error);
    }
  }
  if (best === null && errors.length === formats.length && errors[0]) throw errors[0];
  return best;
}

async function countRecognizedIssues(format: ImportFormat, file: string, scratch: string): Promise<number> {
  const report = new ImportReportBuilder(file, '');
  const records = await format.readSource(file, scratch, report, NOOP_PROGRESS_REPORTER);
  let read = 0;
  let count = 0;
  for await (const record of records) {
    if ('value' in record && format.recognizeRecord(record.value).kind === 'issue') count++;
    if (++read >= DETECTION_RECORDS) break;
  }
  return count;
}
