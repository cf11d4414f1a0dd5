/** The sort orders of a project's issues in memory, and the sections of each sort order. */
import { getFieldDefinition } from '../../../../shared/fields/fields';
import {
  findFieldByGraphQLName,
  isNumberColumn,
  isTimeColumn,
  SEARCH_FIELD_NAMES,
} from '../../fields/searchFields';
import { createSortKeySectionFinder, getSectionWithoutSortKey } from '../../list/sections';
import { ISSUE_ORDER_FIELDS, type IssueOrderField } from '../../list/IssueSearch';
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import type { IssueColumnStore } from './IssueColumnStore';
import type { IssueSlotRenumbering } from './slotArrays';
import { SortedIssueSlotIndex } from './SortedIssueSlotIndex';
import { NO_TIME_VALUE } from './Float64Column';
import {
  createTitleKeyReader,
  readFirstTitleCharacter,
  readTitleSortText,
  setTitleKeys,
  sortIssuesByTitle,
} from './titleOrder';

/** A section of a sort order over all issues of the project. */
export interface SortOrderSection {
  key: string;
  label: string;
  /** The index in the sorted slots at which the section ends, exclusive. */
  end: number;
}

/**
 * If fewer than one in 1,000 issues has changed, binary search finds the positions of the changed issues in a
 * sort order faster than a full pass.
 */
const BINARY_SEARCH_ISSUES_PER_CHANGE_MIN = 1_000;

export class IssueSortOrders {
  readonly #columns: IssueColumnStore;
  readonly #orders = new Map<IssueOrderField, SortedIssueSlotIndex>();
  /** The sections of each sort order, computed on demand. Every change of the project clears them. */
  readonly #sections = new Map<IssueOrderField, SortOrderSection[]>();

  /**
   * The order by title while it is computed in steps. There is only one, because it uses the column of keys; every
   * change of the project cancels it.
   */
  #titleSort: Generator<void, SortedIssueSlotIndex> | null = null;

  constructor(columns: IssueColumnStore) {
    this.#columns = columns;
  }

