/** Counts a facet: the number of issues of a set per value of a field. */
import type { FacetField } from '../../list/Search';
import type { FacetCount } from './protocol';
import type { Bits } from '../../indexing/Bits';
import type { IssueColumns } from './IssueColumns';

/**
 * The slots to count for a set: its own or, if it contains more than half of all issues, those it lacks, whose
 * counts are subtracted from the counts of all issues.
 */
export interface CountedSet {
  slots: Uint32Array;
  lacking: boolean;
}

export function countedSet(set: Bits): CountedSet {
  const lacking = set.count * 2 > set.size;
  return { lacking, slots: lacking ? set.copy().invert().slots() : set.slots() };
}

export function countFacet(columns: IssueColumns, field: FacetField, set: CountedSet): FacetCount {
  switch (field) {
    case 'ASSIGNEE':
      return ofLists(columns.assignees, set);
    case 'LABEL':
      return ofLists(columns.labels, set);
    default:
      return ofNumbers(columns, field, set);
  }
}

function ofLists(column: IssueColumns['labels'], { slots, lacking }: CountedSet): FacetCount {
  const counted = column.countOf(slots);
  return {
    counts: pack(0, column.counts, counted.counts, lacking),
    none: lacking ? column.empty - counted.empty : counted.empty,
  };
}

const COLUMNS = {
  STATE: 'state',
  // The caller adds up the states of each category.
  CATEGORY: 'state',
  TYPE: 'type',
  PRIORITY: 'priority',
  AUTHOR: 'author',
  MILESTONE: 'milestone',
} as const;

function ofNumbers(
  columns: IssueColumns,
  field: keyof typeof COLUMNS,
  { slots, lacking }: CountedSet,
): FacetCount {
  const column = columns[COLUMNS[field]];
  const counted = column.countOf(slots);
  // Type 0 is a type. In all other columns, 0 means no value.
  const hasNone = field !== 'TYPE';
  const none = lacking ? (column.counts[0] ?? 0) - (counted[0] ?? 0) : (counted[0] ?? 0);
  return { counts: pack(hasNone ? 1 : 0, column.counts, counted, lacking), none: hasNone ? none : 0 };
}

function pack(first: number, all: readonly number[], counted: Uint32Array, lacking: boolean): Int32Array {
  const packed: number[] = [];
  for (let id = first; id < counted.length; id++) {
    const count = lacking ? (all[id] ?? 0) - counted[id]! : counted[id]!;
    if (count > 0) packed.push(id, count);
  }
  return Int32Array.from(packed);
}
