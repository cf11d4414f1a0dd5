/** One list of issues, answered by the columns: what is asked of it in one turn is one question. */
import { WinnowError } from '../../../shared/errors';
import type { ParsedQuery, QueryProblem } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import type {
  Facet,
  FacetField,
  GroupBy,
  IssueList,
  ListRequest,
  Page,
  PageArguments,
  Section,
} from '../Search';
import { decodeCursor, encodeCursor, isPosition } from '../sql/cursor';
import { describeFacet, type FacetCounts, facetRoot } from '../sql/facets';
import { groupingOf, type ListGroups, listGroups, scopeLabels } from '../sql/groups';
import type { Catalog } from '../sql/catalog';
import type { ListOrder } from '../sql/order';
import { pageWalk } from '../sql/pageArguments';
import { listKey, type Names, type Prepared, sameNames } from '../sql/prepare';
import type { WordIndex } from '../words/createWordIndex';
import type { ColumnsThread } from './ColumnsThread';
import { type AskedSets, compileFilter, titleWord } from './filter';
import type { ProjectFollower } from './ProjectFollower';
import type {
  ColumnsOutcome,
  FacetCount,
  GivenSets,
  GroupPlan,
  ListAnswer,
  ListAsk,
  ListPlan,
  PageAsk,
} from './protocol';
import { readNumbers } from './readRows';

/** How often an answer is asked anew while the project keeps changing under it. */
const ATTEMPTS = 4;
/** The same where the columns lack sets: under a storm of writes most readings come too late by one of them. */
const SET_ATTEMPTS = 24;

/** What answers: shared by all lists of a project. */
export interface ListSource {
  store: Store;
  /** Finds words faster than SQL, once it is ready; null: there is none. */
  words: WordIndex | null;
  names: Names;
  thread: ColumnsThread;
  follower: ProjectFollower;
}

/** What the parts of a list need, gathered until the turn is over. */
interface Wanted extends Omit<ListAsk, 'facets' | 'page'> {
  page?: PageArguments;
  facets?: FacetField[];
}

/** The facets come after all else, which need not wait for them. */
type Put = ListAnswer & { facets: Promise<FacetCount[]> };

/** An answer, and what it was asked with. */
interface Answered extends Put {
  prepared: Prepared;
  groups: ListGroups | null;
  facetFields: FacetField[];
  /** Whether the request's snapshot is still there; null: it names none. */
  isPinned: boolean | null;
}

export class ColumnIssueList implements IssueList {
  readonly #source: ListSource;
  readonly #request: ListRequest;
  readonly #parsed: ParsedQuery;
  #wanted: Wanted = {};
  #answer: Promise<Answered> | null = null;

  constructor(source: ListSource, request: ListRequest, parsed: ParsedQuery) {
    this.#source = source;
    this.#request = request;
    this.#parsed = parsed;
  }

  async problems(): Promise<QueryProblem[]> {
    const { prepared, isPinned } = await this.#want({});
    if (isPinned !== false) return prepared.problems;
    return [...prepared.problems, { start: 0, end: 0, message: SNAPSHOT_GONE, suggestion: null }];
  }

  async page(args: PageArguments): Promise<Page> {
    pageWalk(args);
    const { page, prepared, isPinned } = await this.#want({ page: args });
    if (page === undefined) throw new Error('A page was asked for, and none was answered.');
    if (page === 'no such row') {
      const of = isPinned ? 'a row that the snapshot has not' : 'an issue that is gone';
      throw new WinnowError('VALIDATION_FAILED', `This cursor is of ${of}.`);
    }
    const rows = page.rows.map((place) => ({
      number: place.number,
      cursor: encodeCursor(prepared.order, isPinned ? { number: place.number } : place),
    }));
    return { ...page, rows };
  }

