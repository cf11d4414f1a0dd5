/**
 * An issue list that is read in SQL. Each part of the list is read when it is first requested, in as few
 * statements as possible.
 */
import { sql } from 'kysely';
import type { ParsedSearchQuery, QueryProblem } from '../../../shared/query/ast';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { decodeIssueListCursor, isIssueListPosition } from '../list/cursor';
import { buildFacetCounts, type FacetCounts, type FacetValueCounts } from '../list/facets';
import { buildIssueListGroups, nameListSections } from '../list/groups';
import { getGroupingOfSortOrder, type IssueListPosition } from '../list/ListSortOrder';
import { type NameResolver, areProjectCatalogsEqual } from '../list/NameResolver';
import { type ValidIssueListPageArguments, validateIssueListPageArguments } from '../list/pageArguments';
import { createIssueListKey, type PreparedIssueListRequest } from '../list/PreparedIssueListRequest';
import type {
  IssueFacet,
  IssueFacetField,
  IssueGroupBy,
  IssueList,
  IssueListRequest,
  IssueListPage,
  IssueListPageArguments,
  IssueListSection,
  PreparedFacetValueCounts,
  RowsAtRanks,
  SubIssuePage,
  SubIssuePageArguments,
} from '../list/IssueSearch';
import {
  parseListSnapshotToken,
  createSnapshotExpiredProblem,
  findRankOfIssue,
  formatListSnapshotToken,
} from '../list/snapshot';
import { selectNestedIssuesPage } from '../list/NestedIssues';
import { estimateRankingBytes } from '../list/VersionedIssueListCache';
import { selectWithProjectVersion, type ValueAtProjectVersion } from '../statements/versioned';
import type { IssueListResultCache } from './IssueListResultCache';
import { compileQueryConditions, joinConditionsWithAnd } from './compile';
import { readMatchingIssueCount, readIssueCountsByValue } from './counts';
import {
  buildListSnapshotPage,
  readIssueListPage,
  readPositionsNearStart,
  readPositionsOfRankedIssues,
} from './pages';
import { type SqlIssueRanking, readIssueRanking } from './ranking';
import { readFacetCounts } from './readFacetCounts';
import type { SqlIssueListQuery } from './rows';
import { createSqlSortKey } from './orderColumns';
import { selectIssueGroupId, type SqlIssueListGroups } from './sqlGroups';
import { listAllIssueNumbers, readTreeRanking } from './trees';
import { containsQueryTextNode } from './words';

/** Ranks up to this one are read from the start of the list, others from its ranking (all its issue numbers in order). */
const SCANNED_RANK_MAX = 1_000;

/** Maximum number of attempts to read a part of the list while the project keeps changing. */
const ISSUE_LIST_READ_ATTEMPTS = 4;

export class SqlIssueList implements IssueList {
  readonly isInMemory = false;
  readonly #store: DatabaseStore;
  readonly #names: NameResolver;
  readonly #answers: IssueListResultCache;
  readonly #request: IssueListRequest;
  readonly #parsed: ParsedSearchQuery;
  #version: number | null = null;
  #pinned: Promise<ValueAtProjectVersion<SqlIssueRanking> | null> | null = null;
  #ranking: Promise<ValueAtProjectVersion<SqlIssueRanking>> | null = null;
  #confirmed: Promise<void> | null = null;
  #page: Promise<unknown> | null = null;

  constructor(
    store: DatabaseStore,
    names: NameResolver,
    answers: IssueListResultCache,
    request: IssueListRequest,
    parsed: ParsedSearchQuery,
  ) {
    this.#store = store;
    this.#names = names;
    this.#answers = answers;
    this.#request = request;
    this.#parsed = parsed;
  }

