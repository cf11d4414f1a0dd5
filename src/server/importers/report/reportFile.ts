/** The JSON file of an import report. */
import { open, writeFile } from 'node:fs/promises';
import { WinnowError } from '../../../shared/errors';
import { describeDiskProblem } from '../../store/errors/diskErrors';
import { type ImportReport, wordImportReport } from '../../domain/imports/importReport';
import type { ReportEntryOf } from '../../domain/imports/reportEntries';
import { wordReportEntry } from '../../domain/imports/wordReportEntry';

/** Checks before an import that its report can be written. @throws WinnowError VALIDATION_FAILED */
export async function checkReportFileIsWritable(path: string): Promise<void> {
  try {
    await (await open(path, 'a')).close();
  } catch (error) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      wordReportEntry(createUnwritableReportEntry(path, error), 'commandLine'),
    );
  }
}

/** Writes the report to the file, if there is one. A failure is added to the report, because the import has ended. */
export async function writeReportFile(path: string | undefined, report: ImportReport): Promise<void> {
  if (path === undefined) return;
  try {
    await writeFile(path, formatReportFile(wordImportReport(report, 'commandLine')));
  } catch (error) {
    report.failure ??= createUnwritableReportEntry(path, error);
  }
}

/** Writes the reports of several projects to the file as an array, if there is one. */
export async function writeReportsFile(
  path: string | undefined,
  reports: readonly ImportReport[],
): Promise<void> {
  if (path === undefined) return;
  try {
    await writeFile(path, formatReportFile(reports.map((report) => wordImportReport(report, 'commandLine'))));
  } catch (error) {
    for (const report of reports) report.failure ??= createUnwritableReportEntry(path, error);
  }
}

const formatReportFile = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

const createUnwritableReportEntry = (file: string, error: unknown): ReportEntryOf<'report_not_written'> => ({
  code: 'report_not_written',
  file,
  error: describeDiskProblem(error) ?? (error instanceof Error ? error.message : String(error)),
});
