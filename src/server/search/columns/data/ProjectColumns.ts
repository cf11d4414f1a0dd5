/** A project in memory: its columns and orders, and what lists of it are asked for. */
import type { OrderField } from '../../Search';
import type {
  AmendedRow,
  FacetAsk,
  FacetCount,
  GivenSets,
  ListAnswer,
  ListAsk,
  ListPlan,
  PageAsk,
  Place,
} from '../protocol';
import type { Bits } from './Bits';
import { countedSet, type CountedSet, countFacet } from './countFacet';
import { Evaluator } from './evaluate';
import { IssueColumns } from './IssueColumns';
import { IssueRows, type PackedRows } from './IssueRows';
import { countGroups, groupIds, NO_GROUP } from './ListGroups';
import { OrderedColumns } from './OrderedColumns';
import type { PackedTies } from '../readTies';
import { type ListOrder, placeOf, rank, type Ranking, rowsBefore } from './rank';
import type { RankingCache } from './RankingCache';

/** The list was pinned once and is forgotten. */
export class Forgotten extends Error {}

interface PackedRow {
  pack: IssueRows;
  row: number;
}

export class ProjectColumns {
  readonly #columns = new IssueColumns();
  readonly #ordered = new OrderedColumns(this.#columns);
  readonly #rankings: RankingCache;
  #evaluator = new Evaluator(this.#columns);
  #counted = new WeakMap<Bits, CountedSet>();
  #version = 0;
  /** Read so far at the first load. */
  #ties: PackedTies[] = [];

  constructor(rankings: RankingCache) {
    this.#rankings = rankings;
  }

  get version(): number {
    return this.#version;
  }

  get bytes(): number {
    return this.#columns.bytes + this.#ordered.bytes;
  }

  /**
   * Takes in rows of issues that are new or have changed, and forgets those that are gone; the project is of
   * this version then.
   */
  apply(packs: readonly PackedRows[], gone: readonly number[], version: number): void {
    this.#remove(gone);
    this.#apply(packs.map((packed) => new IssueRows(packed)));
    this.#moveOn(version);
  }

  /** Takes in what became of issues, each once; the project is of this version then. */
  amend(rows: readonly AmendedRow[], version: number): void {
    const columns = this.#columns;
    // One that is gone already is told of by a later event.
    const here = rows.filter(({ number }) => columns.slotOf(number) >= 0);
    const slots = here.map(({ number }) => columns.slotOf(number));
    this.#ordered.change(slots, () => here.forEach((row, i) => columns.amend(slots[i]!, row)));
    this.#moveOn(version);
  }