  async totalCount(): Promise<number> {
    return (await this.#want({ count: true })).count!;
  }

  async numbers(): Promise<Int32Array> {
    return (await this.#want({ numbers: true })).numbers!;
  }

  async facets(fields: readonly FacetField[], top: number): Promise<Facet[]> {
    const all = await this.#facets(fields);
    return all.map(({ values, ...facet }) => ({ ...facet, values: values.slice(0, top) }));
  }

  /** All values of a facet. */
  async facet(field: FacetField): Promise<FacetCounts> {
    return (await this.#facets([field]))[0]!;
  }

  async sections(): Promise<Section[]> {
    return (await this.#want({ sections: true })).sections!;
  }

  async groups(): Promise<Section[]> {
    return (await this.#want({})).groups?.sections ?? [];
  }

  async snapshot(): Promise<string> {
    const { isPinned, prepared, version } = await this.#want({ pin: true });
    return isPinned ? this.#request.snapshot! : `${listKey(prepared)}.${version}`;
  }

  async version(): Promise<string> {
    return String((await this.#want({})).version);
  }

  async #facets(fields: readonly FacetField[]): Promise<Facet[]> {
    const { facets, facetFields, prepared } = await this.#want({ facets: [...fields] });
    const counted = await facets;
    return Promise.all(
      fields.map(async (field) => {
        const { counts, none } = counted[facetFields.indexOf(field)]!;
        const byId = new Map<number, number>();
        for (let i = 0; i < counts.length; i += 2) byId.set(counts[i]!, counts[i + 1]!);
        return { field, ...(await describeFacet(this.#source.names, prepared, field, byId, none)) };
      }),
    );
  }

  /** What is wanted until the turn is over goes into one question. */
  #want(more: Wanted): Promise<Answered> {
    const wanted = this.#wanted;
    if (more.page && wanted.page && this.#answer) return this.#ask(more);
    Object.assign(wanted, more, { facets: [...(wanted.facets ?? []), ...(more.facets ?? [])] });
    return (this.#answer ??= Promise.resolve().then(() => {
      this.#wanted = {};
      this.#answer = null;
      return this.#ask(wanted);
    }));
  }

  async #ask(wanted: Wanted): Promise<Answered> {
    for (let attempt = 1; ; attempt++) {
      const { names, follower } = this.#source;
      await names.confirm(this.#request.projectId);
      const prepared = await names.prepare(this.#request, this.#parsed);
      await follower.catchUp(prepared.catalog.version, 'db');
      const answered = await this.#askPrepared(prepared, wanted);
      if (answered) {
        const { catalog } = prepared;
        if (answered.version === catalog.version || answered.isPinned || attempt >= ATTEMPTS) return answered;
        if (sameNames(await names.refresh(catalog.projectId), catalog)) return answered;
      }
      if (attempt >= 2 * ATTEMPTS) {
        throw new WinnowError('UNAVAILABLE', 'The project changes faster than it can be read. Try again.');
      }
    }
  }

  /** Null where the project moved on between two questions that must be of one version. */
  async #askPrepared(prepared: Prepared, wanted: Wanted): Promise<Answered | null> {
    const sets: AskedSets = new Map();
    const { scope, parsed, order } = prepared;
    const plan: ListPlan = {
      projectId: scope.projectId,
      key: listKey(prepared),
      filter: compileFilter(parsed.root, scope, sets),
      field: order.field,
      ascending: order.direction === 'ASC',
      words: order.words.map((word) => titleWord(word, scope, sets)),
      groups: null,
    };
    const page = wanted.page && this.#pageAsk(wanted.page, order);
    let groups: ListGroups | null = null;
    let groupVersion: number | null = null;
    if (prepared.groupBy) {
      const grouped = await this.#groups(plan, sets, prepared, page?.from ?? null);
      ({ groups, version: groupVersion } = grouped);
      plan.groups = { plan: grouped.plan, order: [...groups.ids] };
    }
    const facetFields = [...new Set(wanted.facets)];
    const facets = facetFields.map((field) => ({
      field,
      filter: compileFilter(facetRoot(parsed, field), scope, sets),
    }));
    const ask: ListAsk = { ...wanted, page, facets: facets.length > 0 ? facets : undefined };
    const pinned = this.#pinnedVersion(plan.key);
    const answer =
      (pinned === null ? null : await this.#put(plan, { ...ask, pinned, pin: true }, sets)) ??
      (await this.#put(plan, ask, sets));
    if (!answer) return null;
    const isPinned = this.#request.snapshot === null ? null : answer.version === pinned;
    if (groupVersion !== null && groupVersion !== answer.version && !isPinned) return null;
    return { ...answer, prepared, groups, facetFields, isPinned };
  }

  async #groups(plan: ListPlan, sets: AskedSets, prepared: Prepared, from: PageAsk['from']) {
    const { order, catalog } = prepared;
    const groupPlan = groupPlanOf(prepared.groupBy!, order, catalog);
    const answer = await this.#put(plan, { groupCounts: groupPlan }, sets);
    const counts = new Map(answer?.groupCounts);
    const besides = from && 'group' in from ? from.group : null;
    const grouping = groupingOf(prepared.groupBy!, order, catalog);
    return {
      plan: groupPlan,
      version: answer?.version ?? null,
      groups: await listGroups(this.#source.names, grouping, counts, besides),
    };
  }

  /** Null: what was pinned is forgotten. Sets that the columns lack are read, and the question put again. */
  async #put(plan: ListPlan, ask: ListAsk, sets: AskedSets): Promise<Put | null> {
    const { store, words, thread, follower } = this.#source;
    let given: GivenSets | null = null;
    for (let attempt = 1; attempt <= SET_ATTEMPTS; attempt++) {
      const answered = thread.send({ kind: 'ask', plan, ask, given });
      // Sent at once, so that no change comes in between: it is of the same version.
      const facets = ask.facets
        ? thread.send({ kind: 'facets', projectId: plan.projectId, facets: ask.facets })
        : Promise.resolve({ facets: [] });
      // Whoever wants them hears of a failure; nobody else must.
      facets.catch(() => undefined);
      const outcome = await answered;
      if ('answer' in outcome) return { ...outcome.answer, facets: facets.then(countsOf) };
      if ('forgotten' in outcome) return null;
      if (!('missing' in outcome)) break;
      const read = [];
      let version = outcome.version;
      for (const key of outcome.missing) {
        const { text, select } = sets.get(key)!;
        const found = text && (await words?.find(plan.projectId, text, version));
        const { value, ...of } = found ?? (await readNumbers(store, plan.projectId, select));
        version = Math.max(version, of.version);
        read.push({ key, numbers: value, version: of.version });
      }
      await follower.catchUp(version, 'db');
      given = { version, sets: read.filter((set) => set.version === version) };
    }
    throw new WinnowError('UNAVAILABLE', 'The project changes faster than it can be read. Try again.');
  }

  #pageAsk(args: PageArguments, order: ListOrder) {
    const walk = pageWalk(args);
    const cursor = walk.from === null ? null : decodeCursor(order, walk.from);
    return {
      ...walk,
      from: cursor && (isPosition(cursor) ? { ...cursor } : { number: cursor.number }),
    };
  }

  /** The version that the request's snapshot is of; null: it is none of this list. */
  #pinnedVersion(key: string): number | null {
    const [of, version] = this.#request.snapshot?.split('.') ?? [];
    return of === key && version !== undefined && /^\d{1,15}$/.test(version) ? Number(version) : null;
  }
}

function countsOf(outcome: ColumnsOutcome): FacetCount[] {
  if ('facets' in outcome) return outcome.facets;
  throw new WinnowError('UNAVAILABLE', 'The facets could not be counted. Try again.');
}

function groupPlanOf({ field, labelScope }: GroupBy, order: ListOrder, catalog: Catalog): GroupPlan {
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
      return { by: 'month', column: MONTH_COLUMNS[order.field] ?? 'created' };
  }
}

const MONTH_COLUMNS: Partial<Record<ListOrder['field'], 'created' | 'updated' | 'closed'>> = {
  UPDATED_AT: 'updated',
  CLOSED_AT: 'closed',
  // Among what has equally many words, the order is by the last update.
  RELEVANCE: 'updated',
};

const SNAPSHOT_GONE = 'The list has changed since it was opened; this is how it is now.';
