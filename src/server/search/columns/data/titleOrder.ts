/**
 * The order of issues by title. Each title has a number as its sort key: titles are in the order of their keys, and
 * equal titles have equal keys. A list is therefore sorted without reading titles. Keys have gaps, so that a new title
 * gets a key between those of its neighbors; if a gap is used up, all keys are spread out again.
 */
import { createGrowableArray } from '../arrays/growableArrays';
import { BitSet } from '../../indexing/BitSet';
import type { IssueColumnStore } from './IssueColumnStore';
import { radixSortSlotsDescending } from './radixSort';
import { SortedIssueSlotIndex } from './SortedIssueSlotIndex';

/** All keys are between 0 and this number, both exclusive, so that sums of keys are safe integers. */
const TITLE_KEY_END = 2 ** 52;
/** Number of bytes of a title that are compared at once. Together, they are a safe integer. */
const COMPARED_BYTES = 6;
/**
 * Up to this number of issues are sorted by comparing whole titles, which temporarily takes about 200 bytes per issue.
 */
const COMPARED_TITLES_MAX = 4_096;

/**
 * Returns the text by which a title is sorted: its UTF-8 bytes, with A–Z treated as a–z, as one character per byte.
 */
export function readTitleSortText(columns: IssueColumnStore, slot: number): string {
  const bytes = columns.title.getBytes(slot);
  if (bytes.length > folded.length) folded = Buffer.alloc(2 * bytes.length);
  for (let i = 0; i < bytes.length; i++) folded[i] = toLowerCase(bytes[i]!);
  return folded.toString('latin1', 0, bytes.length);
}

/** Receives the bytes of a title in lower case. */
let folded = Buffer.alloc(1_024);

/** Returns the code point of the first character of a title, in lower case, or 0 if the title is empty. */
export function readFirstTitleCharacter(columns: IssueColumnStore, slot: number): number {
  return toLowerCase(columns.title.get(slot).codePointAt(0) ?? 0);
}

const toLowerCase = (code: number): number => (code >= 0x41 && code <= 0x5a ? code + 0x20 : code);

/**
 * Sorts all issues by title and gives each title its key, in steps of at most COMPARED_TITLES_MAX titles, except for
 * some passes that are as fast as the sort of any other order.
 */
export function* sortIssuesByTitle(columns: IssueColumnStore): Generator<void, SortedIssueSlotIndex> {
  const { size } = columns;
  const slots = createGrowableArray(new Uint32Array(0), size);
  for (let slot = 0; slot < size; slot++) slots[slot] = size - 1 - slot;
  const ties = new BitSet(size);
  yield* sortTitlesInRange(columns, slots, { start: 0, end: size }, 0, ties);
  spreadTitleKeys(columns, slots, ties);
  return new SortedIssueSlotIndex(createTitleKeyReader(columns), slots, size);
}

export function createTitleKeyReader({ titleKeys }: IssueColumnStore): (slot: number) => number {
  return (slot) => titleKeys.cells[slot]!;
}

/**
 * Gives the titles of new or renamed issues their keys.
 * @param order the other issues, by title
 * @param changed the slots of the issues, which are not in `order`
 */
export function setTitleKeys(
  columns: IssueColumnStore,
  order: SortedIssueSlotIndex,
  changed: readonly number[],
): void {
  const added = changed
    .map((slot) => ({ slot, text: readTitleSortText(columns, slot) }))
    .sort(compareTitlesDescending);
  while (!setKeysBetweenNeighbors(columns, order, added)) {
    spreadTitleKeys(columns, order.slots, findTies(order));
  }
}

interface SlotAndTitle {
  slot: number;
  text: string;
}

