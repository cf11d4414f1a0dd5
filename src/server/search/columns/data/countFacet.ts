/** Counts facets: how many issues of a set have each value of a field. */
import type { FieldWith } from '../../../../shared/fields/fields';
import {
  doesZeroMeanNoValue,
  findFieldByGraphQLName,
  type IdListColumnName,
  isIdListColumn,
} from '../../fields/searchFields';
import type { IssueFacetField } from '../../list/IssueSearch';
import type { PackedFacetCounts } from './protocol';
import type { BitSet } from '../../indexing/BitSet';
import type { IdListColumn } from './IdListColumn';
import type { IssueColumnStore } from './IssueColumnStore';
import type { NumberColumn } from './NumberColumn';

/**
 * The slots over which the facets of a set of issues are counted. If the set contains more than half of all
 * issues, it is faster to count the issues outside the set and to subtract their counts from those of all
 * issues.
 */
interface IssueSlotsToCount {
  slots: Uint32Array;
  isComplement: boolean;
}

function chooseIssueSlotsToCount(set: BitSet): IssueSlotsToCount {
  const isComplement = set.count * 2 > set.size;
  return {
    isComplement,
    slots: isComplement ? set.copy().invertBits().listSetBits() : set.listSetBits(),
  };
}

export type FacetColumn = FieldWith<'facet'>;

/** Returns the column whose values a facet counts. CATEGORY and PROJECT count states; the caller adds them up. */
export const getFacetColumn = (field: IssueFacetField): FacetColumn =>
  (findFieldByGraphQLName(field) as FacetColumn | undefined) ?? 'state';

/** Counts the values of several columns in a set of issues. */
export function countFacetColumns(
  columns: IssueColumnStore,
  wanted: readonly FacetColumn[],
  set: BitSet,
): Map<FacetColumn, PackedFacetCounts> {
  const slots = chooseIssueSlotsToCount(set);
  return new Map(
    wanted.map((name) => [
      name,
      isIdListColumn(name)
        ? countIdListColumnValues(columns[name], slots)
        : countNumberColumnValues(columns[name], name, slots),
    ]),
  );
}

function countIdListColumnValues(
  column: IdListColumn,
  { slots, isComplement }: IssueSlotsToCount,
): PackedFacetCounts {
  const counted = column.countIdsInIssueSlots(slots);
  return {
    counts: packFacetCounts(0, column.issueCountsById, counted.counts, isComplement),
    none: isComplement ? column.emptyListCount - counted.empty : counted.empty,
  };
}

function countNumberColumnValues(
  column: NumberColumn,
  name: Exclude<FacetColumn, IdListColumnName>,
  { slots, isComplement }: IssueSlotsToCount,
): PackedFacetCounts {
  const counted = column.countValuesInIssueSlots(slots);
  const hasNone = doesZeroMeanNoValue(name);
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
