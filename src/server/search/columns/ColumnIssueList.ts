/**
 * A list of issues, answered from the in-memory columns. The parts of the list (page, count, facets) that are
 * requested in the same turn of the event loop are combined into one request to the columns' thread.
 */
import { WinnowError } from '../../../shared/errors';
import type { ParsedQuery, QueryProblem } from '../../../shared/query/ast';
import type { Catalog } from '../list/catalog';
import { decodeCursor, encodeCursor, isPosition } from '../list/cursor';
import { describeFacet, type FacetCounts, facetRoot } from '../list/facets';
import { type ListGroups, listGroups, scopeLabels } from '../list/groups';
import { type ListOrder, monthField } from '../list/ListOrder';
import { type NameResolver, sameNames } from '../list/NameResolver';
import { pageWalk } from '../list/pageArguments';
import { type FindIssues, listKey, type PreparedList } from '../list/PreparedList';
import type {
  Facet,
  FacetField,
  GroupBy,
  IssueList,
  ListRequest,
  IssuePage,
  PageArguments,
  Section,
} from '../list/Search';
import { parseSnapshot, snapshotProblem, snapshotToken } from '../list/snapshot';
import type { ColumnIndexer } from './ColumnIndexer';
import type { ColumnsThread } from './ColumnsThread';
import { compileFilter, type ExternalSets, titleWordFilter } from './compileFilter';
import type {
  ColumnsResult,
  FacetCount,
  GroupPlan,
  ListAnswer,
  ListParts,
  ListPlan,
  PageRequest,
  SuppliedSets,
} from './data/protocol';

/** Maximum number of requests to the columns' thread for one answer, while the project keeps changing. */
const ANSWER_ATTEMPTS = 4;
/**
 * Maximum number of requests for one answer if sets of issue numbers must be found in SQL or the word index.
 * Under constant writes, most of these sets are outdated by one version when they arrive.
 */
const SET_ATTEMPTS = 24;

/** What all issue lists of one project share. */
export interface ListSource {
  names: NameResolver;
  findIssues: FindIssues;
  thread: ColumnsThread;
  indexer: ColumnIndexer;
}

/** The parts of an issue list (page, count, facets) that are requested in the same turn of the event loop. */
interface RequestedParts extends Omit<ListParts, 'facets' | 'page'> {
  page?: PageArguments;
  facets?: FacetField[];
}

/** The columns' thread answers the facets of a list later than all its other parts. */
type ThreadAnswer = ListAnswer & { facets: Promise<FacetCount[]> };

/** An answer of the columns' thread, together with the request that it belongs to. */
interface PreparedAnswer extends ThreadAnswer {
  prepared: PreparedList;
  groups: ListGroups | null;
  facetFields: FacetField[];
  /** Whether the request's snapshot is available. Null if the request has no snapshot. */
  isPinned: boolean | null;
}

export class ColumnIssueList implements IssueList {
  readonly #source: ListSource;
  readonly #request: ListRequest;
  readonly #parsed: ParsedQuery;
  #parts: RequestedParts = {};
  #answer: Promise<PreparedAnswer> | null = null;

  constructor(source: ListSource, request: ListRequest, parsed: ParsedQuery) {
    this.#source = source;
    this.#request = request;
    this.#parsed = parsed;
  }

  async problems(): Promise<QueryProblem[]> {
    const { prepared, isPinned } = await this.#read({});
    return isPinned === false ? [...prepared.problems, snapshotProblem()] : prepared.problems;
  }

  async page(args: PageArguments): Promise<IssuePage> {
    pageWalk(args);
    const { page, prepared, isPinned } = await this.#read({ page: args });
    if (page === undefined) throw new Error('The columns did not answer the requested page.');
    if (page === 'no such row') {
      const row = isPinned ? 'a row that is not in the snapshot' : 'a deleted issue';
      throw new WinnowError('VALIDATION_FAILED', `The cursor refers to ${row}.`);
    }
    const rows = page.rows.map((position) => ({
      number: position.number,
      cursor: encodeCursor(prepared.order, isPinned ? { number: position.number } : position),
    }));
    return { ...page, rows };
  }