  get bytes(): number {
    return [...this.#orders.values()].reduce((sum, { slots }) => sum + slots.byteLength, 0);
  }

  /**
   * Returns the sorted slots of a sort order, which are computed at the first request and then kept up to
   * date.
   */
  getSortOrder(field: IssueOrderField): SortedIssueSlotIndex {
    const stored = toStoredSortOrder(field);
    let order = this.#orders.get(stored);
    if (!order) {
      order = stored === 'TITLE' ? this.#finishTitleSort() : createSortOrder(this.#columns, stored);
      this.#orders.set(stored, order);
    }
    return order;
  }

  /** Returns the sections of a sort order over all issues of the project, largest sort keys first. */
  getSortOrderSections(field: IssueOrderField): readonly SortOrderSection[] {
    const stored = toStoredSortOrder(field);
    let sections = this.#sections.get(stored);
    if (!sections) {
      const highest = this.#columns.numbers.at(-1) ?? 0;
      sections = findSortOrderSections(
        this.getSortOrder(stored),
        createSectionKeyReader(this.#columns, stored),
        stored,
        highest,
      );
      this.#sections.set(stored, sections);
    }
    return sections;
  }

  /** Computes a sort order and its sections, if they have not been computed yet, in steps. */
  *computeSortOrder(field: IssueOrderField): Generator<void> {
    while (field === 'TITLE' && !this.#orders.has(field)) {
      const { done, value } = this.#continueTitleSort();
      if (done) this.#orders.set(field, value);
      yield;
    }
    this.getSortOrderSections(field);
  }

  /** Computes the stored sort orders that have not been computed yet, in steps. */
  *computeStoredSortOrders(): Generator<void> {
    for (const field of STORED_SORT_ORDERS) {
      yield* this.computeSortOrder(field);
      yield;
    }
  }

  #continueTitleSort(): IteratorResult<void, SortedIssueSlotIndex> {
    const step = (this.#titleSort ??= sortIssuesByTitle(this.#columns)).next();
    if (step.done) this.#titleSort = null;
    return step;
  }

  #finishTitleSort(): SortedIssueSlotIndex {
    for (;;) {
      const { done, value } = this.#continueTitleSort();
      if (done) return value;
    }
  }

  /** Writes all stored sort orders to a file, in steps. They must have been computed. */
  *writeToFile(file: IndexFileWriter): Generator<void> {
    for (const field of STORED_SORT_ORDERS) {
      const { slots, present } = this.getSortOrder(field);
      yield* file.writeArray(`${field}.present`, Uint32Array.of(present));
      yield* file.writeArray(`${field}.slots`, slots);
    }
  }

  /** Reads all sort orders from a file, after the columns. */
  readFromFile(file: IndexFileReader): void {
    for (const field of STORED_SORT_ORDERS) {
      const [present] = file.readArray<Uint32Array>(`${field}.present`, ['Uint32Array']);
      const slots = file.readArray<Uint32Array>(`${field}.slots`, ['Uint32Array']);
      const key = createSortKeyReader(this.#columns, field);
      this.#orders.set(field, new SortedIssueSlotIndex(key, slots, present!));
    }
  }

  /** Runs `write`, which changes the column values of these slots, and moves the slots in all sort orders. */
  updateIssueSlots(slots: readonly number[], write: () => void): void {
    this.#sections.clear();
    this.#titleSort = null;
    const titles = this.#orders.has('TITLE')
      ? slots.map((slot) => readTitleSortText(this.#columns, slot))
      : null;
    // Binary search by sort key works only if each slot is still at the position of its current key.
    const areFew = slots.length * BINARY_SEARCH_ISSUES_PER_CHANGE_MIN < this.#columns.size;
    const byKey = [...this.#orders].filter(([field]) => field !== 'TITLE').map(([, order]) => order);
    const before = byKey.map((order) => ({
      order,
      keys: slots.map(order.key),
      places: areFew ? slots.map((slot) => order.findIssueSlotPosition(slot)) : null,
    }));
    write();
    if (titles) {
      this.#moveRetitledIssueSlots(
        slots.filter((slot, i) => readTitleSortText(this.#columns, slot) !== titles[i]),
      );
    }
    for (const { order, keys, places } of before) {
      const moved = slots
        .map((slot, i) => ({ slot, i }))
        .filter(({ slot, i }) => order.key(slot) !== keys[i]);
      if (moved.length === 0) continue;
      const changed = moved.map(({ slot }) => slot);
      const at = places
        ? moved.map(({ i }) => places[i]!).sort((a, b) => a - b)
        : order.findIssueSlotPositions(changed);
      order.repositionIssueSlots(changed, at, moved.filter(({ i }) => keys[i] !== NO_TIME_VALUE).length);
    }
  }

  /** Moves slots whose titles have changed in the order of titles. */
  #moveRetitledIssueSlots(slots: readonly number[]): void {
    const order = this.#orders.get('TITLE');
    if (!order || slots.length === 0) return;
    order.removeIssueSlotsAtPositions(order.findIssueSlotPositions(slots), slots.length);
    setTitleKeys(this.#columns, order, slots);
    order.addIssueSlots(slots);
  }

  /** Removes slots from all sort orders. Must be called before the column values of the slots are removed. */
  removeIssueSlots(slots: readonly number[]): void {
    this.#sections.clear();
    this.#titleSort = null;
    for (const order of this.#orders.values()) {
      order.removeIssueSlotsAtPositions(
        order.findIssueSlotPositions(slots),
        slots.filter((slot) => order.key(slot) !== NO_TIME_VALUE).length,
      );
    }
  }

  /** Renumbers slots in all sort orders after slots were inserted or removed. */
  renumberIssueSlots(moved: IssueSlotRenumbering): void {
    this.#titleSort = null;
    for (const order of this.#orders.values()) order.renumberIssueSlots(moved);
  }

  /** Adds the slots of new issues to all sort orders. */
  addIssueSlots(changed: readonly number[]): void {
    this.#sections.clear();
    this.#titleSort = null;
    const byTitle = this.#orders.get('TITLE');
    if (byTitle) setTitleKeys(this.#columns, byTitle, changed);
    for (const order of this.#orders.values()) order.addIssueSlots(changed);
  }
}

/** The sort orders that take long to compute: they are computed before they are requested, and kept in files. */
export const STORED_SORT_ORDERS: readonly IssueOrderField[] = SEARCH_FIELD_NAMES.map(
  (name) => getFieldDefinition(name).graphql as IssueOrderField,
).filter(
  (field) => ISSUE_ORDER_FIELDS.includes(field) && field !== 'NUMBER' && toStoredSortOrder(field) === field,
);

/**
 * RELEVANCE starts from the order by last update, because its first key, the number of query words in the title,
 * differs by query. STATE and ASSIGNEE start from the order by number, because the order of their names is known only
 * to the request.
 */
function toStoredSortOrder(field: IssueOrderField): IssueOrderField {
  if (field === 'RELEVANCE') return 'UPDATED_AT';
  return field === 'STATE' || field === 'ASSIGNEE' ? 'NUMBER' : field;
}

function createSortOrder(columns: IssueColumnStore, field: IssueOrderField): SortedIssueSlotIndex {
  const key = createSortKeyReader(columns, field);
  // Slots are in the order of issue numbers.
  return field === 'NUMBER'
    ? SortedIssueSlotIndex.reverseAllSlots(key, columns.size)
    : SortedIssueSlotIndex.sortAllSlots(key, columns.size);
}

/** Returns the function that reads the key by which a sort order is divided into sections. */
function createSectionKeyReader(columns: IssueColumnStore, field: IssueOrderField): (slot: number) => number {
  return field === 'TITLE'
    ? (slot) => readFirstTitleCharacter(columns, slot)
    : createSortKeyReader(columns, field);
}

/**
 * Returns the function that reads the sort key of a slot. For RELEVANCE it is the time of the last update, by
 * which issues with equally many query words in the title are sorted; for STATE and ASSIGNEE it is the number, by which
 * issues with the same state or assignee are sorted.
 */
export function createSortKeyReader(
  columns: IssueColumnStore,
  field: IssueOrderField,
): (slot: number) => number {
  const stored = toStoredSortOrder(field);
  if (stored === 'TITLE') return createTitleKeyReader(columns);
  const name = findFieldByGraphQLName(stored)!;
  if (isTimeColumn(name)) {
    const times = columns[name];
    return (slot) => times.cells[slot]!;
  }
  if (isNumberColumn(name)) {
    const values = columns[name];
    return (slot) => values.get(slot);
  }
  return (slot) => columns.numbers[slot]!;
}

function findSortOrderSections(
  { slots, present }: SortedIssueSlotIndex,
  key: (slot: number) => number,
  field: IssueOrderField,
  highest: number,
): SortOrderSection[] {
  const describe = createSortKeySectionFinder(field, highest);
  const sections: SortOrderSection[] = [];
  for (let start = 0; start < present;) {
    const { key: name, label, low } = describe(key(slots[start]!));
    let end = start + 1;
    let high = present;
    while (end < high) {
      const middle = (end + high) >>> 1;
      if (key(slots[middle]!) >= low) end = middle + 1;
      else high = middle;
    }
    sections.push({ key: name, label, end });
    start = end;
  }
  if (present < slots.length) {
    const { key: name, label } = getSectionWithoutSortKey(field);
    sections.push({ key: name, label, end: slots.length });
  }
  return sections;
}
