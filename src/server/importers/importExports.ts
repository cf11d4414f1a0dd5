/** `winnow import winnow FILE... --each-project`: imports the exports of several projects. */
import { WinnowError } from '../../shared/errors';
import type { ProgressReporter } from '../../shared/progress';
import type { DatabaseStore } from '../store/DatabaseStore';
import type { EachProjectImportOptions } from './importEachProject';
import { checkImportSourceExists, importIssues } from './importIssues';
import { IMPORTED_RECORD_KINDS, type ImportReport } from '../domain/imports/importReport';
import { checkReportFileIsWritable, writeReportsFile } from './report/reportFile';

/**
 * Imports each file into the project with the key of the exported one. All projects are created before the first
 * issues, so that links between them are kept. Returns one report per project. If the import of a file fails or is
 * stopped, the remaining files are not imported. Running the command again continues the import.
 * @param sources paths of the files
 * @throws WinnowError NOT_FOUND or VALIDATION_FAILED if a file cannot be imported
 */
export async function importExports(
  store: DatabaseStore,
  sources: readonly string[],
  { report: reportFile, ...options }: Omit<EachProjectImportOptions, 'source'>,
  progress: ProgressReporter,
): Promise<ImportReport[]> {
  if (reportFile !== undefined) await checkReportFileIsWritable(reportFile);
  const sourcesByKey = new Map<string, string>();
  for (const source of sources) {
    await checkImportSourceExists(options.format, source);
    const key = await options.format.readProjectKey!(source);
    const other = sourcesByKey.get(key);
    if (other !== undefined)
      throw new WinnowError(
        'VALIDATION_FAILED',
        `${other} and ${source} are both exports of the project ${key}. Give one file per project.`,
      );
    sourcesByKey.set(key, source);
  }
  const importAll = async (isWithoutIssues: boolean): Promise<ImportReport[]> => {
    const reports: ImportReport[] = [];
    for (const [projectKey, source] of sourcesByKey) {
      const report = await importIssues(store, { ...options, source, projectKey, isWithoutIssues }, progress);
      reports.push(report);
      if (report.failure !== null) break;
    }
    return reports;
  };
  const projectReports = await importAll(true);
  const isPrepared = projectReports.every(({ failure }) => failure === null);
  const reports = isPrepared
    ? (await importAll(false)).map((report, i) => addCounts(report, projectReports[i]!))
    : projectReports;
  await writeReportsFile(reportFile, reports);
  return reports;
}

/** Adds the counts of records that were created with the project, such as labels, to the report of its issues. */
function addCounts(report: ImportReport, { counts }: ImportReport): ImportReport {
  const added = IMPORTED_RECORD_KINDS.map((kind) => [
    kind,
    { ...report.counts[kind], kept: report.counts[kind].kept + counts[kind].kept },
  ]);
  return { ...report, counts: Object.fromEntries(added) as ImportReport['counts'] };
}
