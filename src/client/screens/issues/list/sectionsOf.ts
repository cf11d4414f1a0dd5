import type { SectionStart } from '../scrubber/useSections';
import type { GroupedRows } from '../rowModel/GroupedRows';

/** The groups of a list as sections for the scrubber and the Go to dialog. */
export function sectionsOf(rows: GroupedRows): SectionStart[] {
  return rows.groups.map(({ key, label }, group) => ({ key, label, row: rows.headerRow(group) }));
}
