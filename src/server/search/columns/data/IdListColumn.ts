/**
 * A column with a list of ids per issue, such as its labels. Ids start at 1. The lists of all issues are in
 * one array. The column stores where each list starts and how long it is. Beside each id it stores the slot
 * (index) of the issue, so that one pass over the array finds all issues with an id. A list that grows is
 * written again at the end of the array. When half of the array is unused, the array is compacted.
 */
import { BitSet } from '../../indexing/BitSet';
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import { type IndexFileWriter, toBytes } from '../../indexing/files/IndexFileWriter';
import {
  type ColumnTypedArray,
  createGrowableArray,
  includeArrayRoom,
  sumLengths,
  widenColumnArrayIfNeeded,
} from '../arrays/growableArrays';
import { type IssueSlotRenumbering, keepSlotsOfArray, resizeSlotArray } from './slotArrays';

/** Replaces ids in the array that no longer belong to a list. */
const UNUSED_ID_PLACEHOLDER = 0;
/**
 * If fewer than one id in this many matches, `indexOf` is three times as fast as a loop, although each call takes about
 * 50 ns.
 */
const IDS_PER_MATCH_OF_RARE_ID_MIN = 64;
/**
 * Number of ids per list that are counted without branches; most lists are not longer. The array is long enough for
 * these reads after the last list.
 */
const BRANCHLESS_IDS_PER_LIST = 3;
/** Number of lists that are written to a file in one step. */
const LISTS_PER_STEP = 4_096;

export class IdListColumn {
  #starts = new Uint32Array(0);
  #lengths = new Uint16Array(0);
  #ids: ColumnTypedArray = includeArrayRoom(createGrowableArray(new Uint8Array(0), 0));
  #owners = includeArrayRoom(createGrowableArray(new Uint32Array(0), 0));
  #end = 0;
  /** Number of array elements that belong to a list. The other elements before `#end` are unused. */
  #live = 0;
  /** Number of issues per id. Null unless the column is counted. */
  readonly #counts: number[] | null;
  #empty = 0;
  #highest = 0;

  /** @param counted whether to maintain the number of issues per id, for a column with few distinct ids */
  constructor(counted = false) {
    this.#counts = counted ? [] : null;
  }

  get bytes(): number {
    const bytesPerId = this.#ids.BYTES_PER_ELEMENT + this.#owners.BYTES_PER_ELEMENT;
    return this.#starts.byteLength + this.#lengths.byteLength + this.#end * bytesPerId;
  }

  /** Number of issues per id, over all issues. Empty unless the column is counted. */
  get issueCountsById(): readonly number[] {
    return this.#counts ?? [];
  }

  get emptyListCount(): number {
    return this.#empty;
  }

  get(slot: number): ColumnTypedArray {
    const start = this.#starts[slot]!;
    return this.#ids.subarray(start, start + this.#lengths[slot]!);
  }

  /** Returns the first id of an issue's list, or 0 if the list is empty. */
  getFirstId(slot: number): number {
    return this.#lengths[slot] === 0 ? 0 : this.#ids[this.#starts[slot]!]!;
  }

