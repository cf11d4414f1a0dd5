/** Exports with the viewer's permissions. Each export is recorded in the audit log. */
import { WinnowError } from '../../../shared/errors';
import { DEFAULT_CSV_COLUMNS } from '../../../shared/issueList/csvColumns';
import { ISSUE_SORT_FIELDS, parseIssueSort } from '../../../shared/issueList/issueListUrlState';
import { IMPORTED_ISSUE_NUMBER_MAX } from '../../../shared/limits';
import type { ProjectRow } from '../../store/read/projects';
import { hasPermission } from '../access/permissions';
import { writeAuditEntry } from '../audit/audit';
import type { RequestContext } from '../context/RequestContext';
import { toIssueListRequest } from '../issues/createIssueConnection';
import { loadProjectByKey, loadVisibleProjects, requireIssueVisibility } from '../projects/projects';
import { startCsvExport } from './exportCsv';
import { exportProject } from './exportProject';
import { formatNdjson } from './ndjson';

export interface ViewerExport {
  project: ProjectRow;
  /** The text of the export in chunks, which are read from the database on demand. */
  chunks: AsyncGenerator<string>;
}

/**
 * Exports a project as NDJSON. Maintainers get a complete export, other viewers only what they can read.
 * @param after number of the issue to continue after, or null for the whole export
 * @returns null if the viewer cannot see the project
 * @throws WinnowError VALIDATION_FAILED if `after` is not the number of an issue
 */
export async function startViewerNdjsonExport(
  context: RequestContext,
  projectKey: string,
  after: string | null,
): Promise<ViewerExport | null> {
  const project = await loadProjectByKey(context, projectKey);
  if (!project) return null;
  const afterNumber = parseAfter(after);
  const visible = await loadVisibleProjects(context);
  const scope = {
    project,
    projectKeys: new Map(visible.map(({ id, key }) => [id, key])),
    visibility: requireIssueVisibility(context, project),
    restrictedProjects: await context.load.restrictedProjects(visible.map(({ id }) => id)),
    isComplete: hasPermission(context.viewer, 'MAINTAIN', { project }),
  };
  await recordExport(context, project, { format: 'ndjson', complete: scope.isComplete });
  const records = exportProject(context.store.background, scope, { after: afterNumber ?? undefined });
  return { project, chunks: formatNdjson(records) };
}

/** @throws WinnowError VALIDATION_FAILED if the text is neither null nor the number of an issue */
function parseAfter(text: string | null): number | null {
  if (text === null) return null;
  const number = Number(text);
  if (!(Number.isInteger(number) && number >= 0 && number <= IMPORTED_ISSUE_NUMBER_MAX))
    throw new WinnowError('VALIDATION_FAILED', '`after` must be the number of an issue.');
  return number;
}

export interface CsvExportArguments {
  query: string;
  /** Sort order in the format of list URLs, or null for the default order of the list. */
  sort: string | null;
  /** Comma-separated names of columns, or null for DEFAULT_CSV_COLUMNS. */
  columns: string | null;
  /** Number of the issue to continue after, or null for the whole list. Requires the sort order number-asc. */
  after: string | null;
}

/**
 * Exports the issues of a list as CSV.
 * @returns null if the viewer cannot see the project
 * @throws WinnowError VALIDATION_FAILED, QUERY_SYNTAX
 */
export async function startViewerCsvExport(
  context: RequestContext,
  projectKey: string,
  { query, sort, columns, after }: CsvExportArguments,
): Promise<ViewerExport | null> {
  const project = await loadProjectByKey(context, projectKey);
  if (!project) return null;
  const parsed = parseIssueSort(sort);
  if (sort !== null && !parsed)
    throw new WinnowError(
      'VALIDATION_FAILED',
      `Unknown sort order “${sort}”. Use one of ${Object.keys(ISSUE_SORT_FIELDS).join(', ')} with -asc or -desc.`,
    );
  const afterNumber = parseAfter(after);
  if (afterNumber !== null && sort !== 'number-asc')
    throw new WinnowError('VALIDATION_FAILED', '`after` requires `sort=number-asc`.');
  const chunks = await startCsvExport({
    db: context.store.background,
    search: context.search,
    projectKey: project.key,
    request: {
      ...toIssueListRequest(context, project, query),
      afterNumber,
      order: parsed && {
        field: ISSUE_SORT_FIELDS[parsed.name]![0],
        direction: parsed.direction === 'asc' ? 'ASC' : 'DESC',
      },
    },
    columns: columns === null ? DEFAULT_CSV_COLUMNS : columns.split(','),
  });
  await recordExport(context, project, { format: 'csv' });
  return { project, chunks };
}

const recordExport = (
  context: RequestContext,
  project: ProjectRow,
  details: Record<string, string | boolean>,
): Promise<void> =>
  writeAuditEntry(context.store.db, context, { action: 'issues_exported', subject: project.key, details });
