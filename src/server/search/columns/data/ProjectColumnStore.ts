/** One project in memory: its columns and sort orders, and the issue lists that are computed from them. */
import { LRUCache } from 'lru-cache';
import { estimateRankingBytes, type VersionedIssueListCache } from '../../list/VersionedIssueListCache';
import type { IssueListPosition } from '../../list/ListSortOrder';
import type { IssueOrderField } from '../../list/IssueSearch';
import { findRankOfIssue, selectListSnapshotPage } from '../../list/snapshot';
import { toDataView } from '../../statements/packed';
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import type { ColumnFilter } from './ColumnFilter';
import { countFacetColumns, type FacetColumn, getFacetColumn } from './countFacet';
import type { BitSet } from '../../indexing/BitSet';
import { selectNestedIssuesPage } from '../../list/NestedIssues';
import { FilterEvaluator, getColumnFilterKey } from './evaluate';
import { findNestedIssues, HAS_PARENT_FILTER, type IssueTrees } from './findNestedIssues';
import { IssueColumnStore } from './IssueColumnStore';
import { PackedIssueRowReader, type PackedIssueRows } from './PackedIssueRowReader';
import { type ListedIssues, readListedIssues } from './ListedIssues';
import { countIssuesByGroup, createGroupIdReader, UNGROUPED_ISSUES_GROUP_ID } from './ListGroups';
import { IssueSortOrders } from './IssueSortOrders';
import type {
  PackedFacetCounts,
  FacetRequest,
  IssueListPartsResult,
  IssueListPartsRequest,
  CompiledIssueListRequest,
  PackedIssueRelations,
  IssuePageRequest,
  SuppliedIssueNumberSets,
  UpdatedIssueRow,
} from './protocol';
import {
  type IssueRankingOrder,
  getIssueListPosition,
  rankIssues,
  type IssueRanking,
  countIssueListRowsBefore,
} from './rank';

/**
 * A snapshot is no longer available: its token refers to an older project version, and its list is not in the
 * cache.
 */
export class SnapshotExpiredError extends Error {}

/** Maximum number of filters per project whose counts are kept. The eight facets of a filter take about 10 KB. */
const COUNTED_FILTERS_MAX = 256;

/** Maximum number of filters per project whose trees are kept. They take up to 8 MB of a million issues. */
const FILTERS_WITH_TREES_MAX = 4;

interface FilterCounts {
  count: number | null;
  facets: Map<FacetColumn, PackedFacetCounts>;
}

interface IssueRowReference {
  pack: PackedIssueRowReader;
  row: number;
}

export class ProjectColumnStore {
  readonly #columns = new IssueColumnStore();
  readonly #ordered = new IssueSortOrders(this.#columns);
  readonly #rankings: VersionedIssueListCache<IssueRanking>;
  readonly #evaluator = new FilterEvaluator(this.#columns, this.#ordered);
  /**
   * The counts of each filter, until the project changes. Counts take much less memory than the sets of
   * issues, so those of more filters are kept.
   */
  readonly #counted = new LRUCache<string, FilterCounts>({ max: COUNTED_FILTERS_MAX });
  /**
   * The trees of the last filters, until the project changes: lists in several orders, and their groups, share them.
   */
  readonly #trees = new LRUCache<string, IssueTrees>({ max: FILTERS_WITH_TREES_MAX });
  #version = 0;
  /** Relations of issues (comments, links), buffered while a project is first loaded into memory. */
  #relations: PackedIssueRelations[] = [];

  constructor(rankings: VersionedIssueListCache<IssueRanking>) {
    this.#rankings = rankings;
  }

  /**
   * Creates the columns and sort orders that a file contains.
   * @throws InvalidIndexFileError
   */
  static readFromFile(
    file: IndexFileReader,
    rankings: VersionedIssueListCache<IssueRanking>,
  ): ProjectColumnStore {
    const store = new ProjectColumnStore(rankings);
    store.#columns.readFromFile(file);
    store.#ordered.readFromFile(file);
    store.#setVersion(file.directory.origin.version);
    return store;
  }

