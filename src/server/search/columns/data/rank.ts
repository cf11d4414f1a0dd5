/** A list written down: the numbers of all its issues in order, and its sections. */
import { describer } from '../../sections';
import type { Section } from '../../Search';
import type { Place } from '../protocol';
import type { Bits } from './Bits';
import type { IssueColumns } from './IssueColumns';
import { NO_GROUP } from './ListGroups';
import type { OrderedColumns } from './OrderedColumns';
import { keyOf } from './OrderedColumns';
import { NEVER } from './TimeColumn';
import { walk, type Walked } from './walk';
import type { OrderField } from '../../Search';

export interface Ranking {
  numbers: Uint32Array;
  sections: Section[];
}

/** What puts the rows of a list in order. */
export interface ListOrder {
  field: OrderField;
  ascending: boolean;
  /** For RELEVANCE: the slots whose titles have each word. */
  words: readonly Bits[];
  /** The group of each slot, and the groups as they are shown. */
  groups: { idOf: (slot: number) => number; order: readonly number[] } | null;
}

export function rank(columns: IssueColumns, ordered: OrderedColumns, order: ListOrder, set: Bits): Ranking {
  const byWords = order.field === 'RELEVANCE';
  const ascending = order.ascending && !byWords;
  const walked = walk(ordered.order(order.field), ordered.stretches(order.field), set, ascending);
  if (!byWords && !order.groups) {
    return { numbers: numbersOf(columns, walked.slots), sections: sectionsOf(walked) };
  }
  const buckets = new Buckets(order);
  const { slots, ends, stretchOf } = distribute(walked, buckets);
  const numbers = numbersOf(columns, slots);
  return {
    numbers,
    sections: byWords ? wordSections(order, buckets, ends) : groupedSections(walked, ends, stretchOf),
  };
}

/** Rows that belong together come together: a bucket for each group, and in it for each number of words. */
export class Buckets {
  readonly count: number;
  readonly #order: ListOrder;
  readonly #places: Map<number, number>;
  readonly #classes: number;

  constructor(order: ListOrder) {
    this.#order = order;
    this.#places = new Map(order.groups?.order.map((id, place) => [id, place]));
    this.#classes = order.field === 'RELEVANCE' ? order.words.length + 1 : 1;
    // After all groups come the rows of none.
    this.count = ((order.groups?.order.length ?? 0) + 1) * this.#classes;
  }

  of(slot: number): number {
    const { groups } = this.#order;
    return this.at(groups ? groups.idOf(slot) : NO_GROUP, hitsOf(this.#order, slot));
  }

  at(group: number, hits: number): number {
    const last = this.#order.groups?.order.length ?? 0;
    const place = this.#places.get(group) ?? last;
    const rank = this.#order.ascending ? hits : this.#classes - 1 - hits;
    return place * this.#classes + (this.#classes === 1 ? 0 : rank);
  }

  /** How many words the titles of a bucket have. */
  hitsIn(bucket: number): number {
    const rank = bucket % this.#classes;
    return this.#order.ascending ? rank : this.#classes - 1 - rank;
  }
}

/** How many of the words a slot's title has. */
export function hitsOf({ words }: ListOrder, slot: number): number {
  let hits = 0;
  for (const word of words) if (word.has(slot)) hits++;
  return hits;
}

/** Where a slot stands in its list. */
export function placeOf(columns: IssueColumns, order: ListOrder, slot: number): Place {
  const key = keyOf(columns, order.field)(slot);
  const group = order.groups?.idOf(slot) ?? NO_GROUP;
  return {
    group: group === NO_GROUP ? null : group,
    hits: hitsOf(order, slot),
    key: key === NEVER ? null : key,
    number: columns.numbers[slot]!,
  };
}

/** How many rows of a ranking come before this place; `through`: those at it too. */
export function rowsBefore(
  columns: IssueColumns,
  order: ListOrder,
  numbers: Uint32Array,
  place: Place,
  through: boolean,
): number {
  const buckets = new Buckets(order);
  const bucket = buckets.at(place.group ?? NO_GROUP, place.hits);
  const key = keyOf(columns, order.field);
  const down = !order.ascending || order.field === 'RELEVANCE';
  const wanted = place.key ?? NEVER;
  const compare = (number: number): number => {
    const slot = columns.slotOf(number);
    const own = key(slot);
    const apart = buckets.of(slot) - bucket;
    if (apart !== 0) return apart;
    if (own === wanted) return place.number - number;
    if (own === NEVER || wanted === NEVER) return own === NEVER ? 1 : -1;
    return own > wanted === down ? -1 : 1;
  };
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const side = compare(numbers[middle]!);
    if (side < 0 || (through && side === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function numbersOf(columns: IssueColumns, slots: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(slots.length);
  const all = columns.numbers;
  const first = all[0] ?? 0;
  if (all[all.length - 1] === first + all.length - 1) {
    // No number is missing, so that none need be looked up.
    for (let i = 0; i < slots.length; i++) numbers[i] = first + slots[i]!;
  } else for (let i = 0; i < slots.length; i++) numbers[i] = all[slots[i]!]!;
  return numbers;
}

/** Rows by bucket, in each as they came; where each bucket ends, and the part of the walk that each row is of. */
function distribute({ slots, parts }: Walked, buckets: Buckets) {
  const bucketOf = Uint32Array.from(slots, (slot) => buckets.of(slot));
  const ends = new Uint32Array(buckets.count);
  for (const bucket of bucketOf) ends[bucket]!++;
  let end = 0;
  for (let bucket = 0; bucket < ends.length; bucket++) {
    const count = ends[bucket]!;
    ends[bucket] = end;
    end += count;
  }
  const sorted = new Uint32Array(slots.length);
  const stretchOf = new Uint32Array(slots.length);
  let part = 0;
  for (let i = 0; i < slots.length; i++) {
    while (i >= parts[part]!.end) part++;
    const at = ends[bucketOf[i]!]!++;
    sorted[at] = slots[i]!;
    stretchOf[at] = part;
  }
  return { slots: sorted, ends, stretchOf };
}

function sectionsOf({ parts }: Walked): Section[] {
  let before = 0;
  return parts.map(({ stretch: { key, label }, end }) => {
    const count = end - before;
    before = end;
    return { key, label, count };
  });
}

function groupedSections({ parts }: Walked, ends: Uint32Array, stretchOf: Uint32Array): Section[] {
  const sections: Section[] = [];
  let row = 0;
  for (const end of ends) {
    for (let current = -1; row < end; row++) {
      if (stretchOf[row] !== current) {
        current = stretchOf[row]!;
        const { key, label } = parts[current]!.stretch;
        sections.push({ key, label, count: 0 });
      }
      sections.at(-1)!.count++;
    }
  }
  return sections;
}

function wordSections({ field }: ListOrder, buckets: Buckets, ends: Uint32Array): Section[] {
  const describe = describer(field, 0);
  const sections: Section[] = [];
  ends.forEach((end, bucket) => {
    const count = end - (bucket === 0 ? 0 : ends[bucket - 1]!);
    if (count === 0) return;
    const { key, label } = describe(buckets.hitsIn(bucket));
    sections.push({ key, label, count });
  });
  return sections;
}
