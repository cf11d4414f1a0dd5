import path from 'node:path';
import { formatImportReport } from '../importers/report/formatImportReport';
import { importGithubIssues } from '../importers/github/importGithubIssues';
import { hasExclusiveDatabaseAccess } from '../importers/write/batchLimits';
import { writeAuditEntry } from '../domain/audit/audit';
import { COMMAND_LINE_CALLER } from '../domain/identity/commandLine';
import { runBulkLoadWithoutIndexes } from '../store/load/runBulkLoadWithoutIndexes';
import { vacuumAfterBulkLoad } from '../store/maintenance/vacuum';
import { rejectPositionalArguments, requireProjectKeyOption, parseVisibilityOption } from './arguments';
import { type CliCommand, UsageError } from './CliCommand';
import { prepareWordIndex } from './prepareWordIndex';

const IMPORT_FORMATS = ['github'];

export const importCommand: CliCommand = {
  name: 'import',
  usage:
    'github FILE|DIR --project KEY [--create] [--visibility public|internal|private] [--repo OWNER/NAME] [--report FILE]',
  summary: 'Import issues from another tracker. Importing again applies only what changed there.',
  help: [
    'github             NDJSON or a JSON array of issues, a folder of saved REST pages, or the output of',
    '                   `gh issue list --json`; gzip-compressed files are accepted',
    '--project KEY      project that receives the issues',
    '--create           create the project if it does not exist',
    '--visibility V     visibility of a created project: public, internal or private',
    '--repo OWNER/NAME  repository to import when the file contains several',
    '--report FILE      write counts of read, new, changed, skipped and dropped records to a JSON file',
  ],
  options: {
    project: { type: 'string' },
    create: { type: 'boolean' },
    visibility: { type: 'string' },
    repo: { type: 'string' },
    report: { type: 'string' },
  },
  createsDatabase: true,
  createRunner({ values, positionals }) {
    const [format, file, ...others] = positionals;
    if (!format || !IMPORT_FORMATS.includes(format)) {
      throw new UsageError(`The import format must be one of ${IMPORT_FORMATS.join(', ')}.`);
    }
    if (!file) throw new UsageError('Missing argument FILE|DIR.');
    rejectPositionalArguments(others);
    const projectKey = requireProjectKeyOption(values.project);
    const visibility = parseVisibilityOption(values.visibility);
    return async (context) => {
      const { store, cwd, print, progress, signal } = context;
      const options = {
        source: path.resolve(cwd, file),
        projectKey,
        create: values.create === true,
        visibility,
        repo: values.repo as string | undefined,
        report: typeof values.report === 'string' ? path.resolve(cwd, values.report) : undefined,
        signal,
      };
      // Printed and recorded before the indexes are built, because that step fails if the import has filled the disk.
      const load = async () => {
        const report = await importGithubIssues(store, options, progress);
        print(formatImportReport(report));
        const { kept, changed } = report.counts.issues;
        await writeAuditEntry(store.db, COMMAND_LINE_CALLER, {
          action: 'issues_imported',
          subject: report.project,
          details: { format, new: kept, changed, complete: report.failure === null },
        });
        return report;
      };
      const report = hasExclusiveDatabaseAccess(store)
        ? await runBulkLoadWithoutIndexes(store, load, progress)
        : await load();
      const { kept, changed } = report.counts.issues;
      await vacuumAfterBulkLoad(store.background, kept + changed);
      await prepareWordIndex(context, projectKey);
      return report.failure === null ? 0 : 1;
    };
  },
};