  async readQueryProblems(): Promise<QueryProblem[]> {
    const { problems } = await this.#prepare();
    if (this.#request.snapshot === null || (await this.#pinnedRanking())) return problems;
    return [...problems, createSnapshotExpiredProblem()];
  }

  async readIssuePage(args: IssueListPageArguments): Promise<IssueListPage> {
    const walk = validateIssueListPageArguments(args);
    const ranked = (await this.#pinnedRanking()) ?? (this.#hasTrees ? await this.#liveRanking() : null);
    if (ranked) {
      const { numbers, nested } = ranked.value;
      const page = buildListSnapshotPage(numbers, walk, (await this.#prepare()).order);
      return nested
        ? { ...page, subIssueCounts: page.rows.map(({ number }) => nested.countSubIssues(number)) }
        : page;
    }
    if (this.#isOrderedByNames) await this.#confirm();
    const page = this.#readAtVersion((prepared) => this.#livePage(prepared, walk));
    this.#page ??= page.catch(() => undefined);
    return page;
  }

  async readTotalIssueCount(): Promise<number> {
    // A ranking or snapshot includes the count. If the same request asks for the list's sections or for a
    // snapshot, their reads must start before this one.
    await Promise.resolve();
    const ranking = (await this.#pinnedRanking()) ?? (await this.#ranking);
    if (ranking) return listAllIssueNumbers(ranking.value).length;
    const known = await this.#knownNumbers();
    if (known) return known.value.length;
    await this.#confirm();
    return this.#readAtVersion((prepared) => this.#count(prepared));
  }

  async readTopLevelIssueCount(): Promise<number> {
    return this.#hasTrees ? (await this.#anyRanking()).numbers.length : this.readTotalIssueCount();
  }

  async readSubIssuePage(parent: number, { size, offset }: SubIssuePageArguments): Promise<SubIssuePage> {
    const { nested } = await this.#anyRanking();
    return nested
      ? selectNestedIssuesPage(nested, parent, { first: size, offset })
      : { numbers: [], subIssueCounts: [], total: 0 };
  }

  async readIssueNumbers(): Promise<Int32Array> {
    return listAllIssueNumbers((await this.#liveRanking()).value).toSorted();
  }

  async readIssueRank(number: number): Promise<number | null> {
    return findRankOfIssue((await this.#anyRanking()).numbers, number);
  }

  async filterIssueNumbers(numbers: readonly number[]): Promise<number[]> {
    if (numbers.length === 0) return [];
    await this.#confirm();
    return this.#readAtVersion(async ({ parsed, scope }) => {
      const wanted = sql<boolean>`i.number = ANY(${numbers}::int[])`;
      const select = sql`SELECT i.number FROM issue i
        WHERE ${joinConditionsWithAnd([...compileQueryConditions(parsed.root, scope), wanted])}`;
      const { version, value } = await selectWithProjectVersion<{ number: number }>(
        this.#store.db,
        scope.projectId,
        ['number'],
        select,
      );
      const matching = new Set(value.map(({ number }) => number));
      return { version, value: numbers.filter((number) => matching.has(number)) };
    });
  }

  async readFacets(fields: readonly IssueFacetField[], top: number): Promise<IssueFacet[]> {
    const facets: IssueFacet[] = [];
    for (const field of fields) {
      const { values, ...counts } = await this.readFacetValues(field);
      facets.push({ field, values: values.slice(0, top), ...counts });
    }
    return facets;
  }

  /** Reads all values of a facet with their counts. */
  async readFacetValues(field: IssueFacetField): Promise<FacetCounts> {
    const { prepared, ...counts } = (await this.readFacetValueCounts([field]))[0]!;
    return buildFacetCounts(this.#names, prepared, field, counts);
  }

  async readFacetValueCounts(fields: readonly IssueFacetField[]): Promise<PreparedFacetValueCounts[]> {
    await this.#confirm();
    const counted: PreparedFacetValueCounts[] = [];
    for (const field of fields) {
      counted.push(
        await this.#readAtVersion(async (prepared) => {
          const { version, value } = await this.#cached(
            prepared,
            `facet:${field}`,
            estimateFacetBytes,
            async () => readFacetCounts(this.#store, prepared, field, await this.#knownNumbers()),
          );
          return { version, value: { ...value, prepared } };
        }),
      );
    }
    return counted;
  }

  async readRowsAtRanks(ranks: readonly number[]): Promise<RowsAtRanks> {
    const pinned = await this.#pinnedRanking();
    if (this.#request.groupBy) await this.#confirm();
    const isNearStart = !pinned && !this.#hasTrees && ranks.every((rank) => rank < SCANNED_RANK_MAX);
    const numbers = isNearStart ? null : (pinned ?? (await this.#liveRanking())).value.numbers;
    return this.#readAtVersion(async (prepared) => {
      const query = await this.#listQuery(prepared, null);
      const { version, value } = numbers
        ? await readPositionsOfRankedIssues(this.#store, query, numbers, ranks)
        : await readPositionsNearStart(this.#store, query, ranks);
      return { version, value: { positions: value } };
    });
  }

  async readListSections(): Promise<IssueListSection[]> {
    const { sections } = await this.#anyRanking();
    const { order, catalog } = await this.#prepare();
    return nameListSections(this.#names, order, catalog, sections);
  }

  async readGroupSections(): Promise<IssueListSection[]> {
    if (!this.#request.groupBy) return [];
    if (this.#hasTrees) return (await this.#anyRanking()).groups ?? [];
    await this.#confirm();
    return this.#readAtVersion(async (prepared) => {
      if (!prepared.groupBy) return { version: prepared.catalog.version, value: [] };
      const { version, value } = await this.#groups(prepared, prepared.groupBy, null);
      return { version, value: value.sections };
    });
  }

  /**
   * Returns a snapshot token before the ranking of the snapshot (its issue numbers in list order) has been
   * read, so that the rows of a response do not wait for the ranking.
   */
  async createListSnapshotToken(): Promise<string> {
    if (this.#request.snapshot !== null && (await this.#pinnedRanking())) return this.#request.snapshot;
    // If the same request also reads a page of issues, its project version must be the one in the snapshot token.
    await this.#page;
    const token = formatListSnapshotToken(
      createIssueListKey(await this.#prepare()),
      Number(await this.readProjectVersion()),
    );
    this.#answers.rememberListSnapshotVersion(
      token,
      this.#liveRanking().then(({ version }) => version),
    );
    return token;
  }

  async readProjectVersion(): Promise<string> {
    const pinned = await this.#pinnedRanking();
    if (pinned) return String(pinned.version);
    if (this.#version === null) await this.#confirm();
    return String(this.#version ?? (await this.#prepare()).catalog.version);
  }

  /**
   * Makes sure that the cached names of the project belong to its current version, because this version is
   * part of the key of cached results. Reading a page does not need this: its statement returns the current
   * version.
   */
  #confirm(): Promise<void> {
    return (this.#confirmed ??= this.#names.refreshProjectCatalogIfStale(this.#request.projectId));
  }

  get #hasTrees(): boolean {
    return this.#request.trees === true;
  }

  /** Whether the order of the list depends on names of groups, states or assignees. */
  get #isOrderedByNames(): boolean {
    const { groupBy, order } = this.#request;
    return groupBy !== null || (order !== null && getGroupingOfSortOrder(order) !== null);
  }

  #prepare(): Promise<PreparedIssueListRequest> {
    return this.#names.prepareIssueListRequest(this.#request, this.#parsed);
  }

  /**
   * Reads a part of the list with the project's cached names. Reads it again if the project has changed since
   * the names were cached, and a name now has another meaning or the groups of a grouped list may have
   * changed. Under constant writes, the result of the last attempt is used.
   */
  async #readAtVersion<T>(
    read: (prepared: PreparedIssueListRequest) => Promise<ValueAtProjectVersion<T>>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const prepared = await this.#prepare();
      const { version, value } = await read(prepared);
      const { catalog } = prepared;
      if (version !== catalog.version) {
        const current = await this.#names.refreshProjectCatalog(catalog.projectId);
        const isStale = this.#isOrderedByNames || !areProjectCatalogsEqual(current, catalog);
        if (isStale && attempt < ISSUE_LIST_READ_ATTEMPTS) continue;
      }
      this.#version ??= version;
      return value;
    }
  }

  #cached<T extends object | number>(
    prepared: PreparedIssueListRequest,
    part: string,
    bytes: (value: T) => number,
    compute: () => Promise<ValueAtProjectVersion<T>>,
  ): Promise<ValueAtProjectVersion<T>> {
    const key = { key: `${createIssueListKey(prepared)}:${part}`, bytes };
    return this.#answers.getOrCompute(key, prepared.catalog.version, compute);
  }

  /**
   * Returns the ranking (the issue numbers in list order) of the request's snapshot, or null if the request
   * has no snapshot or the snapshot has expired.
   */
  #pinnedRanking(): Promise<ValueAtProjectVersion<SqlIssueRanking> | null> {
    return (this.#pinned ??= this.#findPinnedRanking());
  }

  async #findPinnedRanking(): Promise<ValueAtProjectVersion<SqlIssueRanking> | null> {
    const { snapshot } = this.#request;
    if (snapshot === null) return null;
    const key = createIssueListKey(await this.#prepare());
    const tokenVersion = parseListSnapshotToken(snapshot, key);
    if (tokenVersion === null) return null;
    // A snapshot's ranking (its issue numbers in list order) is read after the snapshot's token is returned.
    // If the project has changed in between, the ranking has a later version than the token.
    const version = (await this.#answers.getListSnapshotVersion(snapshot)) ?? tokenVersion;
    const pinned = this.#answers.get<SqlIssueRanking>(
      { key: `${key}:ranking`, bytes: estimateRankingBytes },
      version,
    );
    if (pinned) return { version, value: pinned };
    // Without a cached ranking, either it was evicted from the cache or another server created the snapshot.
    // As long as the project has not changed, the ranking can be read again.
    const ranking = await this.#liveRanking();
    return ranking.version === version ? ranking : null;
  }

  /** Returns the ranking of the request's snapshot, or else that of the current list. */
  async #anyRanking(): Promise<SqlIssueRanking> {
    return ((await this.#pinnedRanking()) ?? (await this.#liveRanking())).value;
  }

  /** Returns the ranking of the current list: all its issue numbers in order. */
  #liveRanking(): Promise<ValueAtProjectVersion<SqlIssueRanking>> {
    return (this.#ranking ??= this.#readRanking());
  }

  async #readRanking(): Promise<ValueAtProjectVersion<SqlIssueRanking>> {
    await this.#confirm();
    return this.#readAtVersion(async (prepared) => {
      const ranking = await this.#cached(prepared, 'ranking', estimateRankingBytes, async () => {
        const query = await this.#listQuery(prepared, null);
        const { issueCounter } = prepared.catalog;
        if (this.#hasTrees) return readTreeRanking(this.#store, query, issueCounter);
        const { version, value } = await readIssueRanking(this.#store, query, issueCounter);
        return { version, value: { ...value, nested: null, groups: null } };
      });
      return { version: ranking.version, value: ranking };
    });
  }

  /**
   * Returns the issue numbers of the list if its query has words, otherwise null. Searching words is
   * expensive: reading all numbers once is cheaper than counting twice.
   */
  async #knownNumbers(): Promise<ValueAtProjectVersion<Int32Array> | null> {
    if (!containsQueryTextNode(this.#parsed.root) || this.#request.groupBy) return null;
    const { version, value } = await this.#liveRanking();
    return { version, value: listAllIssueNumbers(value) };
  }

  async #count(prepared: PreparedIssueListRequest): Promise<ValueAtProjectVersion<number>> {
    const { catalog, parsed, scope } = prepared;
    if (parsed.root.children.length === 0 && scope.visibility === 'all')
      return { version: catalog.version, value: catalog.issueCount };
    const counted = { store: this.#store, projectId: catalog.projectId, highest: catalog.issueCounter };
    return this.#cached(
      prepared,
      'count',
      () => 64,
      () => readMatchingIssueCount({ ...counted, conditions: compileQueryConditions(parsed.root, scope) }),
    );
  }

  async #livePage(
    prepared: PreparedIssueListRequest,
    walk: ValidIssueListPageArguments,
  ): Promise<ValueAtProjectVersion<IssueListPage>> {
    const cursor = walk.from === null ? null : decodeIssueListCursor(prepared.order, walk.from);
    const query = await this.#listQuery(prepared, cursor && isIssueListPosition(cursor) ? cursor : null);
    return readIssueListPage(this.#store, query, walk, cursor);
  }

  async #listQuery(
    prepared: PreparedIssueListRequest,
    cursor: IssueListPosition | null,
  ): Promise<SqlIssueListQuery> {
    const { parsed, scope, order, groupBy } = prepared;
    const sortGrouping = getGroupingOfSortOrder(order);
    const sorted = sortGrouping && (await this.#groups(prepared, sortGrouping, cursor?.key ?? null));
    const groups = groupBy && (await this.#groups(prepared, groupBy, cursor?.group ?? null)).value;
    const sortKey = createSqlSortKey(order, scope.projectId, sorted?.value.ids ?? []);
    return { root: parsed.root, scope, order, sortKey, groups };
  }

  async #groups(
    prepared: PreparedIssueListRequest,
    groupBy: IssueGroupBy,
    cursorGroup: number | null,
  ): Promise<ValueAtProjectVersion<SqlIssueListGroups>> {
    const { order, catalog, parsed, scope } = prepared;
    const id = selectIssueGroupId(groupBy, order, catalog);
    const counted = { store: this.#store, projectId: catalog.projectId, highest: catalog.issueCounter };
    const counts = await this.#cached(
      prepared,
      `groups:${JSON.stringify(groupBy)}`,
      estimateGroupCountsBytes,
      () =>
        readIssueCountsByValue({ ...counted, conditions: compileQueryConditions(parsed.root, scope) }, id),
    );
    const groups = await buildIssueListGroups(this.#names, groupBy, catalog, counts.value, cursorGroup);
    return { version: counts.version, value: { ...groups, id } };
  }
}

function estimateFacetBytes({ countsById }: FacetValueCounts): number {
  return 64 + countsById.size * 48;
}

function estimateGroupCountsBytes(counts: Map<number | null, number>): number {
  return 64 + counts.size * 48;
}
