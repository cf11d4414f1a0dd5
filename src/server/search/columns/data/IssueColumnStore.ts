/**
 * The in-memory columns of a project's issues, which are used to filter, sort and count issues. A slot is the
 * index of an issue in each column. Slots are in the order of issue numbers.
 */
import type { PackedIssueRowReader } from './PackedIssueRowReader';
import { IdListColumn } from './IdListColumn';
import { type IssueSlotIndexMap, NumberColumn } from './NumberColumn';
import type { UpdatedIssueRow } from './protocol';
import { TimeColumn } from './TimeColumn';

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
  readonly created = new TimeColumn();
  readonly updated = new TimeColumn();
  readonly closed = new TimeColumn();
  readonly due = new TimeColumn();
  readonly labels = new IdListColumn(true);
  readonly assignees = new IdListColumn(true);
  /** Relations of each issue: who has commented, and which issues are linked (see relations.ts). */
  readonly relations = new IdListColumn();

  get size(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return this.#all().reduce((sum, column) => sum + column.bytes, this.numbers.byteLength);
  }

  /** Returns the slot of an issue by its number, or -1 if the columns do not contain the issue. */
  findSlotByIssueNumber(number: number): number {
    const slot = this.#lowerBound(number);
    return this.numbers[slot] === number ? slot : -1;
  }

  /**
   * Inserts slots for new issues.
   * @param added numbers of the new issues, ascending
   * @returns the new index of each existing slot, or null if no existing slot moved
   */
  insertIssues(added: readonly number[]): IssueSlotIndexMap | null {
    if (added.length === 0) return null;
    const before = this.numbers;
    const size = before.length + added.length;
    const atEnd = before.length === 0 || added[0]! > before[before.length - 1]!;
    const numbers = new Uint32Array(size);
    const from = new Uint32Array(atEnd ? 0 : before.length);
    if (atEnd) {
      numbers.set(before);
      numbers.set(added, before.length);
    } else {
      let next = 0;
      for (let slot = 0; slot < before.length; slot++) {
        while (next < added.length && added[next]! < before[slot]!) numbers[slot + next] = added[next++]!;
        numbers[slot + next] = before[slot]!;
        from[slot] = slot + next;
      }
      numbers.set(added.slice(next), before.length + next);
    }
    this.numbers = numbers;
    const moved = atEnd ? null : { from };
    for (const column of this.#all()) column.resize(size, moved);
    return moved;
  }

  /** Removes the slots of deleted issues. Returns the new index of each remaining slot. */
  removeIssues(slots: readonly number[]): IssueSlotIndexMap {
    const gone = new Set(slots);
    for (const slot of slots) {
      for (const column of this.#all()) {
        if (column instanceof NumberColumn) column.set(slot, 0);
        else if (column instanceof IdListColumn) column.set(slot, []);
      }
    }
    const before = this.numbers;
    const kept = Uint32Array.from(before.keys()).filter((slot) => !gone.has(slot));
    const from = new Uint32Array(before.length);
    kept.forEach((slot, i) => (from[slot] = i));
    this.numbers = kept.map((slot) => before[slot]!);
    for (const column of this.#all()) column.keepIssueSlots(kept, { from });
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
    this.created.cells[slot] = rows.created(i);
    this.updated.cells[slot] = rows.updated(i);
    this.closed.cells[slot] = rows.closed(i);
    this.due.cells[slot] = rows.due(i);
    this.labels.set(slot, rows.labels(i));
    this.assignees.set(slot, rows.assignees(i));
    const relations = rows.relations(i);
    if (relations) this.relations.set(slot, relations);
  }

  /** Writes the changed fields of an issue whose relations (comments, links) have not changed. */
  updateIssueRow(slot: number, row: UpdatedIssueRow): void {
    this.state.set(slot, row.state);
    this.type.set(slot, row.type);
    this.priority.set(slot, row.priority);
    this.milestone.set(slot, row.milestone);
    this.parent.set(slot, row.parent);
    this.comments.set(slot, row.comments);
    this.votes.set(slot, row.votes);
    this.updated.cells[slot] = row.updated;
    this.closed.cells[slot] = row.closed;
    this.due.cells[slot] = row.due;
    this.labels.set(slot, row.labels);
    this.assignees.set(slot, row.assignees);
  }

  #lowerBound(number: number): number {
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

  #all(): readonly (NumberColumn | TimeColumn | IdListColumn)[] {
    const { state, type, priority, author, milestone, parent, comments, votes } = this;
    const { created, updated, closed, due, labels, assignees, relations } = this;
    const numbers = [state, type, priority, author, milestone, parent, comments, votes];
    return [...numbers, created, updated, closed, due, labels, assignees, relations];
  }
}
