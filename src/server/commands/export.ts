import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { WinnowError } from '../../shared/errors';
import { DEFAULT_CSV_COLUMNS, getCsvColumnsProblem } from '../../shared/issueList/csvColumns';
import { writeAuditEntry } from '../domain/audit/audit';
import { startCsvExport } from '../domain/export/exportCsv';
import { exportProject } from '../domain/export/exportProject';
import type { ExportScope } from '../domain/export/ExportScope';
import { formatNdjson } from '../domain/export/ndjson';
import type { ExportRecord } from '../domain/export/records';
import { COMMAND_LINE_CALLER } from '../domain/identity/commandLine';
import { createIssueListRequest } from '../search/list/createIssueListRequest';
import { createSqlIssueSearch } from '../search/sql/createSqlIssueSearch';
import { toFileWriteError } from '../store/errors/diskErrors';
import { findExportedProject } from '../store/read/exportedProject';
import { readAllProjects } from '../store/read/projects';
import { rejectPositionalArguments, requireProjectKeyOption } from './arguments';
import {
  type CliCommand,
  type CommandContext,
  type ParsedCommandLineArguments,
  UsageError,
} from './CliCommand';
import { readInterruptedCsvExport, ISSUE_KEY_COLUMN } from './exportCsvFile';
import { readInterruptedNdjsonExport } from './exportNdjsonFile';

export const exportCommand: CliCommand = {
  name: 'export',
  usage: '--project KEY --format ndjson|csv [--query Q] [--columns a,b,c] [--out FILE [--resume]]',
  summary: 'Export a project completely as NDJSON, or a list of its issues as CSV.',
  help: [
    '--project KEY    project to export',
    '--format F       ndjson: everything, one JSON object per line; `winnow import winnow` recreates the project from it',
    '                 csv: a table of issues for spreadsheets, in order of their numbers',
    '--query Q        issues to export as CSV, as in the search of the issue list; default: all',
    `--columns a,b,c  columns of the CSV; default: ${DEFAULT_CSV_COLUMNS.join(',')}`,
    '--out FILE       file to write; an existing one is replaced. Without it, the export is written to standard output',
    '--resume         continue an interrupted export to FILE after its last complete issue, with the same --query and',
    '                 --columns. A CSV must have the column key.',
  ],
  options: {
    project: { type: 'string' },
    format: { type: 'string' },
    query: { type: 'string' },
    columns: { type: 'string' },
    out: { type: 'string' },
    resume: { type: 'boolean' },
  },
  createsDatabase: false,
  createRunner({ values, positionals }) {
    rejectPositionalArguments(positionals);
    const options = parseOptions(values);
    return async (context) => {
      const scope = await loadScope(context, options.projectKey);
      const file = options.out === null ? null : path.resolve(context.cwd, options.out);
      // Recorded before the export starts, because a canceled export has also written issues.
      await writeAuditEntry(context.store.db, COMMAND_LINE_CALLER, {
        action: 'issues_exported',
        subject: options.projectKey,
        details: { format: options.format },
      });
      const issues =
        options.format === 'ndjson'
          ? await runNdjsonExport(context, scope, file, options.isResumed)
          : await runCsvExport(context, scope, file, options);
      if (file !== null)
        context.print(`Export complete: ${issues.toLocaleString('en')} issues written to ${file}.`);
      return 0;
    };
  },
};

interface ExportOptions {
  projectKey: string;
  format: 'ndjson' | 'csv';
  query: string;
  columns: readonly string[];
  out: string | null;
  isResumed: boolean;
}

function parseOptions(values: ParsedCommandLineArguments['values']): ExportOptions {
  const projectKey = requireProjectKeyOption(values.project);
  const { format, query, columns, out } = values;
  const isResumed = values.resume === true;
  if (format !== 'ndjson' && format !== 'csv') throw new UsageError('--format must be ndjson or csv.');
  if (format === 'ndjson' && (query !== undefined || columns !== undefined))
    throw new UsageError('--query and --columns need --format csv: NDJSON is always complete.');
  if (isResumed && typeof out !== 'string') throw new UsageError('--resume needs --out FILE.');
  const columnNames = typeof columns === 'string' ? columns.split(',') : DEFAULT_CSV_COLUMNS;
  const problem = getCsvColumnsProblem(columnNames);
  if (problem) throw new UsageError(`--columns: ${problem}`);
  if (isResumed && format === 'csv' && !columnNames.includes(ISSUE_KEY_COLUMN))
    throw new UsageError(`--resume with --format csv needs ${ISSUE_KEY_COLUMN} in --columns.`);
  return {
    projectKey,
    format,
    query: typeof query === 'string' ? query : '',
    columns: columnNames,
    out: typeof out === 'string' ? out : null,
    isResumed,
  };
}

