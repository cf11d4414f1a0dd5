/** Computes an issue list: the numbers of all its issues in order, and its sections. */
import type { BitSet } from '../../indexing/BitSet';
import type { IssueListPosition } from '../../list/ListSortOrder';
import type { IssueOrderField, IssueListSection } from '../../list/IssueSearch';
import { createSortKeySectionFinder } from '../../list/sections';
import type { IssueColumnStore } from './IssueColumnStore';
import { UNGROUPED_ISSUES_GROUP_ID } from './ListGroups';
import { createSortKeyReader, type IssueSortOrders } from './IssueSortOrders';
import { NO_TIME_VALUE } from './TimeColumn';
import { sortIssueSlots, type SortedIssueSlots } from './sortIssueSlots';

export interface IssueRanking {
  numbers: Uint32Array;
  sections: IssueListSection[];
}

/** The order of a list's rows: sort key, direction, number of query words in the title, and groups. */
export interface IssueRankingOrder {
  field: IssueOrderField;
  ascending: boolean;
  /**
   * The slots of the issues with each query word in their title. Empty unless the sort order is RELEVANCE.
   */
  words: readonly BitSet[];
  /** The group of each slot, and the ids of all groups in display order. */
  groups: { idOf: (slot: number) => number; order: readonly number[] } | null;
}

export function rankIssues(
  columns: IssueColumnStore,
  ordered: IssueSortOrders,
  order: IssueRankingOrder,
  set: BitSet,
): IssueRanking {
  const byWords = order.field === 'RELEVANCE';
  const ascending = order.ascending && !byWords;
  const sorted = sortIssueSlots(
    ordered.getSortOrder(order.field),
    ordered.getSortOrderSections(order.field),
    set,
    ascending,
  );
  if (!byWords && !order.groups) {
    return { numbers: toIssueNumbers(columns, sorted.slots), sections: toListSections(sorted) };
  }
  const buckets = new IssueRankBuckets(order);
  const { slots, ends, sectionOf } = distributeToRankBuckets(sorted, buckets);
  const numbers = toIssueNumbers(columns, slots);
  return {
    numbers,
    sections: byWords
      ? createTitleHitListSections(order, buckets, ends)
      : createGroupedListSections(sorted, ends, sectionOf),
  };
}

/**
 * Splits the rows of a list into buckets, in list order. There is a bucket for each group and, for RELEVANCE,
 * for each number of query words in the title.
 */
export class IssueRankBuckets {
  readonly count: number;
  readonly #order: IssueRankingOrder;
  readonly #places: Map<number, number>;
  readonly #classes: number;

  constructor(order: IssueRankingOrder) {
    this.#order = order;
    this.#places = new Map(order.groups?.order.map((id, place) => [id, place]));
    this.#classes = order.field === 'RELEVANCE' ? order.words.length + 1 : 1;
    // Rows without a group come last.
    this.count = ((order.groups?.order.length ?? 0) + 1) * this.#classes;
  }

  getBucketOfIssueSlot(slot: number): number {
    const { groups } = this.#order;
    const hits = countTitleHits(this.#order, slot);
    return groups
      ? this.getBucketByGroupAndTitleHits(groups.idOf(slot), hits)
      : this.#getRankOfTitleHits(hits);
  }

  getBucketByGroupAndTitleHits(group: number, hits: number): number {
    const last = this.#order.groups?.order.length ?? 0;
    const place = this.#places.get(group) ?? last;
    return place * this.#classes + this.#getRankOfTitleHits(hits);
  }

  #getRankOfTitleHits(hits: number): number {
    if (this.#classes === 1) return 0;
    return this.#order.ascending ? hits : this.#classes - 1 - hits;
  }

  /** Returns how many query words the titles of a bucket's rows contain. */
  getTitleHitCountOfBucket(bucket: number): number {
    return this.#getRankOfTitleHits(bucket % this.#classes);
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
  const key = createSortKeyReader(columns, order.field)(slot);
  const group = order.groups?.idOf(slot) ?? UNGROUPED_ISSUES_GROUP_ID;
  return {
    group: group === UNGROUPED_ISSUES_GROUP_ID ? null : group,
    hits: countTitleHits(order, slot),
    key: key === NO_TIME_VALUE ? null : key,
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
  const bucket = buckets.getBucketByGroupAndTitleHits(
    position.group ?? UNGROUPED_ISSUES_GROUP_ID,
    position.hits,
  );
  const key = createSortKeyReader(columns, order.field);
  const isDescending = !order.ascending || order.field === 'RELEVANCE';
  const wanted = position.key ?? NO_TIME_VALUE;
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

function createTitleHitListSections(
  { field }: IssueRankingOrder,
  buckets: IssueRankBuckets,
  ends: Uint32Array,
): IssueListSection[] {
  const describe = createSortKeySectionFinder(field, 0);
  const sections: IssueListSection[] = [];
  ends.forEach((end, bucket) => {
    const count = end - (bucket === 0 ? 0 : ends[bucket - 1]!);
    if (count === 0) return;
    const { key, label } = describe(buckets.getTitleHitCountOfBucket(bucket));
    sections.push({ key, label, count });
  });
  return sections;
}
