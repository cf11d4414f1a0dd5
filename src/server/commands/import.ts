import path from 'node:path';
import { DATE_ORDERS, type DateOrder } from '../../shared/imports';
import { wordImportReport } from '../domain/imports/importReport';
import { formatImportReport } from '../importers/report/formatImportReport';
import type { ImportFormat } from '../importers/sources/ImportFormat';
import { IMPORT_FORMATS } from '../importers/formats';
import { importEachProject } from '../importers/importEachProject';
import { importExports } from '../importers/importExports';
import { importIssues } from '../importers/importIssues';
import { hasExclusiveDatabaseAccess } from '../importers/write/batchLimits';
import { writeAuditEntry } from '../domain/audit/audit';
import { COMMAND_LINE_CALLER } from '../domain/identity/commandLine';
import { runBulkLoadWithoutIndexes } from '../store/load/runBulkLoadWithoutIndexes';
import { vacuumAfterBulkLoad } from '../store/maintenance/vacuum';
import { rejectPositionalArguments, requireProjectKeyOption, parseVisibilityOption } from './arguments';
import { type CliCommand, type ParsedCommandLineArguments, UsageError } from './CliCommand';
import { applyCsvOptions, CSV_OPTION_HELP, CSV_OPTIONS } from './importCsvOptions';
import {
  downloadGithubSource,
  GITHUB_OPTION_HELP,
  GITHUB_OPTIONS,
  parseGithubSource,
} from './importGithubOptions';
import { prepareWordIndex } from './prepareWordIndex';

/** The format whose repositories `--repo` selects. For all formats, `--only` does the same. */
const FORMAT_WITH_REPOSITORIES = 'github';

