/** From a filter to the set of slots that meet it. */
import { QUERY_TERMS_MAX } from '../../../../shared/limits';
import type { Filter } from '../filter';
import { Bits } from './Bits';
import type { IssueColumns } from './IssueColumns';
import { linkedSlots } from './ties';

/** A set that the columns do not know of and the store was asked for. */
export class MissingSets extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super('Sets are missing.');
    this.keys = keys;
  }
}

/** Evaluates filters of one version of the columns; what was found for a part is kept for the next. */
export class Evaluator {
  readonly #columns: IssueColumns;
  readonly #known = new Map<string, Bits>();
  /** By key of a `given` filter. */
  readonly #given = new Map<string, Bits>();

  constructor(columns: IssueColumns) {
    this.#columns = columns;
  }

  /** Tells a set that `given` filters name. */
  give(key: string, numbers: Int32Array): void {
    const bits = new Bits(this.#columns.size);
    for (const number of numbers) {
      const slot = this.#columns.slotOf(number);
      if (slot >= 0) bits.add(slot);
    }
    this.#given.set(key, bits);
    if (this.#given.size > KEPT_GIVEN) this.#given.delete(this.#given.keys().next().value!);
  }

  /** @throws MissingSets naming all sets that must be given before these filters are evaluated. */
  require(filters: readonly Filter[]): void {
    const missing = filters.flatMap(givenIn).filter((key) => !this.#given.has(key));
    if (missing.length > 0) throw new MissingSets([...new Set(missing)]);
  }

  /** The set of a filter, all given sets of which are there; it is the evaluator's own, not to be changed. */
  evaluate(filter: Filter): Bits {
    if (filter.kind === 'given') return this.#compute(filter);
    if ((filter.kind === 'and' || filter.kind === 'or') && filter.of.length === 1) return this.evaluate(filter.of[0]!);
    const key = JSON.stringify(filter);
    let bits = this.#known.get(key);
    if (!bits) {
      bits = this.#compute(filter);
      this.#known.set(key, bits);
      if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!);
    }
    return bits;
  }

  #compute(filter: Filter): Bits {
    const columns = this.#columns;
    switch (filter.kind) {
      case 'all':
        return Bits.all(columns.size);
      case 'and':
        return filter.of.reduce((bits, one) => bits.intersect(this.evaluate(one)), Bits.all(columns.size));
      case 'or':
        return filter.of.reduce((bits, one) => bits.unite(this.evaluate(one)), new Bits(columns.size));
      case 'not':
        return this.evaluate(filter.of).copy().invert();
      case 'oneOf':
        return columns[filter.column].oneOf(filter.values);
      case 'overlaps':
        return columns[filter.column].overlapping(filter.ids);
      case 'empty':
        return columns[filter.column].none();
      case 'between':
        return columns[filter.column].between(filter.from ?? 0, filter.to ?? Infinity);
      case 'number': {
        const bits = new Bits(columns.size);
        const { from, to } = filter;
        for (let slot = 0; slot < columns.size; slot++) {
          const number = columns.numbers[slot]!;
          if (number >= (from ?? 0) && number <= (to ?? Infinity)) bits.add(slot);
        }
        return bits;
      }
      case 'during':
        return columns[filter.column].during(filter.from ?? -Infinity, filter.until ?? Infinity);
      case 'linked':
        return linkedSlots(columns, filter.what, new Set(filter.readable));
      case 'given':
        return this.#given.get(filter.key)!;
      case 'nothing':
        return new Bits(columns.size);
    }
  }
}

/** Sets of parts that are kept: 125 KB each at a million issues. */
const KEPT = 64;
/** Of given ones, so many that those of one query are there together: all its words, and the same in titles. */
const KEPT_GIVEN = 2 * QUERY_TERMS_MAX;

function givenIn(filter: Filter): string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.flatMap(givenIn);
    case 'not':
      return givenIn(filter.of);
    case 'given':
      return [filter.key];
    default:
      return [];
  }
}
