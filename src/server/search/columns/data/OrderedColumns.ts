/** The orders that lists were asked in, and the sections that each falls into. */
import { describer, NEVER as NEVER_SECTION } from '../../list/sections';
import type { OrderField } from '../../list/Search';
import type { IssueColumns } from './IssueColumns';
import type { Moved } from './NumberColumn';
import { SlotOrder } from './SlotOrder';
import { NEVER } from './TimeColumn';

/** A stretch of an order. */
export interface Stretch {
  key: string;
  label: string;
  /** Where it ends in the order's slots. */
  end: number;
}

/** Among so many issues for each that changes, its places in all orders are looked up sooner than come across. */
const FEW = 1_000;

export class OrderedColumns {
  readonly #columns: IssueColumns;
  readonly #orders = new Map<OrderField, SlotOrder>();
  /** Told anew after each change. */
  readonly #stretches = new Map<OrderField, Stretch[]>();

  constructor(columns: IssueColumns) {
    this.#columns = columns;
  }

  get bytes(): number {
    return [...this.#orders.values()].reduce((sum, { slots }) => sum + slots.buffer.byteLength, 0);
  }

  /** Made when it is first asked for, and kept. */
  order(field: OrderField): SlotOrder {
    let order = this.#orders.get(field);
    if (!order) {
      order = new SlotOrder(keyOf(this.#columns, field), this.#columns.size);
      this.#orders.set(field, order);
    }
    return order;
  }

  /** The sections of an order over all issues, the largest keys first. */
  stretches(field: OrderField): readonly Stretch[] {
    let stretches = this.#stretches.get(field);
    if (!stretches) {
      const highest = this.#columns.numbers.at(-1) ?? 0;
      stretches = stretchesOf(this.order(field), field, highest);
      this.#stretches.set(field, stretches);
    }
    return stretches;
  }

  /** Runs `write`, which changes the values of slots, and keeps all orders. */
  change(slots: readonly number[], write: () => void): void {
    this.#stretches.clear();
    // A place can be looked up by the key as long as all keys are what they were.
    const areFew = slots.length * FEW < this.#columns.size;
    const before = [...this.#orders.values()].map((order) => ({
      order,
      keys: slots.map(order.key),
      places: areFew ? slots.map((slot) => order.placeOf(slot)) : null,
    }));
    write();
    for (const { order, keys, places } of before) {
      const moved = slots.map((slot, i) => ({ slot, i })).filter(({ slot, i }) => order.key(slot) !== keys[i]);
      if (moved.length === 0) continue;
      const changed = moved.map(({ slot }) => slot);
      const at = places ? moved.map(({ i }) => places[i]!).sort((a, b) => a - b) : order.placesOf(changed);
      order.moveMany(changed, at, moved.filter(({ i }) => keys[i] !== NEVER).length);
    }
  }

  /** Takes slots out, before their values are gone. */
  remove(slots: readonly number[]): void {
    this.#stretches.clear();
    for (const order of this.#orders.values()) {
      order.remove(order.placesOf(slots), slots.filter((slot) => order.key(slot) !== NEVER).length);
    }
  }

  /** Says where slots went. */
  move(moved: Moved): void {
    for (const order of this.#orders.values()) order.move(moved);
  }

  /** Takes in slots that came to be. */
  add(changed: readonly number[]): void {
    this.#stretches.clear();
    for (const order of this.#orders.values()) order.add(changed);
  }
}

/** The key that an order sorts by; RELEVANCE, among what has equally many words, by the last update. */
export function keyOf(columns: IssueColumns, field: OrderField): (slot: number) => number {
  switch (field) {
    case 'CREATED_AT':
      return (slot) => columns.created.cells[slot]!;
    case 'CLOSED_AT':
      return (slot) => columns.closed.cells[slot]!;
    case 'NUMBER':
      return (slot) => columns.numbers[slot]!;
    case 'PRIORITY':
      return (slot) => columns.priority.get(slot);
    case 'COMMENTS':
      return (slot) => columns.comments.get(slot);
    case 'VOTES':
      return (slot) => columns.votes.get(slot);
    default:
      return (slot) => columns.updated.cells[slot]!;
  }
}

function stretchesOf({ slots, present, key }: SlotOrder, field: OrderField, highest: number): Stretch[] {
  const describe = describer(field === 'RELEVANCE' ? 'UPDATED_AT' : field, highest);
  const stretches: Stretch[] = [];
  for (let start = 0; start < present;) {
    const { key: name, label, low } = describe(key(slots[start]!));
    let end = start + 1;
    let high = present;
    while (end < high) {
      const middle = (end + high) >>> 1;
      if (key(slots[middle]!) >= low) end = middle + 1;
      else high = middle;
    }
    stretches.push({ key: name, label, end });
    start = end;
  }
  if (present < slots.length) {
    stretches.push({ key: NEVER_SECTION.key, label: NEVER_SECTION.label, end: slots.length });
  }
  return stretches;
}
