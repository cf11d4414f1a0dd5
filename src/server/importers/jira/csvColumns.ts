/** The columns of Jira's CSV exports, in lower case. */
import type { CsvExport } from '../input/readCsvObjects';

export const JIRA_CSV_EXPORT: CsvExport = {
  findHeaderProblem: (header) =>
    header.includes('issue key')
      ? null
      : 'this is not a CSV export of Jira: its first line has no column "Issue key"',
  idColumns: ['issue key'],
  titleColumn: 'summary',
  textColumns: ['description', 'comment', 'comments'],
  dateColumns: ['created', 'updated', 'resolved', 'due date'],
  commentColumns: ['comment', 'comments'],
};

/** Columns with the key or the id of the parent, in order of preference. In Jira Cloud, "Parent" contains the id. */
export const PARENT_COLUMNS = ['parent key', 'parent', 'parent id'];