/** Returns false if a gap between two keys is too small. The keys of `added` are then incomplete. */
function setKeysBetweenNeighbors(
  columns: IssueColumnStore,
  { slots, key }: SortedIssueSlotIndex,
  added: readonly SlotAndTitle[],
): boolean {
  const textAt = (at: number): string => readTitleSortText(columns, slots[at]!);
  for (let start = 0; start < added.length;) {
    const { text } = added[start]!;
    let at = 0;
    for (let high = slots.length; at < high;) {
      const middle = (at + high) >>> 1;
      if (textAt(middle) > text) at = middle + 1;
      else high = middle;
    }
    const next = at < slots.length ? textAt(at) : null;
    const isBetween = ({ text: other }: SlotAndTitle): boolean => next === null || other > next;
    let end = start;
    while (end < added.length && isBetween(added[end]!)) end++;
    const between = added.slice(start, end);
    const below = next === null ? 0 : key(slots[at]!);
    const above = at > 0 ? key(slots[at - 1]!) : TITLE_KEY_END;
    const distinct = new Set(between.map((one) => one.text)).size;
    const step = Math.floor((above - below) / (distinct + 1));
    if (step < 1 && distinct > 0) return false;
    let own = above;
    between.forEach((one, i) => {
      if (i === 0 || one.text !== between[i - 1]!.text) own -= step;
      columns.titleKeys.cells[one.slot] = own;
    });
    for (; end < added.length && added[end]!.text === next; end++)
      columns.titleKeys.cells[added[end]!.slot] = below;
    start = end;
  }
  return true;
}

/** Distributes the keys evenly. `ties` contains the positions of titles that equal the one before. */
function spreadTitleKeys(columns: IssueColumnStore, slots: Uint32Array, ties: BitSet): void {
  const step = Math.floor(TITLE_KEY_END / (slots.length + 1));
  let own = TITLE_KEY_END;
  for (let at = 0; at < slots.length; at++) {
    if (!ties.has(at)) own -= step;
    columns.titleKeys.cells[slots[at]!] = own;
  }
}

/** Returns the positions of a sort order whose key equals the one before. */
function findTies({ slots, key }: SortedIssueSlotIndex): BitSet {
  const ties = new BitSet(slots.length);
  for (let at = 1; at < slots.length; at++) if (key(slots[at]!) === key(slots[at - 1]!)) ties.add(at);
  return ties;
}

/**
 * Sorts a range of the slots, whose titles have the same first bytes, in descending order of the rest of their titles,
 * and marks each title that equals the one before. While it runs, the column of keys holds the bytes that are compared.
 * @param skipped number of equal first bytes
 */
function* sortTitlesInRange(
  columns: IssueColumnStore,
  slots: Uint32Array,
  { start, end }: { start: number; end: number },
  skipped: number,
  ties: BitSet,
): Generator<void> {
  if (end - start <= COMPARED_TITLES_MAX) {
    const titles = Array.from(slots.subarray(start, end), (slot) => ({
      slot,
      text: readTitleSortText(columns, slot),
    }));
    titles.sort((a, b) => compareTitlesDescending(a, b) || b.slot - a.slot);
    titles.forEach(({ slot, text }, i) => {
      slots[start + i] = slot;
      if (i > 0 && text === titles[i - 1]!.text) ties.add(start + i);
    });
    return;
  }
  const { cells } = columns.titleKeys;
  for (let at = start; at < end; at++) {
    const slot = slots[at]!;
    cells[slot] = readComparedBytes(columns.title.getBytes(slot), skipped);
    if (at % COMPARED_TITLES_MAX === 0) yield;
  }
  // The sort is stable, so that equal titles stay in descending order of slots.
  slots.set(
    radixSortSlotsDescending(slots.slice(start, end), (slot) => cells[slot]!),
    start,
  );
  const ranges: { start: number; end: number }[] = [];
  for (let low = start; low < end;) {
    const bytes = cells[slots[low]!]!;
    let high = low + 1;
    while (high < end && cells[slots[high]!] === bytes) high++;
    // Titles contain no byte 0, so that these titles have ended: they are equal.
    if (bytes === 0) for (let at = low + 1; at < high; at++) ties.add(at);
    else if (high > low + 1) ranges.push({ start: low, end: high });
    low = high;
  }
  let sorted = 0;
  for (const range of ranges) {
    yield* sortTitlesInRange(columns, slots, range, skipped + COMPARED_BYTES, ties);
    sorted += range.end - range.start;
    if (sorted < COMPARED_TITLES_MAX) continue;
    sorted = 0;
    yield;
  }
}

/** Returns some bytes of a title as a number. Bytes after its end are 0. */
function readComparedBytes(bytes: Uint8Array, from: number): number {
  let value = 0;
  for (let at = from; at < from + COMPARED_BYTES; at++)
    value = value * 256 + (at < bytes.length ? toLowerCase(bytes[at]!) : 0);
  return value;
}

function compareTitlesDescending(a: SlotAndTitle, b: SlotAndTitle): number {
  return a.text > b.text ? -1 : a.text < b.text ? 1 : 0;
}