  /**
   * Replaces the id list of an issue.
   * @param ids distinct ids, none of them 0; at most 65,535
   */
  set(slot: number, ids: ArrayLike<number>): void {
    for (let i = 0; i < ids.length; i++) if (ids[i]! > this.#highest) this.#highest = ids[i]!;
    this.#ids = widenColumnArrayIfNeeded(this.#ids, this.#highest);
    const old = this.get(slot);
    const counts = this.#counts;
    if (counts) {
      for (let i = 0; i < old.length; i++) counts[old[i]!]!--;
      for (let i = 0; i < ids.length; i++) counts[ids[i]!] = (counts[ids[i]!] ?? 0) + 1;
    }
    this.#empty += Number(ids.length === 0) - Number(old.length === 0);
    this.#live += ids.length - old.length;
    if (ids.length > old.length) {
      old.fill(UNUSED_ID_PLACEHOLDER);
      this.#lengths[slot] = 0;
      const room = this.#ids.length - this.#end - BRANCHLESS_IDS_PER_LIST;
      if (ids.length > room) this.#makeRoom(ids.length);
      this.#starts[slot] = this.#end;
      this.#owners.fill(slot, this.#end, this.#end + ids.length);
      this.#end += ids.length;
    } else old.fill(UNUSED_ID_PLACEHOLDER, ids.length);
    this.#ids.set(ids, this.#starts[slot]);
    this.#lengths[slot] = ids.length;
  }

  resize(size: number, moved: IssueSlotRenumbering | null): void {
    this.#empty += size - this.#starts.length;
    this.#starts = resizeSlotArray(this.#starts, size, moved);
    this.#lengths = resizeSlotArray(this.#lengths, size, moved);
    if (moved) for (let i = 0; i < this.#end; i++) this.#owners[i] = moved.from[this.#owners[i]!]!;
  }

  /** Keeps only the slots in `kept`. The lists of the removed slots must already be empty. */
  keepIssueSlots(kept: Uint32Array, { from }: IssueSlotRenumbering): void {
    this.#empty -= this.#starts.length - kept.length;
    this.#starts = keepSlotsOfArray(this.#starts, kept);
    this.#lengths = keepSlotsOfArray(this.#lengths, kept);
    for (let i = 0; i < this.#end; i++) this.#owners[i] = from[this.#owners[i]!]!;
  }

  /** Returns the slots (issues) whose list contains at least one of these ids. */
  findIssueSlotsWithAnyId(ids: readonly number[]): BitSet {
    const bits = new BitSet(this.#starts.length);
    const [all, owners, end] = [this.#ids, this.#owners, this.#end];
    const matches = ids.reduce((sum, id) => sum + (this.issueCountsById[id] ?? end), 0);
    if (ids.length * matches * IDS_PER_MATCH_OF_RARE_ID_MIN < end) {
      for (const id of ids)
        for (let i = all.indexOf(id); i >= 0 && i < end; i = all.indexOf(id, i + 1)) bits.add(owners[i]!);
      return bits;
    }
    const { words } = bits;
    if (ids.length === 1) {
      const id = ids[0]!;
      for (let i = 0; i < end; i++) if (all[i] === id) words[owners[i]! >>> 5]! |= 1 << (owners[i]! & 31);
      return bits;
    }
    const wanted = new Uint8Array(this.#highest + 1);
    for (const id of ids) if (id <= this.#highest) wanted[id] = 1;
    // The loop has no branches, because the processor cannot predict which ids are wanted.
    for (let i = 0; i < end; i++) words[owners[i]! >>> 5]! |= wanted[all[i]!]! << (owners[i]! & 31);
    return bits;
  }

  /**
   * Calls `visit` for each id of each issue's list.
   * @param mask skips the ids that have none of these bits
   */
  forEachIssueSlotAndId(visit: (slot: number, id: number) => void, mask = ~UNUSED_ID_PLACEHOLDER): void {
    const [ids, owners, end] = [this.#ids, this.#owners, this.#end];
    for (let i = 0; i < end; i++) if ((ids[i]! & mask) !== 0) visit(owners[i]!, ids[i]!);
  }

  /**
   * Replaces the lists of all issues by pairs of a slot and an id, in any order. Cannot be used for columns
   * that count the issues per id.
   */
  fillFromIssueSlotIdPairs(slots: Uint32Array, ids: Uint32Array): void {
    this.#lengths.fill(0);
    for (let i = 0; i < slots.length; i++) this.#lengths[slots[i]!]!++;
    let end = 0;
    this.#empty = 0;
    for (let slot = 0; slot < this.#starts.length; slot++) {
      this.#starts[slot] = end;
      end += this.#lengths[slot]!;
      if (this.#lengths[slot] === 0) this.#empty++;
    }
    for (let i = 0; i < ids.length; i++) if (ids[i]! > this.#highest) this.#highest = ids[i]!;
    const type = widenColumnArrayIfNeeded(this.#ids.subarray(0, 0), this.#highest);
    this.#ids = includeArrayRoom(createGrowableArray(type, end));
    this.#owners = includeArrayRoom(createGrowableArray(this.#owners, end));
    for (let i = 0; i < slots.length; i++) {
      const at = this.#starts[slots[i]!]!++;
      this.#ids[at] = ids[i]!;
      this.#owners[at] = slots[i]!;
    }
    for (let slot = 0; slot < this.#starts.length; slot++) this.#starts[slot]! -= this.#lengths[slot]!;
    this.#end = end;
    this.#live = end;
  }

  /** Returns the slots (issues) whose id list is empty. */
  findIssueSlotsWithoutIds(): BitSet {
    const lengths = this.#lengths;
    const bits = new BitSet(lengths.length);
    for (let slot = 0; slot < lengths.length; slot++) if (lengths[slot] === 0) bits.add(slot);
    return bits;
  }

  /** Counts the given slots per id, and those whose id list is empty. */
  countIdsInIssueSlots(slots: Uint32Array): { counts: Uint32Array; empty: number } {
    const counts = new Uint32Array(this.issueCountsById.length);
    const [starts, lengths, ids] = [this.#starts, this.#lengths, this.#ids];
    let empty = 0;
    for (let i = 0; i < slots.length; i++) {
      const start = starts[slots[i]!]!;
      const length = lengths[slots[i]!]!;
      empty += Number(length === 0);
      // The processor cannot predict how long a list is. Therefore the first ids are counted without branches: 0 is
      // added to the count of an id past the end of the list.
      counts[ids[start]!]! += Number(length > 0);
      counts[ids[start + 1]!]! += Number(length > 1);
      counts[ids[start + 2]!]! += Number(length > 2);
      for (let at = start + BRANCHLESS_IDS_PER_LIST; at < start + length; at++) counts[ids[at]!]!++;
    }
    return { counts, empty };
  }

  /** Writes the column to a file, in steps, without its unused elements. */
  *writeToFile(file: IndexFileWriter, name: string): Generator<void> {
    yield* file.writeArray(`${name}.lengths`, this.#lengths);
    file.startArray(`${name}.ids`, this.#ids);
    for (let slot = 0; slot < this.#starts.length; slot++) {
      if (this.#lengths[slot]! > 0) file.appendToArray(toBytes(this.get(slot)));
      if (slot % LISTS_PER_STEP === 0) yield;
    }
  }

  /** Reads the column from a file. The column must be empty. */
  readFromFile(file: IndexFileReader, name: string): void {
    this.#lengths = file.readArray(`${name}.lengths`, ['Uint16Array']);
    const ids = file.readArray<ColumnTypedArray>(`${name}.ids`, ['Uint8Array', 'Uint16Array', 'Uint32Array']);
    const { starts, end } = sumLengths(this.#lengths);
    this.#starts = starts;
    this.#end = end;
    this.#live = end;
    this.#ids = includeArrayRoom(ids);
    this.#owners = includeArrayRoom(createGrowableArray(this.#owners, end));
    const [lengths, owners] = [this.#lengths, this.#owners];
    for (let slot = 0; slot < lengths.length; slot++) {
      const listEnd = starts[slot]! + lengths[slot]!;
      for (let i = starts[slot]!; i < listEnd; i++) owners[i] = slot;
      if (lengths[slot] === 0) this.#empty++;
    }
    for (let i = 0; i < end; i++) if (ids[i]! > this.#highest) this.#highest = ids[i]!;
    if (!this.#counts) return;
    const counts = new Uint32Array(this.#highest + 1);
    for (let i = 0; i < end; i++) counts[ids[i]!]!++;
    counts.forEach((count, id) => (this.#counts![id] = count));
  }

  /** Makes room for more ids, or compacts the array if half of it is unused. */
  #makeRoom(more: number): void {
    const [before, owners] = [this.#ids, this.#owners];
    const isCompacting = this.#end > 2 * this.#live;
    const length = (isCompacting ? this.#live : this.#end) + more;
    this.#ids = includeArrayRoom(createGrowableArray(before, length));
    this.#owners = includeArrayRoom(createGrowableArray(owners, length));
    if (!isCompacting) {
      this.#ids.set(before.subarray(0, this.#end));
      this.#owners.set(owners.subarray(0, this.#end));
      return;
    }
    let end = 0;
    for (let slot = 0; slot < this.#starts.length; slot++) {
      const start = this.#starts[slot]!;
      this.#starts[slot] = end;
      this.#owners.fill(slot, end, end + this.#lengths[slot]!);
      for (let i = 0; i < this.#lengths[slot]!; i++) this.#ids[end++] = before[start + i]!;
    }
    this.#end = end;
  }
}
