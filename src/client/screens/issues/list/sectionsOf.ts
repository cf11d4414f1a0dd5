import type { SectionStart } from '../scrubber/useSections';
import type { GroupedRows } from '../rowModel/GroupedRows';

/** The groups of a list as the sections that its scrollbar is marked with. */
export function sectionsOf(rows: GroupedRows): SectionStart[] {
  return rows.groups.map(({ key, label }, group) => ({ key, label, row: rows.headerOf(group) }));
}
