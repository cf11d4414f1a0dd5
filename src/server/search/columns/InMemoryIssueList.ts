/**
 * An issue list that is read from the in-memory columns. The parts of the list (page, count, facets) that are
 * requested in the same turn of the event loop are combined into one request to the worker thread of the
 * columns.
 */
import { WinnowError } from '../../../shared/errors';
import type { FieldWith } from '../../../shared/fields/fields';
import type { ParsedSearchQuery, QueryProblem } from '../../../shared/query/ast';
import { findFieldByGraphQLName } from '../fields/searchFields';
import type { ProjectCatalog } from '../list/catalog';
import { decodeIssueListCursor, encodeIssueListCursor, isIssueListPosition } from '../list/cursor';
import { buildFacetCounts, type FacetCounts, getFacetQuery } from '../list/facets';
import {
  type IssueListGroups,
  buildIssueListGroups,
  findLabelsInScope,
  nameListSections,
} from '../list/groups';
import { type ListSortOrder, getGroupingOfSortOrder, getMonthGroupingColumn } from '../list/ListSortOrder';
import { areProjectCatalogsEqual } from '../list/NameResolver';
import { validateIssueListPageArguments } from '../list/pageArguments';
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
  formatListSnapshotToken,
} from '../list/snapshot';
import {
  compileColumnFilter,
  type IssueNumberSetQueries,
  createTitleWordFilter,
} from './compileColumnFilter';
import { toIssueRows } from './data/ListedIssues';
import type {
  IssueGroupingKey,
  IssueListPartsRequest,
  CompiledIssueListRequest,
  IssuePageRequest,
} from './data/protocol';
import {
  type ColumnStoreListResult,
  createProjectChangesTooFastError,
  type IssueListDependencies,
  sendIssueListRequest,
} from './sendIssueListRequest';

/** Maximum number of attempts to read a list from the columns' thread while the project keeps changing. */
const ISSUE_LIST_READ_ATTEMPTS = 4;
/** The parts of an issue list (page, count, facets) that are requested in the same turn of the event loop. */
interface RequestedIssueListParts extends Omit<IssueListPartsRequest, 'facets' | 'page' | 'counts'> {
  page?: IssueListPageArguments;
  /** Parts of the list's query whose issues are counted. */
  counts?: readonly ParsedSearchQuery[];
  facets?: IssueFacetField[];
}

/** The result of a list request, together with the request. */
interface IssueListResultWithRequest extends ColumnStoreListResult {
  prepared: PreparedIssueListRequest;
  groups: IssueListGroups | null;
  facetFields: IssueFacetField[];
  /** Whether the request's snapshot is available. Null if the request has no snapshot. */
  isPinned: boolean | null;
}

export class InMemoryIssueList implements IssueList {
  readonly isInMemory = true;
  readonly #source: IssueListDependencies;
  readonly #request: IssueListRequest;
  readonly #parsed: ParsedSearchQuery;
  #parts: RequestedIssueListParts = {};
  #answer: Promise<IssueListResultWithRequest> | null = null;

  constructor(source: IssueListDependencies, request: IssueListRequest, parsed: ParsedSearchQuery) {
    this.#source = source;
    this.#request = request;
    this.#parsed = parsed;
  }

  async readQueryProblems(): Promise<QueryProblem[]> {
    const { prepared, isPinned } = await this.#read({});
    return isPinned === false ? [...prepared.problems, createSnapshotExpiredProblem()] : prepared.problems;
  }