  /** Writes the columns and sort orders to a file, in steps. The project must not change in between. */
  *writeToFile(file: IndexFileWriter): Generator<void> {
    // The order by title also computes a column.
    yield* this.#ordered.computeStoredSortOrders();
    yield* this.#columns.writeToFile(file);
    yield* this.#ordered.writeToFile(file);
  }

  get issueCount(): number {
    return this.#columns.size;
  }

  get version(): number {
    return this.#version;
  }

  get bytes(): number {
    return this.#columns.bytes + this.#ordered.bytes;
  }

  /**
   * Inserts or updates issue rows and removes the issues with the numbers in `gone`. Afterwards the columns
   * are at this project version.
   * @param haveTextsChanged whether titles, descriptions or comments may have changed, or any issue is new or gone
   */
  applyIssueRows(
    packs: readonly PackedIssueRows[],
    gone: readonly number[],
    version: number,
    haveTextsChanged: boolean,
  ): void {
    const hasRemoved = this.#remove(gone);
    const changed = this.#apply(packs.map((packed) => new PackedIssueRowReader(packed)));
    if (hasRemoved || changed === 'slots moved') this.#evaluator.clear();
    else {
      const extent = haveTextsChanged ? 'columns, links and texts' : 'columns and links';
      this.#evaluator.correctResults(changed, extent);
    }
    this.#setVersion(version);
  }

