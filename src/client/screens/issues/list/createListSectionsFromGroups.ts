import type { ListSectionStart } from '../scrubber/useListSections';
import type { IssueRowModel } from '../rowModel/GroupedRows';

/** Returns the groups of a list as sections for the scrollbar (scrubber) and the Go to dialog. */
export function createListSectionsFromGroups(rows: IssueRowModel): ListSectionStart[] {
  return rows.groups.map(({ key, label }, group) => ({ key, label, row: rows.getGroupHeaderRow(group) }));
}
