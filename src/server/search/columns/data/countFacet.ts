/** Counts a facet: how many issues of a set have each value of a field. */
import type { FacetField } from '../../list/Search';
import type { PackedFacetCounts } from './protocol';
import type { BitSet } from '../../indexing/BitSet';
import type { IssueColumnStore } from './IssueColumnStore';

/**
 * The slots over which the facets of a set of issues are counted. If the set contains more than half of all
 * issues, it is faster to count the issues outside the set and to subtract their counts from those of all
 * issues.
 */
export interface SlotsToCount {
  slots: Uint32Array;
  isComplement: boolean;
}

export function chooseSlotsToCount(set: BitSet): SlotsToCount {
  const lacking = set.count * 2 > set.size;
  return { isComplement: lacking, slots: lacking ? set.copy().invert().listSlots() : set.listSlots() };
}

export function countFacet(columns: IssueColumnStore, field: FacetField, set: SlotsToCount): PackedFacetCounts {
  switch (field) {
    case 'ASSIGNEE':
      return countIdListColumn(columns.assignees, set);
    case 'LABEL':
      return countIdListColumn(columns.labels, set);
    default:
      return countNumberColumn(columns, field, set);
  }
}

function countIdListColumn(column: IssueColumnStore['labels'], { slots, isComplement: lacking }: SlotsToCount): PackedFacetCounts {
  const counted = column.countIdsInSlots(slots);
  return {
    counts: packCounts(0, column.counts, counted.counts, lacking),
    none: lacking ? column.empty - counted.empty : counted.empty,
  };
}

const FACET_COLUMNS = {
  STATE: 'state',
  // The facet CATEGORY counts workflow states. The caller adds up the states of each category.
  CATEGORY: 'state',
  TYPE: 'type',
  PRIORITY: 'priority',
  AUTHOR: 'author',
  MILESTONE: 'milestone',
} as const;

function countNumberColumn(
  columns: IssueColumnStore,
  field: keyof typeof FACET_COLUMNS,
  { slots, isComplement: lacking }: SlotsToCount,
): PackedFacetCounts {
  const column = columns[FACET_COLUMNS[field]];
  const counted = column.countValuesInSlots(slots);
  // Value 0 is the first issue type in the type column. In all other columns, it means no value.
  const hasNone = field !== 'TYPE';
  const none = lacking ? (column.counts[0] ?? 0) - (counted[0] ?? 0) : (counted[0] ?? 0);
  return { counts: packCounts(hasNone ? 1 : 0, column.counts, counted, lacking), none: hasNone ? none : 0 };
}

function packCounts(first: number, all: readonly number[], counted: Uint32Array, lacking: boolean): Int32Array {
  const packed: number[] = [];
  for (let id = first; id < counted.length; id++) {
    const count = lacking ? (all[id] ?? 0) - counted[id]! : counted[id]!;
    if (count > 0) packed.push(id, count);
  }
  return Int32Array.from(packed);
}