  async totalCount(): Promise<number> {
    return (await this.#read({ count: true })).count!;
  }

  async numbers(): Promise<Int32Array> {
    return (await this.#read({ numbers: true })).numbers!;
  }

  async facets(fields: readonly FacetField[], top: number): Promise<Facet[]> {
    const facets = await this.#facets(fields);
    return facets.map(({ values, ...facet }) => ({ ...facet, values: values.slice(0, top) }));
  }

  /** All values of a facet. */
  async facet(field: FacetField): Promise<FacetCounts> {
    return (await this.#facets([field]))[0]!;
  }

  async sections(): Promise<Section[]> {
    return (await this.#read({ sections: true })).sections!;
  }

  async groups(): Promise<Section[]> {
    return (await this.#read({})).groups?.sections ?? [];
  }

  async snapshot(): Promise<string> {
    const { isPinned, prepared, version } = await this.#read({ pin: true });
    return isPinned ? this.#request.snapshot! : snapshotToken(listKey(prepared), version);
  }

  async version(): Promise<string> {
    return String((await this.#read({})).version);
  }

  async #facets(fields: readonly FacetField[]): Promise<Facet[]> {
    const { facets, facetFields, prepared } = await this.#read({ facets: [...fields] });
    const counted = await facets;
    return Promise.all(
      fields.map(async (field) => {
        const { counts, none } = counted[facetFields.indexOf(field)]!;
        const countsById = new Map<number, number>();
        for (let i = 0; i < counts.length; i += 2) countsById.set(counts[i]!, counts[i + 1]!);
        return { field, ...(await describeFacet(this.#source.names, prepared, field, countsById, none)) };
      }),
    );
  }

  /** Adds parts of the list to the request that is sent at the end of this turn of the event loop. */
  #read(parts: RequestedParts): Promise<PreparedAnswer> {
    const requested = this.#parts;
    if (parts.page && requested.page && this.#answer) return this.#send(parts);
    Object.assign(requested, parts, { facets: [...(requested.facets ?? []), ...(parts.facets ?? [])] });
    return (this.#answer ??= Promise.resolve().then(() => {
      this.#parts = {};
      this.#answer = null;
      return this.#send(requested);
    }));
  }

  async #send(parts: RequestedParts): Promise<PreparedAnswer> {
    for (let attempt = 1; ; attempt++) {
      const { names, indexer } = this.#source;
      await names.confirm(this.#request.projectId);
      const prepared = await names.prepare(this.#request, this.#parsed);
      await indexer.catchUp(prepared.catalog.version, 'db');
      const answer = await this.#sendPrepared(prepared, parts);
      if (answer) {
        const { catalog } = prepared;
        if (answer.version === catalog.version || answer.isPinned || attempt >= ANSWER_ATTEMPTS)
          return answer;
        if (sameNames(await names.refresh(catalog.projectId), catalog)) return answer;
      }
      if (attempt >= 2 * ANSWER_ATTEMPTS) throw changesTooFast();
    }
  }

  /**
   * Sends a list request to the columns' thread. Returns null if the project has changed between two requests
   * that must have the same version.
   */
  async #sendPrepared(prepared: PreparedList, requested: RequestedParts): Promise<PreparedAnswer | null> {
    const sets: ExternalSets = new Map();
    const { scope, parsed, order } = prepared;
    const plan: ListPlan = {
      projectId: scope.projectId,
      key: listKey(prepared),
      filter: compileFilter(parsed.root, scope, sets),
      field: order.field,
      ascending: order.direction === 'ASC',
      words: order.words.map((word) => titleWordFilter(word, scope, sets)),
      groups: null,
    };
    const page = requested.page && pageRequest(requested.page, order);
    let groups: ListGroups | null = null;
    let groupVersion: number | null = null;
    if (prepared.groupBy) {
      const grouped = await this.#readGroups(plan, sets, prepared, prepared.groupBy, page?.from ?? null);
      ({ groups, version: groupVersion } = grouped);
      plan.groups = { plan: grouped.plan, order: [...groups.ids] };
    }
    const facetFields = [...new Set(requested.facets)];
    const facets = facetFields.map((field) => ({
      field,
      filter: compileFilter(facetRoot(parsed, field), scope, sets),
    }));
    const parts: ListParts = { ...requested, page, facets: facets.length > 0 ? facets : undefined };
    const pinned = parseSnapshot(this.#request.snapshot, plan.key);
    const answer =
      (pinned === null ? null : await this.#sendPlan(plan, { ...parts, pinned, pin: true }, sets, scope)) ??
      (await this.#sendPlan(plan, parts, sets, scope));
    if (!answer) return null;
    const isPinned = this.#request.snapshot === null ? null : answer.version === pinned;
    if (groupVersion !== null && groupVersion !== answer.version && !isPinned) return null;
    return { ...answer, prepared, groups, facetFields, isPinned };
  }

  async #readGroups(
    plan: ListPlan,
    sets: ExternalSets,
    { order, catalog, scope }: PreparedList,
    groupBy: GroupBy,
    from: PageRequest['from'],
  ) {
    const groupPlan = toGroupPlan(groupBy, order, catalog);
    const answer = await this.#sendPlan(plan, { groupCounts: groupPlan }, sets, scope);
    const counts = new Map(answer?.groupCounts);
    const cursorGroup = from && 'group' in from ? from.group : null;
    return {
      plan: groupPlan,
      version: answer?.version ?? null,
      groups: await listGroups(this.#source.names, groupBy, catalog, counts, cursorGroup),
    };
  }

  /**
   * Sends a list request to the columns' thread. If the thread lacks sets of issue numbers, finds them in SQL
   * or the word index and sends the request again with them.
   * @returns null if the snapshot of the list has expired
   */
  async #sendPlan(
    plan: ListPlan,
    parts: ListParts,
    sets: ExternalSets,
    scope: PreparedList['scope'],
  ): Promise<ThreadAnswer | null> {
    const { findIssues, thread, indexer } = this.#source;
    let supplied: SuppliedSets | null = null;
    for (let attempt = 1; attempt <= SET_ATTEMPTS; attempt++) {
      const answering = thread.send({ kind: 'list', plan, parts, supplied });
      // The facets are requested right after the list, so that the thread applies no change to the project in
      // between: both have the same version.
      const facets = parts.facets
        ? thread.send({ kind: 'facets', projectId: plan.projectId, facets: parts.facets })
        : Promise.resolve({ facets: [] });
      // A failed facet request rejects for the caller that awaits the facets. Without such a caller, it must
      // not count as an unhandled rejection.
      facets.catch(() => undefined);
      const result = await answering;
      if ('answer' in result) return { ...result.answer, facets: facets.then(facetCounts) };
      if ('expired' in result) return null;
      if (!('missing' in result)) break;
      const found = [];
      let version = result.version;
      for (const key of result.missing) {
        const set = await findIssues(sets.get(key)!, scope, version);
        version = Math.max(version, set.version);
        found.push({ key, numbers: set.value, version: set.version });
      }
      await indexer.catchUp(version, 'db');
      supplied = { version, sets: found.filter((set) => set.version === version) };
    }
    throw changesTooFast();
  }
}

function changesTooFast(): WinnowError {
  return new WinnowError('UNAVAILABLE', 'The project is changing too quickly to be read. Try again.');
}

function pageRequest(args: PageArguments, order: ListOrder): PageRequest {
  const walk = pageWalk(args);
  const cursor = walk.from === null ? null : decodeCursor(order, walk.from);
  return {
    ...walk,
    from: cursor && (isPosition(cursor) ? { ...cursor } : { number: cursor.number }),
  };
}

function facetCounts(result: ColumnsResult): FacetCount[] {
  if ('facets' in result) return result.facets;
  throw new WinnowError('UNAVAILABLE', 'The facets could not be counted. Try again.');
}

function toGroupPlan({ field, labelScope }: GroupBy, order: ListOrder, catalog: Catalog): GroupPlan {
  switch (field) {
    case 'STATE':
      return { by: 'state' };
    case 'TYPE':
      return { by: 'type' };
    case 'PRIORITY':
      return { by: 'priority' };
    case 'MILESTONE':
      return { by: 'milestone' };
    case 'ASSIGNEE':
      return { by: 'assignee' };
    case 'LABEL_SCOPE':
      return { by: 'labels', ids: scopeLabels(labelScope ?? '', catalog).map(({ id }) => id) };
    case 'MONTH':
      return { by: 'month', column: MONTH_COLUMNS[monthField(order)] };
  }
}

const MONTH_COLUMNS = { CREATED_AT: 'created', UPDATED_AT: 'updated', CLOSED_AT: 'closed' } as const;