  async readIssuePage(args: IssueListPageArguments): Promise<IssueListPage> {
    validateIssueListPageArguments(args);
    const { page, prepared, isPinned } = await this.#read({ page: args });
    if (page === undefined)
      throw new Error('The index in memory did not return the requested page of issues.');
    if (page === 'no such row') {
      const message = isPinned
        ? 'Invalid cursor: its issue is not in this snapshot of the list.'
        : 'Invalid cursor: its issue was deleted.';
      throw new WinnowError('VALIDATION_FAILED', message);
    }
    const rows = page.rows.map((position) => ({
      number: position.number,
      cursor: encodeIssueListCursor(prepared.order, isPinned ? { number: position.number } : position),
    }));
    return { ...page, rows, issues: toIssueRows(this.#request.projectId, page.issues) };
  }

  async readTotalIssueCount(): Promise<number> {
    return (await this.#read({ count: true })).count!;
  }

  /**
   * Counts the issues of several queries.
   * @param queries parts of the list's query, so that their names are resolved
   */
  async readIssueCounts(queries: readonly ParsedSearchQuery[]): Promise<number[]> {
    return (await this.#send({ counts: queries })).counts!;
  }

  async readTopLevelIssueCount(): Promise<number> {
    if (!this.#request.trees) return this.readTotalIssueCount();
    return (await this.#read({ topLevelCount: true })).topLevelCount!;
  }

  async readSubIssuePage(parent: number, page: SubIssuePageArguments): Promise<SubIssuePage> {
    const { projectId } = this.#request;
    // The columns do not have the order of sub-issues: few lists need it, and moving one issue can renumber its
    // siblings.
    const { value: order, version } = await this.#source.readSubIssueOrder({ projectId, number: parent });
    const { subIssues } = await this.#read({ subIssues: { parent, order, orderVersion: version, ...page } });
    return { ...subIssues!, issues: toIssueRows(projectId, subIssues!.issues) };
  }

  async readIssueNumbers(): Promise<Int32Array> {
    return (await this.#read({ numbers: true })).numbers!;
  }

  async readIssueRank(number: number): Promise<number | null> {
    const { rank } = await this.#read({ rankOf: number });
    return rank ?? null;
  }

  async filterIssueNumbers(numbers: readonly number[]): Promise<number[]> {
    if (numbers.length === 0) return [];
    // Not combined with other parts: one request has only one array of numbers to filter.
    return (await this.#send({ filtered: [...numbers] })).filtered!;
  }

  async readFacets(fields: readonly IssueFacetField[], top: number): Promise<IssueFacet[]> {
    const facets = await this.#readFacets(fields);
    return facets.map(({ values, ...facet }) => ({ ...facet, values: values.slice(0, top) }));
  }

  /** Reads all values of a facet with their counts. */
  async readFacetValues(field: IssueFacetField): Promise<FacetCounts> {
    return (await this.#readFacets([field]))[0]!;
  }

  async readFacetValueCounts(fields: readonly IssueFacetField[]): Promise<PreparedFacetValueCounts[]> {
    const { facets, facetFields, prepared } = await this.#read({ facets: [...fields] });
    const counted = await facets;
    return fields.map((field) => {
      const { counts, none } = counted[facetFields.indexOf(field)]!;
      const countsById = new Map<number, number>();
      for (let i = 0; i < counts.length; i += 2) countsById.set(counts[i]!, counts[i + 1]!);
      return { prepared, countsById, none };
    });
  }

  async readRowsAtRanks(ranks: readonly number[], withIssues: boolean): Promise<RowsAtRanks> {
    const { rowsAt } = await this.#read({ rowsAt: { ranks: [...ranks], withIssues } });
    const { positions, issues } = rowsAt!;
    return { positions, issues: issues && toIssueRows(this.#request.projectId, issues) };
  }

  async readListSections(): Promise<IssueListSection[]> {
    const { prepared, sections } = await this.#read({ sections: true });
    return nameListSections(this.#source.names, prepared.order, prepared.catalog, sections!);
  }

  async readGroupSections(): Promise<IssueListSection[]> {
    return (await this.#read({})).groups?.sections ?? [];
  }

  async createListSnapshotToken(): Promise<string> {
    const { isPinned, prepared, version } = await this.#read({ pin: true });
    return isPinned
      ? this.#request.snapshot!
      : formatListSnapshotToken(createIssueListKey(prepared), version);
  }

  async readProjectVersion(): Promise<string> {
    return String((await this.#read({})).version);
  }

  async #readFacets(fields: readonly IssueFacetField[]): Promise<IssueFacet[]> {
    const counted = await this.readFacetValueCounts(fields);
    return Promise.all(
      counted.map(async ({ prepared, ...counts }, index) => {
        const field = fields[index]!;
        return { field, ...(await buildFacetCounts(this.#source.names, prepared, field, counts)) };
      }),
    );
  }

  /** Adds parts of the list to the request that is sent at the end of the current turn of the event loop. */
  #read(parts: RequestedIssueListParts): Promise<IssueListResultWithRequest> {
    const requested = this.#parts;
    const isSecondPage = parts.page !== undefined && requested.page !== undefined;
    const isSecondRank = parts.rankOf !== undefined && requested.rankOf !== undefined;
    const isSecondRows = parts.rowsAt !== undefined && requested.rowsAt !== undefined;
    const isSecondParent = parts.subIssues !== undefined && requested.subIssues !== undefined;
    if ((isSecondPage || isSecondRank || isSecondRows || isSecondParent) && this.#answer)
      return this.#send(parts);
    Object.assign(requested, parts, { facets: [...(requested.facets ?? []), ...(parts.facets ?? [])] });
    return (this.#answer ??= Promise.resolve().then(() => {
      this.#parts = {};
      this.#answer = null;
      return this.#send(requested);
    }));
  }

  async #send(parts: RequestedIssueListParts): Promise<IssueListResultWithRequest> {
    for (let attempt = 1; ; attempt++) {
      const { names, indexer } = this.#source;
      const { projectId, version } = this.#request;
      await names.refreshProjectCatalogIfStale(projectId, version);
      const prepared = await names.prepareIssueListRequest(this.#request, this.#parsed);
      await indexer.catchUpToVersion(prepared.catalog.version, 'db');
      const answer = await this.#sendPrepared(prepared, parts);
      if (answer) {
        const { catalog } = prepared;
        if (answer.version === catalog.version || answer.isPinned || attempt >= ISSUE_LIST_READ_ATTEMPTS)
          return answer;
        if (areProjectCatalogsEqual(await names.refreshProjectCatalog(catalog.projectId), catalog))
          return answer;
      }
      if (attempt >= 2 * ISSUE_LIST_READ_ATTEMPTS) throw createProjectChangesTooFastError();
    }
  }

  /**
   * Sends a list request to the columns' thread. A list that is grouped, or sorted by names, takes more than one
   * thread request; returns null if the project has changed between them.
   */
  async #sendPrepared(
    prepared: PreparedIssueListRequest,
    requested: RequestedIssueListParts,
  ): Promise<IssueListResultWithRequest | null> {
    const sets: IssueNumberSetQueries = new Map();
    const { scope, parsed, order } = prepared;
    const plan: CompiledIssueListRequest = {
      projectId: scope.projectId,
      key: createIssueListKey(prepared),
      filter: compileColumnFilter(parsed.root, scope, sets),
      field: order.field,
      ascending: order.direction === 'ASC',
      words: order.words.map((word) => createTitleWordFilter(word, scope, sets)),
      sortIds: null,
      groups: null,
      trees: prepared.request.trees ?? false,
    };
    const page = requested.page && toIssuePageRequest(requested.page, order);
    let groups: IssueListGroups | null = null;
    const groupVersions: (number | null)[] = [];
    const from = page?.from && 'key' in page.from ? page.from : null;
    const sortGrouping = getGroupingOfSortOrder(order);
    if (sortGrouping) {
      const sorted = await this.#readGroups(plan, sets, prepared, sortGrouping, from?.key ?? null);
      plan.sortIds = [...sorted.groups.ids];
      groupVersions.push(sorted.version);
    }
    if (prepared.groupBy) {
      const grouped = await this.#readGroups(plan, sets, prepared, prepared.groupBy, from?.group ?? null);
      ({ groups } = grouped);
      plan.groups = { plan: grouped.plan, order: [...groups.ids] };
      groupVersions.push(grouped.version);
    }
    const facetFields = [...new Set(requested.facets)];
    const facets = facetFields.map((field) => ({
      field,
      filter: compileColumnFilter(getFacetQuery(parsed, field), scope, sets),
    }));
    const parts: IssueListPartsRequest = {
      ...requested,
      page,
      facets: facets.length > 0 ? facets : undefined,
      counts: requested.counts?.map(({ root }) => compileColumnFilter(root, scope, sets)),
    };
    const pinned = parseListSnapshotToken(this.#request.snapshot, plan.key);
    const answer =
      (pinned === null
        ? null
        : await sendIssueListRequest(this.#source, plan, { ...parts, pinned, pin: true }, sets, scope)) ??
      (await sendIssueListRequest(this.#source, plan, parts, sets, scope));
    if (!answer) return null;
    const isPinned = this.#request.snapshot === null ? null : answer.version === pinned;
    if (groupVersions.some((version) => version !== answer.version) && !isPinned) return null;
    return { ...answer, prepared, groups, facetFields, isPinned };
  }

  async #readGroups(
    plan: CompiledIssueListRequest,
    sets: IssueNumberSetQueries,
    { order, catalog, scope }: PreparedIssueListRequest,
    groupBy: IssueGroupBy,
    cursorGroup: number | null,
  ) {
    const groupPlan = toIssueGroupingKey(groupBy, order, catalog);
    const answer = await sendIssueListRequest(this.#source, plan, { groupCounts: groupPlan }, sets, scope);
    const counts = new Map(answer?.groupCounts);
    return {
      plan: groupPlan,
      version: answer?.version ?? null,
      groups: await buildIssueListGroups(this.#source.names, groupBy, catalog, counts, cursorGroup),
    };
  }
}

function toIssuePageRequest(args: IssueListPageArguments, order: ListSortOrder): IssuePageRequest {
  const walk = validateIssueListPageArguments(args);
  const cursor = walk.from === null ? null : decodeIssueListCursor(order, walk.from);
  return {
    ...walk,
    from: cursor && (isIssueListPosition(cursor) ? { ...cursor } : { number: cursor.number }),
  };
}

function toIssueGroupingKey(
  { field, labelScope }: IssueGroupBy,
  order: ListSortOrder,
  catalog: ProjectCatalog,
): IssueGroupingKey {
  switch (field) {
    case 'LABEL_SCOPE':
      return { by: 'labels', ids: findLabelsInScope(labelScope ?? '', catalog).map(({ id }) => id) };
    case 'PROJECT':
      return { by: 'project', id: catalog.projectId };
    case 'MONTH':
      return { by: 'month', column: getMonthGroupingColumn(order) };
    default:
      return { by: 'field', column: findFieldByGraphQLName(field) as FieldWith<'group'> };
  }
}