  #moveOn(version: number): void {
    this.#version = version;
    this.#evaluator = new Evaluator(this.#columns);
    this.#counted = new WeakMap();
  }

  /** Takes in ties of issues, at the first load; null: they were all. */
  tie(packed: PackedTies | null): void {
    if (packed) {
      this.#ties.push(packed);
      return;
    }
    const { slots, ties } = tiesBySlot(this.#columns, this.#ties);
    this.#ties = [];
    this.#columns.ties.fill(slots, ties);
  }

  #remove(numbers: readonly number[]): void {
    const slots = numbers.map((number) => this.#columns.slotOf(number)).filter((slot) => slot >= 0);
    if (slots.length === 0) return;
    this.#ordered.remove(slots);
    this.#ordered.move(this.#columns.remove(slots));
  }

  #apply(packs: readonly IssueRows[]): void {
    const columns = this.#columns;
    const rows = packs.flatMap((pack) => Array.from({ length: pack.count }, (_, row) => ({ pack, row })));
    const numberOf = ({ pack, row }: PackedRow): number => pack.number(row);
    const isNew = (of: PackedRow): boolean => columns.slotOf(numberOf(of)) < 0;
    const added = rows.filter(isNew).sort((a, b) => numberOf(a) - numberOf(b));
    const changed = added.length === 0 ? rows : rows.filter((of) => !isNew(of));
    const write = (some: readonly PackedRow[]): void => {
      for (const of of some) columns.set(columns.slotOf(numberOf(of)), of.pack, of.row);
    };
    const slotsOf = (some: readonly PackedRow[]): number[] => some.map((of) => columns.slotOf(numberOf(of)));
    this.#ordered.change(slotsOf(changed), () => write(changed));
    if (added.length === 0) return;
    const moved = columns.insert(added.map(numberOf));
    if (moved) this.#ordered.move(moved);
    write(added);
    this.#ordered.add(slotsOf(added));
  }

  /** Makes an order, which takes a while, before a list in it is asked for. */
  sort(field: OrderField): void {
    this.#ordered.stretches(field);
  }

  /** Takes sets for the filters that name them, if they are of the version of now. */
  give({ version, sets }: GivenSets): void {
    if (version !== this.#version) return;
    for (const { key, numbers } of sets) this.#evaluator.give(key, numbers);
  }

  /** @throws MissingSets, Forgotten */
  ask(plan: ListPlan, ask: ListAsk): ListAnswer {
    const { pinned } = ask;
    this.#evaluator.require([plan.filter, ...plan.words, ...(ask.facets ?? []).map(({ filter }) => filter)]);
    const answer: ListAnswer = { version: pinned ?? this.#version };
    const ranked = (): Ranking => this.#ranking(plan, pinned);
    if (ask.page) {
      answer.page =
        pinned === undefined ? this.#page(plan, ranked(), ask.page) : pinnedPage(ranked(), ask.page);
    }
    if (ask.sections) answer.sections = ranked().sections;
    if (ask.pin) ranked();
    if (ask.count) {
      answer.count =
        pinned === undefined ? this.#evaluator.evaluate(plan.filter).count : ranked().numbers.length;
    }
    if (ask.numbers) {
      // Slots rise with the numbers.
      const slots = this.#evaluator.evaluate(plan.filter).slots();
      answer.numbers = Int32Array.from(slots, (slot) => this.#columns.numbers[slot]!);
    }
    if (ask.groupCounts) {
      const ids = groupIds(ask.groupCounts, this.#columns);
      const counts = countGroups(ids, this.#evaluator.evaluate(plan.filter));
      answer.groupCounts = [...counts].map(([id, count]) => [id === NO_GROUP ? null : id, count]);
    }
    return answer;
  }

  /** @throws MissingSets */
  facets(facets: readonly FacetAsk[]): FacetCount[] {
    this.#evaluator.require(facets.map(({ filter }) => filter));
    return facets.map(({ field, filter }) =>
      countFacet(this.#columns, field, this.#countedSet(this.#evaluator.evaluate(filter))),
    );
  }

  #countedSet(set: Bits): CountedSet {
    let counted = this.#counted.get(set);
    if (!counted) {
      counted = countedSet(set);
      this.#counted.set(set, counted);
    }
    return counted;
  }

  #ranking(plan: ListPlan, pinned: number | undefined): Ranking {
    const known = this.#rankings.get(plan.key, pinned ?? this.#version);
    if (known) return known;
    // What was pinned at the version of now can be made again.
    if (pinned !== undefined && pinned !== this.#version) throw new Forgotten();
    const set = this.#evaluator.evaluate(plan.filter);
    const ranking = rank(this.#columns, this.#ordered, this.#listOrder(plan), set);
    this.#rankings.add(plan.key, this.#version, ranking);
    return ranking;
  }

  #listOrder({ field, ascending, words, groups }: ListPlan): ListOrder {
    return {
      field,
      ascending,
      words: words.map((word) => this.#evaluator.evaluate(word)),
      groups: groups && { idOf: groupIds(groups.plan, this.#columns), order: groups.order },
    };
  }

  #page(plan: ListPlan, { numbers }: Ranking, ask: PageAsk): ListAnswer['page'] {
    const columns = this.#columns;
    const order = this.#listOrder(plan);
    const { from, backward, size, offset } = ask;
    let place: Place | null = null;
    if (from && 'key' in from) place = from;
    else if (from) {
      const slot = columns.slotOf(from.number);
      if (slot < 0) return 'no such row';
      place = placeOf(columns, order, slot);
    }
    let start: number;
    let end: number;
    if (backward) {
      end = place ? rowsBefore(columns, order, numbers, place, false) : numbers.length;
      start = Math.max(0, end - size);
    } else {
      const passed = place ? rowsBefore(columns, order, numbers, place, true) : 0;
      start = Math.min(numbers.length, passed + offset);
      end = Math.min(numbers.length, start + size);
    }
    return {
      rows: Array.from(numbers.subarray(start, end), (number) =>
        placeOf(columns, order, columns.slotOf(number)),
      ),
      hasNextPage: end < numbers.length,
      hasPreviousPage: start > 0,
    };
  }
}

/** Those of issues that are here. */
function tiesBySlot(columns: IssueColumns, packs: readonly PackedTies[]) {
  const count = packs.reduce((sum, { numbers }) => sum + numbers.byteLength / 4, 0);
  const slots = new Uint32Array(count);
  const ties = new Uint32Array(count);
  let n = 0;
  for (const pack of packs) {
    const [numbers, values] = [pack.numbers, pack.ties].map(
      ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength),
    );
    for (let at = 0; at < pack.numbers.byteLength; at += 4) {
      const slot = columns.slotOf(numbers!.getInt32(at));
      if (slot < 0) continue;
      slots[n] = slot;
      ties[n++] = values!.getInt32(at);
    }
  }
  return { slots: slots.subarray(0, n), ties: ties.subarray(0, n) };
}

/** A pinned list's rows have their numbers alone: where they stand now is another matter. */
function pinnedPage({ numbers }: Ranking, { from, backward, size, offset }: PageAsk): ListAnswer['page'] {
  let at = backward ? numbers.length : -1;
  if (from) {
    at = numbers.indexOf(from.number);
    if (at < 0) return 'no such row';
  }
  const start = backward ? Math.max(0, at - size) : Math.min(numbers.length, at + 1 + offset);
  const end = backward ? at : Math.min(numbers.length, start + size);
  return {
    rows: Array.from(numbers.subarray(start, end), (number) => ({ number, group: null, hits: 0, key: null })),
    hasNextPage: end < numbers.length,
    hasPreviousPage: start > 0,
  };
}