export const importCommand: CliCommand = {
  name: 'import',
  usage:
    'github|gitlab|bugzilla|jira|linear|csv|winnow FILE|DIR|URL (--project KEY [--only NAME] | --each-project) [--create] [--visibility public|internal|private] [--report FILE] [--dates dmy|mdy|ymd]',
  summary: 'Import issues from another tracker. Importing again applies only what changed there.',
  help: [
    'github             NDJSON or a JSON array of issues, a folder of saved REST pages, or the output of',
    '                   `gh issue list --json`',
    '                   or the URL of a repository, such as https://github.com/OWNER/NAME, with a token in GITHUB_TOKEN:',
    '                   downloads its issues. Importing again downloads only those that have changed since.',
    'gitlab             issues of the REST API with their notes, links and events, embedded or in files of a folder',
    '                   named as in the API (issues/12/notes.json); or CSV exports',
    'bugzilla           bugs of the REST API with their comments and, if available, their history: NDJSON,',
    '                   or pages {"bugs": [...]}',
    'jira               issues of the REST API: NDJSON, or pages {"issues": [...]}; or CSV exports',
    '                   (all fields)',
    'linear             CSV exports',
    'csv                CSV files of other trackers. Columns with common names are recognized.',
    'winnow             NDJSON of `winnow export`, into a new project: issues keep their numbers',
    '                   All files may be compressed with gzip.',
    '--project KEY      project that receives the issues',
    '--only NAME        repository, product or project to import when the file contains several',
    '--repo OWNER/NAME  the same as --only, for github',
    '--each-project     for jira: import each project of the file into the project with the same key;',
    '                   for winnow: import one or more files, each into the project with the key in the file',
    ...GITHUB_OPTION_HELP,
    ...CSV_OPTION_HELP,
    '--dates dmy|mdy|ymd for csv, jira, gitlab, linear: order of day, month and year in dates such as 3/4/2026. Required',
    '                   if no date of the file shows the order; dates in another order are left out',
    '--create           create the project if it does not exist',
    '--visibility V     visibility of a created project: public, internal or private',
    '--report FILE      write counts of read, new, changed, skipped and dropped records to a JSON file',
  ],
  options: {
    project: { type: 'string' },
    create: { type: 'boolean' },
    visibility: { type: 'string' },
    repo: { type: 'string' },
    only: { type: 'string' },
    'each-project': { type: 'boolean' },
    report: { type: 'string' },
    dates: { type: 'string' },
    ...GITHUB_OPTIONS,
    ...CSV_OPTIONS,
  },
  createsDatabase: true,
  createRunner({ values, positionals }) {
    const [system, file, ...others] = positionals;
    const known = IMPORT_FORMATS.find((each) => each.system === system);
    if (!known) {
      const systems = IMPORT_FORMATS.map((each) => each.system);
      throw new UsageError(`The import format must be one of ${systems.join(', ')}.`);
    }
    if (!file) throw new UsageError('Missing argument FILE|DIR|URL.');
    const isEachProject = values['each-project'] === true;
    if (!(isEachProject && known.readProjectKey)) rejectPositionalArguments(others);
    const fileFormat = applyCsvOptions(known, values);
    const repository = parseGithubSource(known, file, values);
    if (isEachProject) rejectOptionsOfOneProject(values);
    const projectKey = isEachProject ? '' : requireProjectKeyOption(values.project);
    const only = parseOnlyOption(fileFormat, values);
    const visibility = parseVisibilityOption(values.visibility);
    const dateOrder = parseDatesOption(fileFormat, values.dates);
    return async (context) => {
      const { store, cwd, print, progress, memory, signal } = context;
      memory?.limitHeapGrowth();
      const downloaded = repository && (await downloadGithubSource(repository, context));
      if (downloaded?.issues === 0) {
        await downloaded.removeImportedParts();
        print(`No issue has changed in ${file} since the last import.`);
        return 0;
      }
      const format = downloaded?.format ?? fileFormat;
      const options = {
        format,
        source: downloaded?.folder ?? path.resolve(cwd, file),
        create: values.create === true,
        visibility,
        dateOrder,
        report: typeof values.report === 'string' ? path.resolve(cwd, values.report) : undefined,
        signal,
      };
      const importProjects = async () => {
        if (!isEachProject) return [await importIssues(store, { ...options, projectKey, only }, progress)];
        if (!known.readProjectKey) return importEachProject(store, options, progress);
        const files = [file, ...others].map((name) => path.resolve(cwd, name));
        return importExports(store, files, options, progress);
      };
      // Printed and recorded before the indexes are built, because that step fails if the import has filled the disk.
      const load = async () => {
        const reports = await importProjects();
        for (const report of reports) {
          print(formatImportReport(wordImportReport(report, 'commandLine')));
          const { kept, changed } = report.counts.issues;
          await writeAuditEntry(store.db, COMMAND_LINE_CALLER, {
            action: 'issues_imported',
            subject: report.project,
            details: { format: format.system, new: kept, changed, complete: report.failure === null },
          });
        }
        return reports;
      };
      const reports = hasExclusiveDatabaseAccess(store)
        ? await runBulkLoadWithoutIndexes(store, load, progress)
        : await load();
      const isComplete = reports.every(({ failure }) => failure === null);
      if (isComplete) await downloaded?.removeImportedParts();
      const written = reports.reduce(
        (sum, { counts }) => sum + counts.issues.kept + counts.issues.changed,
        0,
      );
      // VACUUM and the word index need memory in other threads.
      memory?.releaseUnusedMemory();
      await vacuumAfterBulkLoad(store.background, written);
      for (const { project } of reports) await prepareWordIndex(context, project);
      return isComplete ? 0 : 1;
    };
  },
};

function parseOnlyOption(
  { system, title, importProject }: ImportFormat,
  { only, repo }: ParsedCommandLineArguments['values'],
): string | undefined {
  if (typeof only === 'string' && importProject)
    throw new UsageError(`An export of ${title} has one project: --only cannot be used.`);
  if (typeof repo === 'string' && system !== FORMAT_WITH_REPOSITORIES)
    throw new UsageError(`${title} has no repositories: use --only instead of --repo.`);
  return [only, repo].find((name) => typeof name === 'string');
}

function parseDatesOption(
  { title, findDateOrder }: ImportFormat,
  value: ParsedCommandLineArguments['values'][string],
): DateOrder | undefined {
  if (value === undefined) return undefined;
  const order = DATE_ORDERS.find((each) => each === value);
  if (!order) throw new UsageError(`--dates must be one of ${DATE_ORDERS.join(', ')}.`);
  if (!findDateOrder)
    throw new UsageError(`--dates cannot be used with ${title}, whose files contain ISO dates.`);
  return order;
}

/** Rejects options that name one project, which contradict --each-project. */
function rejectOptionsOfOneProject(values: ParsedCommandLineArguments['values']): void {
  const option = ['project', 'only', 'repo'].find((name) => values[name] !== undefined);
  if (option !== undefined) throw new UsageError(`--${option} cannot be used with --each-project.`);
}
