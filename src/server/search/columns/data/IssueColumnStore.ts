/**
 * The in-memory columns of a project's issues, which are used to filter, sort and count issues, and to read the rows of
 * pages. A slot is the index of an issue in each column. Slots are in the order of issue numbers.
 */
import { BitSet } from '../../indexing/BitSet';
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import {
  CHANGING_COLUMNS,
  ID_LIST_COLUMNS,
  type IdListColumnName,
  hasFacetCounts,
  isNumberColumn,
  isTimeColumn,
  NUMBER_COLUMNS,
  type NumberColumnName,
  TIME_COLUMNS,
  type TimeColumnName,
} from '../../fields/searchFields';
import { createGrowableArray, resizeArray } from '../arrays/growableArrays';
import type { PackedIssueRowReader } from './PackedIssueRowReader';
import { IdListColumn } from './IdListColumn';
import { NumberColumn } from './NumberColumn';
import type { IssueSlotRenumbering } from './slotArrays';
import type { UpdatedIssueRow } from './protocol';
import { TextColumn } from './TextColumn';
import { Float64Column } from './Float64Column';

type ValueColumns = Readonly<
  Record<NumberColumnName, NumberColumn> &
    Record<TimeColumnName, Float64Column> &
    Record<IdListColumnName, IdListColumn>
>;

/** The columns of searchFields.ts as properties: `columns.priority`. */
const ValueColumns = class {
  constructor() {
    Object.assign(
      this,
      Object.fromEntries([
        ...NUMBER_COLUMNS.map((name) => [name, new NumberColumn(hasFacetCounts(name))] as const),
        ...TIME_COLUMNS.map((name) => [name, new Float64Column()] as const),
        ...ID_LIST_COLUMNS.map((name) => [name, new IdListColumn(hasFacetCounts(name))] as const),
      ]),
    );
  }
} as new () => ValueColumns;