  /**
   * Updates the rows of existing issues, each at most once. Afterwards the columns are at this project
   * version.
   */
  updateIssueRows(rows: readonly UpdatedIssueRow[], version: number): void {
    const columns = this.#columns;
    // Rows of issues that have been deleted since the update are ignored.
    const present = rows.filter(({ number }) => columns.findSlotByIssueNumber(number) >= 0);
    const slots = present.map(({ number }) => columns.findSlotByIssueNumber(number));
    this.#ordered.updateIssueSlots(slots, () =>
      present.forEach((row, i) => columns.updateIssueRow(slots[i]!, row)),
    );
    this.#evaluator.correctResults(slots, 'columns');
    this.#setVersion(version);
  }

  #setVersion(version: number): void {
    this.#version = version;
    this.#counted.clear();
    this.#trees.clear();
  }

  /**
   * Collects the relations of issues (comments, links) that are read from the database while the project is
   * first loaded. A call with null ends the loading: the collected relations become part of the index.
   */
  addIssueRelations(packed: PackedIssueRelations | null): void {
    if (packed) {
      this.#relations.push(packed);
      return;
    }
    const { slots, relations } = unpackRelationsByIssueSlot(this.#columns, this.#relations);
    this.#relations = [];
    this.#columns.relations.fillFromIssueSlotIdPairs(slots, relations);
    this.#evaluator.clear();
  }

  /** Returns whether any issue was removed. */
  #remove(numbers: readonly number[]): boolean {
    const slots = numbers
      .map((number) => this.#columns.findSlotByIssueNumber(number))
      .filter((slot) => slot >= 0);
    if (slots.length === 0) return false;
    this.#ordered.removeIssueSlots(slots);
    this.#ordered.renumberIssueSlots(this.#columns.removeIssues(slots));
    return true;
  }

  /** Returns the slots of the changed and new issues, unless other issues have moved to other slots. */
  #apply(packs: readonly PackedIssueRowReader[]): number[] | 'slots moved' {
    const columns = this.#columns;
    const rows = packs.flatMap((pack) => Array.from({ length: pack.count }, (_, row) => ({ pack, row })));
    const numberOf = ({ pack, row }: IssueRowReference): number => pack.number(row);
    const isNew = (of: IssueRowReference): boolean => columns.findSlotByIssueNumber(numberOf(of)) < 0;
    const added = rows.filter(isNew).sort((a, b) => numberOf(a) - numberOf(b));
    const changed = added.length === 0 ? rows : rows.filter((of) => !isNew(of));
    const slotsOf = (some: readonly IssueRowReference[]): number[] =>
      some.map((of) => columns.findSlotByIssueNumber(numberOf(of)));
    const write = (some: readonly IssueRowReference[]): void => {
      const rowsOfPacks = new Map<PackedIssueRowReader, IssueRowReference[]>(packs.map((pack) => [pack, []]));
      for (const of of some) rowsOfPacks.get(of.pack)!.push(of);
      for (const [pack, references] of rowsOfPacks) {
        const indexes = references.map(({ row }) => row);
        columns.setIssueRows(slotsOf(references), pack, indexes);
      }
    };
    this.#ordered.updateIssueSlots(slotsOf(changed), () => write(changed));
    if (added.length === 0) return slotsOf(changed);
    const moved = columns.insertIssues(added.map(numberOf));
    if (moved) this.#ordered.renumberIssueSlots(moved);
    write(added);
    this.#ordered.addIssueSlots(slotsOf(added));
    return moved ? 'slots moved' : slotsOf(rows);
  }

  /** Computes a sort order before the first list in this order is requested, in steps. */
  precomputeSortOrder(field: IssueOrderField): Generator<void> {
    return this.#ordered.computeSortOrder(field);
  }

  /** Stores the sets of issue numbers that the filters of the next requests refer to. */
  useIssueNumberSets({ version, sets }: SuppliedIssueNumberSets): void {
    if (version !== this.#version)
      throw new Error(`Sets of version ${version} were sent to columns of version ${this.#version}.`);
    this.#evaluator.useIssueNumberSets(sets);
  }

  /**
   * Answers the requested parts of a list (page, count, facets).
   * @throws SnapshotExpiredError
   */
  readIssueListParts(plan: CompiledIssueListRequest, parts: IssueListPartsRequest): IssueListPartsResult {
    const { pinned } = parts;
    const answer: IssueListPartsResult = { version: pinned ?? this.#version };
    const ranked = (): IssueRanking => this.#ranking(plan, pinned);
    if (parts.page) {
      answer.page =
        pinned === undefined
          ? this.#livePage(plan, ranked(), parts.page)
          : this.#snapshotPage(ranked(), parts.page);
      const { nested } = ranked();
      if (nested && answer.page !== 'no such row')
        answer.page!.subIssueCounts = answer.page!.rows.map(({ number }) => nested.countSubIssues(number));
    }
    if (parts.sections) answer.sections = ranked().sections;
    if (parts.pin) ranked();
    if (parts.count) {
      answer.count = pinned === undefined ? this.#countIssues(plan.filter) : countRankedIssues(ranked());
    }
    if (parts.counts) answer.counts = parts.counts.map((filter) => this.#countIssues(filter));
    if (parts.topLevelCount) answer.topLevelCount = ranked().numbers.length;
    if (parts.subIssues) answer.subIssues = this.#subIssues(ranked(), answer.version, parts.subIssues);
    if (parts.numbers) {
      // The slots, and therefore the numbers, are in ascending order.
      const slots = this.#evaluator.evaluateFilter(plan.filter).listSetBits();
      answer.numbers = Int32Array.from(slots, (slot) => this.#columns.numbers[slot]!);
    }
    if (parts.rankOf !== undefined) answer.rank = findRankOfIssue(ranked().numbers, parts.rankOf);
    if (parts.filtered) {
      const matching = this.#evaluator.evaluateFilter(plan.filter);
      answer.filtered = parts.filtered.filter((number) => {
        const slot = this.#columns.findSlotByIssueNumber(number);
        return slot >= 0 && matching.has(slot);
      });
    }
    if (parts.rowsAt) answer.rowsAt = this.#rowsAt(plan, ranked(), parts.rowsAt);
    if (parts.groupCounts) {
      const ids = createGroupIdReader(parts.groupCounts, this.#columns);
      const counts = countIssuesByGroup(ids, this.#evaluateRows(plan));
      answer.groupCounts = [...counts].map(([id, count]) => [
        id === UNGROUPED_ISSUES_GROUP_ID ? null : id,
        count,
      ]);
    }
    return answer;
  }

  /** Reads the issues with these numbers. Leaves out deleted ones. */
  readIssues(numbers: readonly number[]): ListedIssues {
    return readListedIssues(this.#columns, numbers);
  }

  /** Whether issues, or open issues, are assigned to a user. Open issues have no closing time. */
  hasIssueOfAssignee(userId: number, state: 'open' | 'any'): boolean {
    const assigned = this.#evaluator.evaluateFilter({ kind: 'overlaps', column: 'assignees', ids: [userId] });
    return assigned
      .listSetBits()
      .some((slot) => state === 'any' || this.#columns.closed.cells[slot] === -Infinity);
  }

  /** Counts the issues per value of several facets. */
  countFacets(facets: readonly FacetRequest[]): PackedFacetCounts[] {
    // Facets with the same filter are counted together, each column once.
    for (const [filter, wanted] of groupFacetColumnsByFilter(facets)) {
      const counted = this.#getFilterCounts(filter).facets;
      const missing = [...wanted].filter((column) => !counted.has(column));
      if (missing.length === 0) continue;
      const counts = countFacetColumns(this.#columns, missing, this.#evaluator.evaluateFilter(filter));
      counts.forEach((values, column) => counted.set(column, values));
    }
    return facets.map(({ field, filter }) =>
      this.#getFilterCounts(filter).facets.get(getFacetColumn(field))!,
    );
  }

  #countIssues(filter: ColumnFilter): number {
    const counts = this.#getFilterCounts(filter);
    return (counts.count ??= this.#evaluator.evaluateFilter(filter).count);
  }

  #getFilterCounts(filter: ColumnFilter): FilterCounts {
    const key = getColumnFilterKey(filter);
    let counts = this.#counted.get(key);
    if (!counts) this.#counted.set(key, (counts = { count: null, facets: new Map() }));
    return counts;
  }

  #ranking(plan: CompiledIssueListRequest, pinned: number | undefined): IssueRanking {
    const cached = this.#rankings.get(plan.key, pinned ?? this.#version);
    if (cached) return cached;
    // If the project has not changed since the snapshot was created, the snapshot's list can be computed
    // again.
    if (pinned !== undefined && pinned !== this.#version) throw new SnapshotExpiredError();
    const ranking: IssueRanking = {
      ...rankIssues(this.#columns, this.#ordered, this.#ordering(plan), this.#evaluateRows(plan)),
      nested: plan.trees ? this.#findTrees(plan.filter).nested : null,
    };
    this.#rankings.set(plan.key, this.#version, ranking, estimateRankingBytes(ranking));
    return ranking;
  }

  /** The issues that are rows of the list: all of its issues, or in a list with trees those at the top level. */
  #evaluateRows({ filter, trees }: CompiledIssueListRequest): BitSet {
    return trees ? this.#findTrees(filter).topLevel : this.#evaluator.evaluateFilter(filter);
  }

  #findTrees(filter: ColumnFilter): IssueTrees {
    const key = getColumnFilterKey(filter);
    let trees = this.#trees.get(key);
    if (!trees) {
      trees = findNestedIssues(
        this.#columns,
        this.#evaluator.evaluateFilter(filter),
        this.#evaluator.evaluateFilter(HAS_PARENT_FILTER),
      );
      this.#trees.set(key, trees);
    }
    return trees;
  }

  #subIssues(
    { nested }: IssueRanking,
    version: number,
    { parent, order, orderVersion, ...page }: NonNullable<IssueListPartsRequest['subIssues']>,
  ): IssueListPartsResult['subIssues'] {
    if (!nested)
      return { numbers: [], subIssueCounts: [], total: 0, issues: readListedIssues(this.#columns, []) };
    nested.sortSubIssuesOnce(parent, order, orderVersion >= version);
    const selected = selectNestedIssuesPage(nested, parent, { first: page.size, offset: page.offset });
    return { ...selected, issues: readListedIssues(this.#columns, selected.numbers) };
  }

  #ordering({ field, ascending, words, sortIds, groups }: CompiledIssueListRequest): IssueRankingOrder {
    return {
      field,
      ascending,
      words: words.map((word) => this.#evaluator.evaluateFilter(word)),
      values: sortIds && {
        idOf: createGroupIdReader(
          { by: 'field', column: field === 'STATE' ? 'state' : 'assignees' },
          this.#columns,
        ),
        order: sortIds,
      },
      groups: groups && { idOf: createGroupIdReader(groups.plan, this.#columns), order: groups.order },
    };
  }

  #livePage(
    plan: CompiledIssueListRequest,
    { numbers }: IssueRanking,
    request: IssuePageRequest,
  ): IssueListPartsResult['page'] {
    const columns = this.#columns;
    const order = this.#ordering(plan);
    const { from, backward, size, offset } = request;
    let position: IssueListPosition | null = null;
    if (from && 'key' in from) position = from;
    else if (from) {
      const slot = columns.findSlotByIssueNumber(from.number);
      if (slot < 0) return 'no such row';
      position = getIssueListPosition(columns, order, slot);
    }
    let start: number;
    let end: number;
    if (backward) {
      end = position ? countIssueListRowsBefore(columns, order, numbers, position, false) : numbers.length;
      start = Math.max(0, end - size);
    } else {
      const skipped = position ? countIssueListRowsBefore(columns, order, numbers, position, true) : 0;
      start = Math.min(numbers.length, skipped + offset);
      end = Math.min(numbers.length, start + size);
    }
    const shown = numbers.subarray(start, end);
    return {
      rows: Array.from(shown, (number) =>
        getIssueListPosition(columns, order, columns.findSlotByIssueNumber(number)),
      ),
      issues: readListedIssues(columns, shown),
      hasNextPage: end < numbers.length,
      hasPreviousPage: start > 0,
      subIssueCounts: undefined,
    };
  }

  #rowsAt(
    plan: CompiledIssueListRequest,
    { numbers }: IssueRanking,
    { ranks, withIssues }: NonNullable<IssueListPartsRequest['rowsAt']>,
  ): IssueListPartsResult['rowsAt'] {
    const order = this.#ordering(plan);
    const shown = ranks.flatMap((rank) => numbers[rank] ?? []);
    const positions = ranks.map((rank) => {
      const slot = rank < numbers.length ? this.#columns.findSlotByIssueNumber(numbers[rank]!) : -1;
      return slot < 0 ? null : getIssueListPosition(this.#columns, order, slot);
    });
    return { positions, issues: withIssues ? readListedIssues(this.#columns, shown) : undefined };
  }

  /**
   * Selects a page of a snapshot. Its cursors contain only issue numbers, because the current sort keys of the
   * issues may differ from those in the snapshot.
   */
  #snapshotPage({ numbers }: IssueRanking, request: IssuePageRequest): IssueListPartsResult['page'] {
    const page = selectListSnapshotPage(numbers, request.from?.number ?? null, request);
    if (!page) return 'no such row';
    const { hasNextPage, hasPreviousPage } = page;
    const rows = page.numbers.map((number) => ({ number, group: null, hits: 0, key: null }));
    return {
      rows,
      issues: readListedIssues(this.#columns, page.numbers),
      hasNextPage,
      hasPreviousPage,
      subIssueCounts: undefined,
    };
  }
}

/** Number of all issues of a list, nested or not. */
const countRankedIssues = ({ numbers, nested }: IssueRanking): number =>
  numbers.length + (nested?.count ?? 0);

function groupFacetColumnsByFilter(facets: readonly FacetRequest[]): Map<ColumnFilter, Set<FacetColumn>> {
  const filters = new Map<string, ColumnFilter>();
  const wanted = new Map<ColumnFilter, Set<FacetColumn>>();
  for (const { field, filter } of facets) {
    const key = getColumnFilterKey(filter);
    const first = filters.get(key) ?? filter;
    filters.set(key, first);
    wanted.set(first, (wanted.get(first) ?? new Set()).add(getFacetColumn(field)));
  }
  return wanted;
}

/**
 * Unpacks relations of issues as pairs of a slot and a relation. Relations of unknown issues are left out.
 */
function unpackRelationsByIssueSlot(columns: IssueColumnStore, packs: readonly PackedIssueRelations[]) {
  const count = packs.reduce((sum, { numbers }) => sum + numbers.byteLength / 4, 0);
  const slots = new Uint32Array(count);
  const relations = new Uint32Array(count);
  let n = 0;
  for (const pack of packs) {
    const numbers = toDataView(pack.numbers);
    const values = toDataView(pack.relations);
    for (let at = 0; at < pack.numbers.byteLength; at += 4) {
      const slot = columns.findSlotByIssueNumber(numbers.getInt32(at));
      if (slot < 0) continue;
      slots[n] = slot;
      relations[n++] = values.getInt32(at);
    }
  }
  return { slots: slots.subarray(0, n), relations: relations.subarray(0, n) };
}
