/** Evaluates filters to sets of slots. A slot is the index of an issue in the in-memory columns. */
import { LRUCache } from 'lru-cache';
import { FIELDS } from '../../../../shared/fields/fields';
import { BitSet } from '../../indexing/BitSet';
import type { ColumnFilter } from './ColumnFilter';
import type { IssueColumnStore } from './IssueColumnStore';
import type { IssueSortOrders } from './IssueSortOrders';
import { doesSlotMatchFilter } from './doesSlotMatchFilter';
import { IssueNumberSetCache } from './IssueNumberSetCache';
import type { SuppliedIssueNumberSet } from './protocol';
import { findLinkedIssueSlots } from './relations';

/** Returns a key of a filter. Filters with equal keys have equal results. */
export const getColumnFilterKey = (filter: ColumnFilter): string => JSON.stringify(filter);

interface EvaluatedFilter {
  filter: ColumnFilter;
  bits: BitSet;
}

/** The extent of a change of issues: their columns alone, or also links and texts. */
export type IndexedDataChangeExtent = 'columns' | 'columns and links' | 'columns, links and texts';

/**
 * Evaluates filters, and caches the result of each part of a filter. After a change of few issues, the cached results
 * are corrected for these issues only, so that the next request does not have to evaluate its filter for all issues
 * again.
 */
export class FilterEvaluator {
  readonly #columns: IssueColumnStore;
  readonly #ordered: IssueSortOrders;
  readonly #cached = new LRUCache<string, EvaluatedFilter>({ max: CACHED_FILTER_RESULTS_MAX });
  /** Sets of issues that SQL or the word index has found. `supplied` filters refer to them by key. */
  readonly #supplied = new IssueNumberSetCache<BitSet>();

  constructor(columns: IssueColumnStore, ordered: IssueSortOrders) {
    this.#columns = columns;
    this.#ordered = ordered;
  }

  /** Stores the sets of issue numbers that come with a request, and marks the others that it refers to as used. */
  useIssueNumberSets(sets: readonly SuppliedIssueNumberSet[]): void {
    const used = sets.map(({ key, numbers, dependsOn }) => {
      const value = numbers ? this.#columns.createSlotSet(numbers) : this.#getIssueNumberSet(key);
      return { key, dependsOn, value };
    });
    this.#supplied.use(used);
  }

  /**
   * Returns the set of slots that match a filter. All sets that the filter refers to must have been supplied.
   * The result is shared and must not be changed.
   */
  evaluateFilter(filter: ColumnFilter): BitSet {
    if (filter.kind === 'supplied') return this.#compute(filter);
    if ((filter.kind === 'and' || filter.kind === 'or') && filter.of.length === 1)
      return this.evaluateFilter(filter.of[0]!);
    const key = getColumnFilterKey(filter);
    const cached = this.#cached.get(key);
    if (cached) return cached.bits;
    const bits = this.#compute(filter);
    this.#cached.set(key, { filter, bits });
    return bits;
  }

  /** Discards all results. Necessary after issues were removed or inserted between others, because slots have moved. */
  clear(): void {
    this.#cached.clear();
    this.#supplied.clear();
  }

  /**
   * Corrects the results after a change of the columns. Results that cannot be corrected are discarded.
   * @param slots the slots of the changed issues, including those of new issues after all others
   */
  correctResults(slots: readonly number[], extent: IndexedDataChangeExtent): void {
    this.#supplied.removeOutdated(extent === 'columns, links and texts');
    if (slots.length > CORRECTED_SLOTS_MAX) return this.#cached.clear();
    const isCorrectable = ({ filter }: EvaluatedFilter): boolean =>
      listConditions(filter).every((condition) => {
        if (condition.kind === 'supplied') return this.#supplied.has(condition.key);
        // A link changes results of both issues.
        if (condition.kind === 'linked')
          return extent === 'columns' && this.#cached.peek(getColumnFilterKey(condition)) !== undefined;
        return true;
      });
    for (const [key, result] of [...this.#cached.entries()])
      if (!isCorrectable(result)) this.#cached.delete(key);
    for (const result of this.#cached.values()) {
      if (result.bits.size < this.#columns.size) result.bits = result.bits.copy(this.#columns.size);
      // The sets of linked issues and of word matches have not changed.
      const isInUnchangedSet = (condition: ColumnFilter, slot: number): boolean =>
        (condition.kind === 'supplied'
          ? this.#getIssueNumberSet(condition.key)
          : this.#cached.peek(getColumnFilterKey(condition))!.bits
        ).has(slot);
      for (const slot of slots)
        result.bits.put(slot, doesSlotMatchFilter(this.#columns, result.filter, slot, isInUnchangedSet));
    }
  }

  #getIssueNumberSet(key: string): BitSet {
    const bits = this.#supplied.get(key);
    if (!bits) throw new Error(`The set of issues ${key} was not sent with the request.`);
    return bits;
  }

  #compute(filter: ColumnFilter): BitSet {
    const columns = this.#columns;
    switch (filter.kind) {
      case 'all':
        return BitSet.createFullBitSet(columns.size);
      case 'and': {
        const sets = filter.of.map((one) => this.evaluateFilter(one));
        const first = sets[0]?.copy() ?? BitSet.createFullBitSet(columns.size);
        return sets.slice(1).reduce((bits, set) => bits.intersectWith(set), first);
      }
      case 'or':
        return filter.of.reduce(
          (bits, one) => bits.uniteWith(this.evaluateFilter(one)),
          new BitSet(columns.size),
        );
      case 'not':
        return this.evaluateFilter(filter.of).copy().invertBits();
      case 'oneOf':
        return columns[filter.column].findIssueSlotsWithValues(filter.values);
      case 'overlaps':
        return columns[filter.column].findIssueSlotsWithAnyId(filter.ids);
      case 'empty':
        return columns[filter.column].findIssueSlotsWithoutIds();
      case 'between': {
        const { from, to } = filter;
        const order = this.#ordered.getSortOrder(FIELDS[filter.column].graphql);
        return order.findIssueSlotsInKeyRange(from ?? 0, to === null ? Infinity : to + 1);
      }
      case 'number':
        return BitSet.createRange(
          columns.size,
          columns.findSlotAtOrAfterIssueNumber(filter.from ?? 0),
          filter.to === null ? columns.size : columns.findSlotAtOrAfterIssueNumber(filter.to + 1),
        );
      case 'during': {
        const [from, until] = [filter.from ?? -Infinity, filter.until ?? Infinity];
        const order = this.#ordered.getSortOrder(FIELDS[filter.column].graphql);
        return order.findIssueSlotsInKeyRange(from, until);
      }
      case 'linked':
        return findLinkedIssueSlots(columns, filter.what, new Set(filter.readable));
      case 'supplied':
        return this.#getIssueNumberSet(filter.key);
      case 'nothing':
        return new BitSet(columns.size);
    }
  }
}

/**
 * Maximum number of cached filter results per project: enough for the saved views of a sidebar, of the project and of
 * all projects, beside an open list. A result takes 125 KB at a million issues.
 */
const CACHED_FILTER_RESULTS_MAX = 256;
/**
 * Maximum number of changed issues for which results are corrected, at about 0.1 µs per issue and result. After larger
 * changes, evaluating the requested filters again is faster.
 */
const CORRECTED_SLOTS_MAX = 2_000;

/** Lists the parts of a filter that are not combinations of others. */
function listConditions(filter: ColumnFilter): ColumnFilter[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.flatMap(listConditions);
    case 'not':
      return listConditions(filter.of);
    default:
      return [filter];
  }
}