export class IssueColumnStore extends ValueColumns {
  /** The issue number of each slot, ascending. */
  numbers = new Uint32Array(0);
  readonly title = new TextColumn();
  /** The sort keys of the titles (see titleOrder.ts). */
  readonly titleKeys = new Float64Column();
  /** Relations of each issue: who has commented, and which issues are linked (see relations.ts). */
  readonly relations = new IdListColumn();
  /** All columns with their names, in the order in which column files store them. */
  readonly #all: readonly (readonly [
    name: string,
    column: NumberColumn | Float64Column | IdListColumn | TextColumn,
  ])[] = [
    ...NUMBER_COLUMNS.map((name) => [name, this[name]] as const),
    ...TIME_COLUMNS.map((name) => [name, this[name]] as const),
    ['title', this.title],
    ['titleKeys', this.titleKeys],
    ...ID_LIST_COLUMNS.map((name) => [name, this[name]] as const),
    ['relations', this.relations],
  ];

  get size(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return this.#all.reduce((sum, [, column]) => sum + column.bytes, this.numbers.byteLength);
  }

  /** Returns the slot of an issue by its number, or -1 if the columns do not contain the issue. */
  findSlotByIssueNumber(number: number): number {
    const slot = this.findSlotAtOrAfterIssueNumber(number);
    return this.numbers[slot] === number ? slot : -1;
  }

  /**
   * Inserts slots for new issues.
   * @param added numbers of the new issues, ascending
   * @returns the new index of each existing slot, or null if no existing slot moved
   */
  insertIssues(added: readonly number[]): IssueSlotRenumbering | null {
    if (added.length === 0) return null;
    const before = this.numbers;
    const size = before.length + added.length;
    const atEnd = before.length === 0 || added[0]! > before[before.length - 1]!;
    if (atEnd) {
      this.numbers = resizeArray(before, size);
      this.numbers.set(added, before.length);
      for (const [, column] of this.#all) column.resize(size, null);
      return null;
    }
    const numbers = createGrowableArray(before, size);
    const from = new Uint32Array(before.length);
    let next = 0;
    for (let slot = 0; slot < before.length; slot++) {
      while (next < added.length && added[next]! < before[slot]!) numbers[slot + next] = added[next++]!;
      numbers[slot + next] = before[slot]!;
      from[slot] = slot + next;
    }
    numbers.set(added.slice(next), before.length + next);
    this.numbers = numbers;
    for (const [, column] of this.#all) column.resize(size, { from });
    return { from };
  }

  /** Removes the slots of deleted issues. Returns the new index of each remaining slot. */
  removeIssues(slots: readonly number[]): IssueSlotRenumbering {
    for (const slot of slots) {
      for (const [, column] of this.#all) {
        if (column instanceof NumberColumn) column.set(slot, 0);
        else if (column instanceof IdListColumn) column.set(slot, []);
        else if (column instanceof TextColumn) column.clear(slot);
      }
    }
    const { numbers } = this;
    const gone = new BitSet(numbers.length);
    for (const slot of slots) gone.add(slot);
    const kept = new Uint32Array(numbers.length - gone.count);
    const from = new Uint32Array(numbers.length);
    let n = 0;
    for (let slot = 0; slot < numbers.length; slot++) {
      if (gone.has(slot)) continue;
      from[slot] = n;
      numbers[n] = numbers[slot]!;
      kept[n++] = slot;
    }
    this.numbers = resizeArray(numbers, n);
    for (const [, column] of this.#all) column.keepIssueSlots(kept, { from });
    return { from };
  }

  /**
   * Writes packed rows into slots, one column after the other.
   * @param rows indexes of the rows, in the order of `slots`
   */
  setIssueRows(slots: readonly number[], packed: PackedIssueRowReader, rows: readonly number[]): void {
    for (const name of NUMBER_COLUMNS) writeNumbers(this[name], slots, packed.createValueReader(name), rows);
    for (const name of TIME_COLUMNS) writeTimes(this[name], slots, packed.createValueReader(name), rows);
    for (const name of ID_LIST_COLUMNS)
      writeIdLists(this[name], slots, packed.createIdListReader(name), rows);
    slots.forEach((slot, i) => {
      this.title.set(slot, packed.title(rows[i]!));
      const relations = packed.relations(rows[i]!);
      if (relations) this.relations.set(slot, relations);
    });
  }

  /** Writes the changed fields of an issue whose title and relations (comments, links) have not changed. */
  updateIssueRow(slot: number, row: UpdatedIssueRow): void {
    for (const name of CHANGING_COLUMNS) {
      if (isNumberColumn(name)) this[name].set(slot, row[name]);
      else if (isTimeColumn(name)) this[name].cells[slot] = row[name];
      else this[name].set(slot, row[name]);
    }
  }

  /** Whether the issue numbers have no gaps, so that the number of an issue follows from its slot. */
  get areNumbersConsecutive(): boolean {
    const { numbers } = this;
    return numbers.length === 0 || numbers[numbers.length - 1] === numbers[0]! + numbers.length - 1;
  }

  /** Returns the set of the slots of the issues with these numbers. Ignores numbers of unknown issues. */
  createSlotSet(numbers: Int32Array): BitSet {
    const bits = new BitSet(this.size);
    const first = this.numbers[0] ?? 0;
    const { areNumbersConsecutive } = this;
    for (let i = 0; i < numbers.length; i++) {
      const slot = areNumbersConsecutive ? numbers[i]! - first : this.findSlotByIssueNumber(numbers[i]!);
      if (slot >= 0 && slot < bits.size) bits.add(slot);
    }
    return bits;
  }

  /** Returns the slot of the first issue with this number or a higher one, or the number of slots. */
  findSlotAtOrAfterIssueNumber(number: number): number {
    // Issue numbers are distinct, so a slot is at most the number's distance from the first number.
    let low = 0;
    let high = Math.max(0, Math.min(this.numbers.length, number - (this.numbers[0] ?? 0)));
    if (this.numbers[high] === number) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.numbers[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Writes all columns to a file, in steps. */
  *writeToFile(file: IndexFileWriter): Generator<void> {
    yield* file.writeArray('numbers', this.numbers);
    for (const [name, column] of this.#all) yield* column.writeToFile(file, name);
  }

  /** Reads all columns from a file. The columns must be empty. */
  readFromFile(file: IndexFileReader): void {
    this.numbers = file.readArray('numbers', ['Uint32Array']);
    for (const [name, column] of this.#all) column.readFromFile(file, name);
  }
}

// One function per kind of column, so that the loops call the methods of one class only.

function writeNumbers(
  column: NumberColumn,
  slots: readonly number[],
  read: (row: number) => number,
  rows: readonly number[],
): void {
  for (let i = 0; i < slots.length; i++) column.set(slots[i]!, read(rows[i]!));
}

function writeTimes(
  { cells }: Float64Column,
  slots: readonly number[],
  read: (row: number) => number,
  rows: readonly number[],
): void {
  for (let i = 0; i < slots.length; i++) cells[slots[i]!] = read(rows[i]!);
}

function writeIdLists(
  column: IdListColumn,
  slots: readonly number[],
  read: (row: number) => number[],
  rows: readonly number[],
): void {
  for (let i = 0; i < slots.length; i++) column.set(slots[i]!, read(rows[i]!));
}
