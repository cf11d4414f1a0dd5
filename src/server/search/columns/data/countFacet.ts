/** Counts a facet: how many issues of a set have each value of a field. */
import type { IssueFacetField } from '../../list/IssueSearch';
import type { PackedFacetCounts } from './protocol';
import type { BitSet } from '../../indexing/BitSet';
import type { IssueColumnStore } from './IssueColumnStore';

/**
 * The slots over which the facets of a set of issues are counted. If the set contains more than half of all
 * issues, it is faster to count the issues outside the set and to subtract their counts from those of all
 * issues.
 */
export interface IssueSlotsToCount {
  slots: Uint32Array;
  isComplement: boolean;
}

export function chooseIssueSlotsToCount(set: BitSet): IssueSlotsToCount {
  const isComplement = set.count * 2 > set.size;
  return {
    isComplement,
    slots: isComplement ? set.copy().invertBits().listSetBits() : set.listSetBits(),
  };
}

export function countFacetValues(
  columns: IssueColumnStore,
  field: IssueFacetField,
  set: IssueSlotsToCount,
): PackedFacetCounts {
  switch (field) {
    case 'ASSIGNEE':
      return countIdListColumnValues(columns.assignees, set);
    case 'LABEL':
      return countIdListColumnValues(columns.labels, set);
    default:
      return countNumberColumnValues(columns, field, set);
  }
}

function countIdListColumnValues(
  column: IssueColumnStore['labels'],
  { slots, isComplement }: IssueSlotsToCount,
): PackedFacetCounts {
  const counted = column.countIdsInIssueSlots(slots);
  return {
    counts: packFacetCounts(0, column.issueCountsById, counted.counts, isComplement),
    none: isComplement ? column.emptyListCount - counted.empty : counted.empty,
  };
}

const FACET_NUMBER_COLUMNS = {
  STATE: 'state',
  // The facet CATEGORY counts workflow states. The caller adds up the states of each category.
  CATEGORY: 'state',
  TYPE: 'type',
  PRIORITY: 'priority',
  AUTHOR: 'author',
  MILESTONE: 'milestone',
} as const;

function countNumberColumnValues(
  columns: IssueColumnStore,
  field: keyof typeof FACET_NUMBER_COLUMNS,
  { slots, isComplement }: IssueSlotsToCount,
): PackedFacetCounts {
  const column = columns[FACET_NUMBER_COLUMNS[field]];
  const counted = column.countValuesInIssueSlots(slots);
  // Value 0 is the first issue type in the type column. In all other columns, it means no value.
  const hasNone = field !== 'TYPE';
  const none = isComplement ? (column.issueCountsByValue[0] ?? 0) - (counted[0] ?? 0) : (counted[0] ?? 0);
  return {
    counts: packFacetCounts(hasNone ? 1 : 0, column.issueCountsByValue, counted, isComplement),
    none: hasNone ? none : 0,
  };
}

function packFacetCounts(
  first: number,
  all: readonly number[],
  counted: Uint32Array,
  isComplement: boolean,
): Int32Array {
  const packed: number[] = [];
  for (let id = first; id < counted.length; id++) {
    const count = isComplement ? (all[id] ?? 0) - counted[id]! : counted[id]!;
    if (count > 0) packed.push(id, count);
  }
  return Int32Array.from(packed);
}