async function loadScope({ store }: CommandContext, projectKey: string): Promise<ExportScope> {
  const project = await findExportedProject(store.background, projectKey);
  if (!project) throw new WinnowError('NOT_FOUND', `Project ${projectKey} does not exist.`);
  const all = await readAllProjects(store.background, null);
  return {
    project,
    projectKeys: new Map(all.map(({ id, key }) => [id, key])),
    visibility: 'all',
    restrictedProjects: [],
    isComplete: true,
  };
}

/** Writes the whole export, or the rest of a resumed one. Returns the number of issues in the whole export. */
async function runNdjsonExport(
  context: CommandContext,
  scope: ExportScope,
  file: string | null,
  isResumed: boolean,
): Promise<number> {
  const earlier =
    file !== null && isResumed && (await exists(file))
      ? await readInterruptedNdjsonExport(file, scope.project.key)
      : null;
  // A file that does not contain a complete issue is rewritten from the start.
  const last = earlier?.lastIssueNumber ?? null;
  const start = earlier && last !== null ? { after: last, knownLogins: earlier.logins } : {};
  let issues = last === null ? 0 : earlier!.issues;
  context.progress.start(`Exporting ${scope.project.key}`, scope.project.issue_count - issues);
  async function* countIssues(records: AsyncIterable<ExportRecord>): AsyncGenerator<ExportRecord> {
    for await (const record of records) {
      yield record;
      if (record.record !== 'issue') continue;
      issues++;
      context.progress.advance(1);
    }
  }
  const records = countIssues(exportProject(context.store.background, scope, start));
  await writeOutput(context, formatNdjson(records), file, last === null ? 0 : earlier!.length);
  return issues;
}

/**
 * Writes the issues of a list as CSV, or the rest of a resumed export. Returns the number of issues in the whole file.
 */
async function runCsvExport(
  context: CommandContext,
  { project }: ExportScope,
  file: string | null,
  { query, columns, isResumed }: ExportOptions,
): Promise<number> {
  const { store, progress } = context;
  const search = context.search ?? createSqlIssueSearch(store);
  const readable = async () =>
    (await readAllProjects(store.background, null)).map(({ id }) => ({ id, visibility: 'all' as const }));
  const request = {
    ...createIssueListRequest(project.id, 'all', query),
    order: { field: 'NUMBER', direction: 'ASC' } as const,
    readable,
  };
  const earlier =
    file !== null && isResumed && (await exists(file))
      ? await readInterruptedCsvExport(file, project.key, columns)
      : null;
  const after = earlier?.lastIssueNumber ?? null;
  let issues = earlier?.issues ?? 0;
  const chunks = await startCsvExport({
    db: store.background,
    search,
    projectKey: project.key,
    request: { ...request, afterNumber: after },
    columns,
    onRows: (count) => {
      issues += count;
      progress.advance(count);
    },
  });
  const total = await search.list(request).readTotalIssueCount();
  progress.start(`Exporting ${project.key}`, Math.max(total - issues, 0));
  // A file without a complete row is rewritten from the start.
  await writeOutput(context, chunks, file, after === null ? 0 : earlier!.length);
  return issues;
}

/**
 * Writes chunks of text to a file or to standard output.
 * @param offset number of bytes at the beginning of the file to keep
 */
async function writeOutput(
  context: CommandContext,
  chunks: AsyncIterable<string>,
  file: string | null,
  offset: number,
): Promise<void> {
  const output = file === null ? null : await openOutputFile(file, offset);
  try {
    for await (const chunk of chunks) {
      context.signal.throwIfAborted();
      if (output) await output.appendFile(chunk);
      else {
        // `print` adds the newline at the end.
        context.print(chunk.slice(0, -1));
        await context.waitForOutput?.();
      }
    }
    await output?.sync();
  } catch (error) {
    throw file === null ? error : toFileWriteError(file, error);
  } finally {
    await output?.close();
    context.progress.finish();
  }
}

/**
 * Opens a file for writing at `offset`. Only the owner can read a new file, because it may contain a private project.
 */
async function openOutputFile(file: string, offset: number): Promise<FileHandle> {
  const handle = await open(file, offset === 0 ? 'w' : 'a', 0o600);
  if (offset > 0) await handle.truncate(offset);
  return handle;
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
