/** Starts downloads of exports. This module is loaded when the user exports something. */
import { ISSUE_ROW_CSV_COLUMNS } from '../../../../shared/issueList/csvColumns';
import { DEFAULT_ISSUE_COLUMNS, parseIssueColumns } from '../../../../shared/issueList/issueColumns';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';

/** Returns the URL of the CSV export of an issue list, with the columns that the list shows. */
export function buildCsvExportHref(projectKey: string, { query, sort, columns }: IssueListUrlState): string {
  const chosen = columns === null ? DEFAULT_ISSUE_COLUMNS : parseIssueColumns(columns).map(({ key }) => key);
  const search = new URLSearchParams({ columns: [...ISSUE_ROW_CSV_COLUMNS, ...chosen].join(',') });
  if (query !== '') search.set('q', query);
  if (sort !== null) search.set('sort', sort);
  return `/export/${encodeURIComponent(projectKey)}.csv?${search}`;
}

export const downloadListAsCsv = (projectKey: string, list: IssueListUrlState): void =>
  download(buildCsvExportHref(projectKey, list));

export const downloadProjectAsNdjson = (projectKey: string): void =>
  download(`/export/${encodeURIComponent(projectKey)}.ndjson`);

/** Starts a download. If the server rejects it, the browser shows a failed download and stays on the page. */
function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
