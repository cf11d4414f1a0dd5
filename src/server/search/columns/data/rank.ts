/** Computes an issue list: the numbers of all its issues in order, and its sections. */
import type { BitSet } from '../../indexing/BitSet';
import type { IssueListPosition } from '../../list/ListSortOrder';
import type { IssueOrderField, IssueListSection } from '../../list/IssueSearch';
import type { NestedIssues } from '../../list/NestedIssues';
import { createSortKeySectionFinder, getSectionWithoutSortKey } from '../../list/sections';
import type { IssueColumnStore } from './IssueColumnStore';
import { UNGROUPED_ISSUES_GROUP_ID } from './ListGroups';
import { createSortKeyReader, type IssueSortOrders } from './IssueSortOrders';
import { NO_TIME_VALUE } from './Float64Column';
import { sortIssueSlots, type SortedIssueSlots } from './sortIssueSlots';

/** The rows of a list in order, and its sections. */
export interface RankedIssues {
  numbers: Uint32Array;
  sections: IssueListSection[];
}

export interface IssueRanking extends RankedIssues {
  /** The issues of the list that are nested below its rows; null: the list does not show trees. */
  nested: NestedIssues | null;
}

/** A value of each slot, such as the id of its group, and all values in order. */
export interface OrderedSlotValues {
  idOf: (slot: number) => number;
  order: readonly number[];
}

/** The order of a list's rows: sort key, direction, number of query words in the title, and groups. */
export interface IssueRankingOrder {
  field: IssueOrderField;
  ascending: boolean;
  /**
   * The slots of the issues with each query word in their title. Empty unless the sort order is RELEVANCE.
   */
  words: readonly BitSet[];
  /** The states or assignees by which STATE and ASSIGNEE sort, ascending. Null for other sort orders. */
  values: OrderedSlotValues | null;
  /** The group of each slot, and the ids of all groups in display order. */
  groups: OrderedSlotValues | null;
}

export function rankIssues(
  columns: IssueColumnStore,
  ordered: IssueSortOrders,
  order: IssueRankingOrder,
  set: BitSet,
): RankedIssues {
  const isByClass = order.field === 'RELEVANCE' || order.values !== null;
  const ascending = order.ascending && !isByClass;
  const sorted = sortIssueSlots(
    ordered.getSortOrder(order.field),
    ordered.getSortOrderSections(order.field),
    set,
    ascending,
  );
  if (!isByClass && !order.groups) {
    return { numbers: toIssueNumbers(columns, sorted.slots), sections: toListSections(sorted) };
  }
  const buckets = new IssueRankBuckets(order);
  const { slots, ends, sectionOf } = distributeToRankBuckets(sorted, buckets);
  const numbers = toIssueNumbers(columns, slots);
  return {
    numbers,
    sections: isByClass
      ? createClassListSections(order, buckets, ends)
      : createGroupedListSections(sorted, ends, sectionOf),
  };
}

/**
 * Splits the rows of a list into buckets, in list order. There is a bucket for each class of each group. A class is a
 * number of query words in the title for RELEVANCE, a state or an assignee for STATE or ASSIGNEE; other sort orders
 * have one class.
 */
export class IssueRankBuckets {
  readonly count: number;
  readonly #order: IssueRankingOrder;
  readonly #places: Map<number, number>;
  /** The rank of each state or assignee, ascending. */
  readonly #valueRanks: Map<number, number>;
  readonly #classes: number;

  constructor(order: IssueRankingOrder) {
    this.#order = order;
    this.#places = new Map(order.groups?.order.map((id, place) => [id, place]));
    this.#valueRanks = new Map(order.values?.order.map((id, rank) => [id, rank]));
    this.#classes = order.values
      ? order.values.order.length + 1
      : order.field === 'RELEVANCE'
        ? order.words.length + 1
        : 1;
    // Rows without a group come last.
    this.count = ((order.groups?.order.length ?? 0) + 1) * this.#classes;
  }

  getBucketOfIssueSlot(slot: number): number {
    const { groups, values } = this.#order;
    const rank = values
      ? this.#getRankOfValue(values.idOf(slot))
      : this.#getRankOfTitleHits(countTitleHits(this.#order, slot));
    return groups ? this.#getBucket(groups.idOf(slot), rank) : rank;
  }

  getBucketOfPosition({ group, hits, key }: IssueListPosition): number {
    const rank = this.#order.values
      ? this.#getRankOfValue(key ?? UNGROUPED_ISSUES_GROUP_ID)
      : this.#getRankOfTitleHits(hits);
    return this.#getBucket(group ?? UNGROUPED_ISSUES_GROUP_ID, rank);
  }

  #getBucket(group: number, rank: number): number {
    const last = this.#order.groups?.order.length ?? 0;
    const place = this.#places.get(group) ?? last;
    return place * this.#classes + rank;
  }

  #getRankOfTitleHits(hits: number): number {
    if (this.#classes === 1) return 0;
    return this.#order.ascending ? hits : this.#classes - 1 - hits;
  }

  /** Issues without an assignee come last in both directions. */
  #getRankOfValue(id: number): number {
    const last = this.#classes - 1;
    const rank = this.#valueRanks.get(id);
    if (rank === undefined) return last;
    return this.#order.ascending ? rank : last - 1 - rank;
  }

  /**
   * Returns the section key of a bucket's rows: how many query words their titles contain, or their state or assignee.
   */
  getSectionKeyOfBucket(bucket: number): number | null {
    const rank = bucket % this.#classes;
    const { values, ascending } = this.#order;
    if (!values) return this.#getRankOfTitleHits(rank);
    return values.order[ascending ? rank : this.#classes - 2 - rank] ?? null;
  }
}

