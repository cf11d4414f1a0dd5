/** The JSON file of an import report. */
import { open, writeFile } from 'node:fs/promises';
import { WinnowError } from '../../../shared/errors';
import { describeDiskProblem } from '../../store/errors/diskErrors';
import type { ImportReport } from './ImportReport';

/** Checks before an import that its report can be written. @throws WinnowError VALIDATION_FAILED */
export async function checkReportFileIsWritable(path: string): Promise<void> {
  try {
    await (await open(path, 'a')).close();
  } catch (error) {
    throw new WinnowError('VALIDATION_FAILED', describeUnwritableReport(path, error));
  }
}

/** Writes the report to the file, if there is one. A failure is added to the report, because the import has ended. */
export async function writeReportFile(path: string | undefined, report: ImportReport): Promise<void> {
  if (path === undefined) return;
  try {
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    report.failure ??= describeUnwritableReport(path, error);
  }
}

/** Writes the reports of several projects to the file as an array, if there is one. */
export async function writeReportsFile(
  path: string | undefined,
  reports: readonly ImportReport[],
): Promise<void> {
  if (path === undefined) return;
  try {
    await writeFile(path, `${JSON.stringify(reports, null, 2)}\n`);
  } catch (error) {
    for (const report of reports) report.failure ??= describeUnwritableReport(path, error);
  }
}

const describeUnwritableReport = (path: string, error: unknown): string =>
  `The report cannot be written to ${path}: ${describeDiskProblem(error) ?? (error instanceof Error ? error.message : String(error))}.`;
