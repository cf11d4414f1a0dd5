import type { SectionStart } from '../scrubber/useSections';
import type { GroupedRows } from '../rowModel/GroupedRows';

/** Returns the groups of a list as sections for the scrollbar (scrubber) and the Go to dialog. */
export function createGroupSections(rows: GroupedRows): SectionStart[] {
  return rows.groups.map(({ key, label }, group) => ({ key, label, row: rows.getHeaderRow(group) }));
}