/** Counts the query words in the title of an issue. */
export function countTitleHits({ words }: IssueRankingOrder, slot: number): number {
  let hits = 0;
  for (let i = 0; i < words.length; i++) hits += Number(words[i]!.has(slot));
  return hits;
}

/** Returns the position of an issue in a list: its sort keys and number. */
export function getIssueListPosition(
  columns: IssueColumnStore,
  order: IssueRankingOrder,
  slot: number,
): IssueListPosition {
  const key = order.values?.idOf(slot) ?? createSortKeyReader(columns, order.field)(slot);
  const group = order.groups?.idOf(slot) ?? UNGROUPED_ISSUES_GROUP_ID;
  return {
    group: group === UNGROUPED_ISSUES_GROUP_ID ? null : group,
    hits: countTitleHits(order, slot),
    key: key === NO_TIME_VALUE || key === UNGROUPED_ISSUES_GROUP_ID ? null : key,
    number: columns.numbers[slot]!,
  };
}

/**
 * Counts the rows of a list before a position.
 * @param inclusive whether to count the row at the position, too
 */
export function countIssueListRowsBefore(
  columns: IssueColumnStore,
  order: IssueRankingOrder,
  numbers: Uint32Array,
  position: IssueListPosition,
  inclusive: boolean,
): number {
  const buckets = new IssueRankBuckets(order);
  const bucket = buckets.getBucketOfPosition(position);
  const key = createSortKeyReader(columns, order.field);
  const isDescending = !order.ascending || order.field === 'RELEVANCE' || order.values !== null;
  const wanted = order.values ? position.number : (position.key ?? NO_TIME_VALUE);
  const compare = (number: number): number => {
    const slot = columns.findSlotByIssueNumber(number);
    const own = key(slot);
    const apart = buckets.getBucketOfIssueSlot(slot) - bucket;
    if (apart !== 0) return apart;
    if (own === wanted) return position.number - number;
    if (own === NO_TIME_VALUE || wanted === NO_TIME_VALUE) return own === NO_TIME_VALUE ? 1 : -1;
    return own > wanted === isDescending ? -1 : 1;
  };
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const side = compare(numbers[middle]!);
    if (side < 0 || (inclusive && side === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Replaces slots by the numbers of their issues, in place: an array of ten million elements takes long to allocate. */
function toIssueNumbers(columns: IssueColumnStore, slots: Uint32Array): Uint32Array {
  const all = columns.numbers;
  if (columns.areNumbersConsecutive) {
    const first = all[0] ?? 0;
    for (let i = 0; i < slots.length; i++) slots[i]! += first;
  } else for (let i = 0; i < slots.length; i++) slots[i] = all[slots[i]!]!;
  return slots;
}

/**
 * Distributes rows in sort order to buckets, keeping their order within each bucket. Returns the rows, where
 * each bucket ends, and the index of each row's section of the sort order.
 */
function distributeToRankBuckets({ slots, parts }: SortedIssueSlots, buckets: IssueRankBuckets) {
  const bucketOf = new Uint32Array(slots.length);
  const ends = new Uint32Array(buckets.count);
  for (let i = 0; i < slots.length; i++) {
    const bucket = buckets.getBucketOfIssueSlot(slots[i]!);
    bucketOf[i] = bucket;
    ends[bucket]!++;
  }
  let end = 0;
  for (let bucket = 0; bucket < ends.length; bucket++) {
    const count = ends[bucket]!;
    ends[bucket] = end;
    end += count;
  }
  const sorted = new Uint32Array(slots.length);
  const sectionOf = new Uint32Array(slots.length);
  let part = 0;
  for (let i = 0; i < slots.length; i++) {
    while (i >= parts[part]!.end) part++;
    const at = ends[bucketOf[i]!]!++;
    sorted[at] = slots[i]!;
    sectionOf[at] = part;
  }
  return { slots: sorted, ends, sectionOf };
}

function toListSections({ parts }: SortedIssueSlots): IssueListSection[] {
  let before = 0;
  return parts.map(({ section: { key, label }, end }) => {
    const count = end - before;
    before = end;
    return { key, label, count };
  });
}

function createGroupedListSections(
  { parts }: SortedIssueSlots,
  ends: Uint32Array,
  sectionOf: Uint32Array,
): IssueListSection[] {
  const sections: IssueListSection[] = [];
  let row = 0;
  for (const end of ends) {
    for (let current = -1; row < end; row++) {
      if (sectionOf[row] !== current) {
        current = sectionOf[row]!;
        const { key, label } = parts[current]!.section;
        sections.push({ key, label, count: 0 });
      }
      sections.at(-1)!.count++;
    }
  }
  return sections;
}

function createClassListSections(
  { field }: IssueRankingOrder,
  buckets: IssueRankBuckets,
  ends: Uint32Array,
): IssueListSection[] {
  const describe = createSortKeySectionFinder(field, 0);
  const sections: IssueListSection[] = [];
  ends.forEach((end, bucket) => {
    const count = end - (bucket === 0 ? 0 : ends[bucket - 1]!);
    if (count === 0) return;
    const sectionKey = buckets.getSectionKeyOfBucket(bucket);
    const { key, label } = sectionKey === null ? getSectionWithoutSortKey(field) : describe(sectionKey);
    sections.push({ key, label, count });
  });
  return sections;
}
