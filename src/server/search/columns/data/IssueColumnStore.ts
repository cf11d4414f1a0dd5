/**
 * The in-memory columns of a project's issues, which are used to filter, sort and count issues, and to read the rows of
 * pages. A slot is the index of an issue in each column. Slots are in the order of issue numbers.
 */
import { BitSet } from '../../indexing/BitSet';
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import { createGrowableArray, resizeArray } from '../arrays/growableArrays';
import type { PackedIssueRowReader } from './PackedIssueRowReader';
import { IdListColumn } from './IdListColumn';
import { NumberColumn } from './NumberColumn';
import type { IssueSlotRenumbering } from './slotArrays';
import type { UpdatedIssueRow } from './protocol';
import { TextColumn } from './TextColumn';
import { Float64Column } from './Float64Column';

export class IssueColumnStore {
  /** The issue number of each slot, ascending. */
  numbers = new Uint32Array(0);
  readonly state = new NumberColumn(true);
  readonly type = new NumberColumn(true);
  readonly priority = new NumberColumn(true);
  readonly author = new NumberColumn(true);
  readonly milestone = new NumberColumn(true);
  readonly parent = new NumberColumn();
  readonly comments = new NumberColumn();
  readonly votes = new NumberColumn();
  readonly tasks = new NumberColumn();
  readonly completedTasks = new NumberColumn();
  readonly created = new Float64Column();
  readonly updated = new Float64Column();
  readonly closed = new Float64Column();
  readonly due = new Float64Column();
  readonly locked = new NumberColumn();
  readonly held = new NumberColumn();
  readonly closedBy = new NumberColumn();
  readonly version = new NumberColumn();
  readonly title = new TextColumn();
  /** The sort keys of the titles (see titleOrder.ts). */
  readonly titleKeys = new Float64Column();
  readonly labels = new IdListColumn(true);
  readonly assignees = new IdListColumn(true);
  /** Relations of each issue: who has commented, and which issues are linked (see relations.ts). */
  readonly relations = new IdListColumn();

  get size(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return this.#all().reduce((sum, [, column]) => sum + column.bytes, this.numbers.byteLength);
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
      for (const [, column] of this.#all()) column.resize(size, null);
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
    for (const [, column] of this.#all()) column.resize(size, { from });
    return { from };
  }

  /** Removes the slots of deleted issues. Returns the new index of each remaining slot. */
  removeIssues(slots: readonly number[]): IssueSlotRenumbering {
    for (const slot of slots) {
      for (const [, column] of this.#all()) {
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
    for (const [, column] of this.#all()) column.keepIssueSlots(kept, { from });
    return { from };
  }

  /** Writes row `i` of the packed rows into a slot. */
  setIssueRow(slot: number, rows: PackedIssueRowReader, i: number): void {
    this.state.set(slot, rows.state(i));
    this.type.set(slot, rows.type(i));
    this.priority.set(slot, rows.priority(i));
    this.author.set(slot, rows.author(i));
    this.milestone.set(slot, rows.milestone(i));
    this.parent.set(slot, rows.parent(i));
    this.comments.set(slot, rows.comments(i));
    this.votes.set(slot, rows.votes(i));
    this.tasks.set(slot, rows.tasks(i));
    this.completedTasks.set(slot, rows.completedTasks(i));
    this.created.cells[slot] = rows.created(i);
    this.updated.cells[slot] = rows.updated(i);
    this.closed.cells[slot] = rows.closed(i);
    this.due.cells[slot] = rows.due(i);
    this.locked.set(slot, rows.locked(i));
    this.held.set(slot, rows.held(i));
    this.closedBy.set(slot, rows.closedBy(i));
    this.version.set(slot, rows.issueVersion(i));
    this.title.set(slot, rows.title(i));
    this.labels.set(slot, rows.labels(i));
    this.assignees.set(slot, rows.assignees(i));
    const relations = rows.relations(i);
    if (relations) this.relations.set(slot, relations);
  }

  /** Writes the changed fields of an issue whose title and relations (comments, links) have not changed. */
  updateIssueRow(slot: number, row: UpdatedIssueRow): void {
    this.state.set(slot, row.state);
    this.type.set(slot, row.type);
    this.priority.set(slot, row.priority);
    this.milestone.set(slot, row.milestone);
    this.parent.set(slot, row.parent);
    this.comments.set(slot, row.comments);
    this.votes.set(slot, row.votes);
    this.tasks.set(slot, row.tasks);
    this.completedTasks.set(slot, row.completedTasks);
    this.updated.cells[slot] = row.updated;
    this.closed.cells[slot] = row.closed;
    this.due.cells[slot] = row.due;
    this.locked.set(slot, row.locked);
    this.held.set(slot, row.held);
    this.closedBy.set(slot, row.closedBy);
    this.version.set(slot, row.version);
    this.labels.set(slot, row.labels);
    this.assignees.set(slot, row.assignees);
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
    for (const [name, column] of this.#all()) yield* column.writeToFile(file, name);
  }

  /** Reads all columns from a file. The columns must be empty. */
  readFromFile(file: IndexFileReader): void {
    this.numbers = file.readArray('numbers', ['Uint32Array']);
    for (const [name, column] of this.#all()) column.readFromFile(file, name);
  }

  #all(): readonly (readonly [
    name: string,
    column: NumberColumn | Float64Column | IdListColumn | TextColumn,
  ])[] {
    const { state, type, priority, author, milestone, parent, comments, votes, locked, closedBy, version } =
      this;
    const { tasks, completedTasks, held } = this;
    const { created, updated, closed, due, title, titleKeys, labels, assignees, relations } = this;
    const numbers = {
      state,
      type,
      priority,
      author,
      milestone,
      parent,
      comments,
      votes,
      tasks,
      completedTasks,
      locked,
      held,
      closedBy,
      version,
    };
    return Object.entries({
      ...numbers,
      created,
      updated,
      closed,
      due,
      title,
      titleKeys,
      labels,
      assignees,
      relations,
    });
  }
}
