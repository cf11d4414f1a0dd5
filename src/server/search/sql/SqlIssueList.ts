/** One list of issues, opened: each part is read on demand, once, in as few statements as it takes. */
import { WinnowError } from '../../../shared/errors';
import type { ParsedQuery, QueryProblem } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import type { Facet, FacetField, IssueList, ListRequest, Page, PageArguments, Section } from '../Search';
import { type AnswerCache, type AnswerPart } from './AnswerCache';
import { compileQuery } from './compile';
import { countAll, countBy } from './counts';
import { type Cursor, decodeCursor, encodeCursor, isPosition } from './cursor';
import { type FacetCounts, readFacet } from './facets';
import { groupingOf, type ListGroups, listGroups } from './groups';
import type { Position } from './order';
import { type PageWalk, pageWalk } from './pageArguments';
import { readPositions, readWalk } from './pages';
import { listKey, type Names, type Prepared, sameNames } from './prepare';
import { type Ranking, readRanking } from './ranking';
import type { ListQuery } from './runs';
import type { Versioned } from './versioned';
import { hasText } from './words';

/** Rows that a page passes over by reading them; beyond, the ranking tells where it starts. */
const OFFSET_READ = 1_000;

/** How often an answer is read anew while the project keeps changing under it. */
const ATTEMPTS = 4;

export class SqlIssueList implements IssueList {
  readonly #store: Store;
  readonly #names: Names;
  readonly #answers: AnswerCache;
  readonly #request: ListRequest;
  readonly #parsed: ParsedQuery;
  #version: number | null = null;
  #pinned: Promise<Versioned<Ranking> | null> | null = null;
  #ranking: Promise<Versioned<Ranking>> | null = null;
  #confirmed: Promise<void> | null = null;
  #page: Promise<unknown> | null = null;

  constructor(store: Store, names: Names, answers: AnswerCache, request: ListRequest, parsed: ParsedQuery) {
    this.#store = store;
    this.#names = names;
    this.#answers = answers;
    this.#request = request;
    this.#parsed = parsed;
  }

  async problems(): Promise<QueryProblem[]> {
    const { problems } = await this.#prepare();
    if (this.#request.snapshot === null || (await this.#pin())) return problems;
    return [...problems, { start: 0, end: 0, message: SNAPSHOT_GONE, suggestion: null }];
  }

  async page(args: PageArguments): Promise<Page> {
    const walk = pageWalk(args);
    const pinned = await this.#pin();
    if (pinned) return this.#pinnedPage(pinned.value, walk, await this.#prepare());
    if (this.#request.groupBy) await this.#confirm();
    const page = this.#answer((prepared) => this.#livePage(prepared, walk));
    this.#page ??= page.catch(() => undefined);
    return page;
  }

  async totalCount(): Promise<number> {
    // Whoever asks for the sections or a snapshot too gets the count with them: let them ask first.
    await Promise.resolve();
    const ranking = (await this.#pin()) ?? (await this.#ranking);
    if (ranking) return ranking.value.numbers.length;
    const known = await this.#known();
    if (known) return known.value.length;
    await this.#confirm();
    return this.#answer((prepared) => this.#count(prepared));
  }

  async numbers(): Promise<Int32Array> {
    return (await this.#rank()).value.numbers.toSorted();
  }

  async facets(fields: readonly FacetField[], top: number): Promise<Facet[]> {
    const facets: Facet[] = [];
    for (const field of fields) {
      const { values, ...counts } = await this.facet(field);
      facets.push({ field, values: values.slice(0, top), ...counts });
    }
    return facets;
  }

  /** All values of a facet. */
  async facet(field: FacetField): Promise<FacetCounts> {
    await this.#confirm();
    return this.#answer((prepared) =>
      this.#load(prepared, `facet:${field}`, facetBytes, async () =>
        readFacet(this.#store, this.#names, prepared, field, await this.#known()),
      ),
    );
  }

  async sections(): Promise<Section[]> {
    return (await this.#rank()).value.sections;
  }

  async groups(): Promise<Section[]> {
    if (!this.#request.groupBy) return [];
    await this.#confirm();
    return this.#answer(async (prepared) => {
      const { version, value } = await this.#groups(prepared, null);
      return { version, value: value?.sections ?? [] };
    });
  }

  /** The list is written down behind the answer: no row waits for it. */
  async snapshot(): Promise<string> {
    if (this.#request.snapshot !== null && (await this.#pin())) return this.#request.snapshot;
    // Of the version of the page that came with it, if one did.
    await this.#page;
    const version = await this.version();
    const key = listKey(await this.#prepare());
    this.#answers.pin(
      `${key}.${version}`,
      this.#rank().then((ranking) => ranking.version),
    );
    return `${key}.${version}`;
  }

  async version(): Promise<string> {
    const pinned = await this.#pin();
    if (pinned) return String(pinned.version);
    if (this.#version === null) await this.#confirm();
    return String(this.#version ?? (await this.#prepare()).catalog.version);
  }

  /**
   * Answers that are kept are kept by version, so what the version is must be known first. A page
   * alone needs no such look: its own statement tells.
   */
  #confirm(): Promise<void> {
    return (this.#confirmed ??= this.#names.confirm(this.#request.projectId));
  }

  #prepare(): Promise<Prepared> {
    return this.#names.prepare(this.#request, this.#parsed);
  }

  /**
   * Runs with the names as last known, and again where the project has moved on since and a name
   * means something else now, or the groups may be others. Under a storm of writes the last attempt
   * is as good as any.
   */
  async #answer<T>(run: (prepared: Prepared) => Promise<Versioned<T>>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const prepared = await this.#prepare();
      const { version, value } = await run(prepared);
      const { catalog } = prepared;
      if (version !== catalog.version) {
        const fresh = await this.#names.refresh(catalog.projectId);
        const moved = prepared.groupBy !== null || !sameNames(fresh, catalog);
        if (moved && attempt < ATTEMPTS) continue;
      }
      this.#version ??= version;
      return value;
    }
  }

  #load<T>(
    prepared: Prepared,
    part: string,
    bytes: (value: T) => number,
    compute: () => Promise<Versioned<T>>,
  ): Promise<Versioned<T>> {
    const answer: AnswerPart<T> = { key: `${listKey(prepared)}:${part}`, bytes };
    return this.#answers.load(answer, prepared.catalog.version, compute);
  }

  /** The list as the request's snapshot has it; null without one, or when it is there no more. */
  #pin(): Promise<Versioned<Ranking> | null> {
    return (this.#pinned ??= this.#findPinned());
  }

  async #findPinned(): Promise<Versioned<Ranking> | null> {
    const { snapshot } = this.#request;
    if (snapshot === null) return null;
    const prepared = await this.#prepare();
    const [key, version] = snapshot.split('.');
    if (key !== listKey(prepared) || !version || !/^\d{1,15}$/.test(version)) return null;
    // The list may have moved on before it was written down: then the snapshot is of that version.
    const written = (await this.#answers.pinned(snapshot)) ?? Number(version);
    const pinned = this.#answers.get({ key: `${key}:ranking`, bytes: rankingBytes }, written);
    if (pinned) return { version: written, value: pinned };
    // Forgotten, or pinned by another server: while nothing has changed since, it can be made again.
    const ranking = await this.#rank();
    return ranking.version === written ? ranking : null;
  }

  /** `confirmed`: whoever asks finds out by itself whether the version is still the one known. */
  #rank(confirmed = false): Promise<Versioned<Ranking>> {
    return (this.#ranking ??= this.#readRanking(confirmed));
  }

  async #readRanking(confirmed: boolean): Promise<Versioned<Ranking>> {
    if (!confirmed) await this.#confirm();
    return this.#answer(async (prepared) => {
      const ranking = await this.#load(prepared, 'ranking', rankingBytes, async () => {
        const query = await this.#listQuery(prepared, null);
        return readRanking(this.#store, query, prepared.catalog.issueCounter);
      });
      return { version: ranking.version, value: ranking };
    });
  }

  /** The issues of a list with words: to find them all once is cheaper than to count them twice. */
  async #known(): Promise<Versioned<Int32Array> | null> {
    if (!hasText(this.#parsed.root) || this.#request.groupBy) return null;
    const { version, value } = await this.#rank();
    return { version, value: value.numbers };
  }

  async #count(prepared: Prepared): Promise<Versioned<number>> {
    const { catalog, parsed, scope } = prepared;
    if (parsed.root.children.length === 0) return { version: catalog.version, value: catalog.issueCount };
    const counted = { store: this.#store, projectId: catalog.projectId, highest: catalog.issueCounter };
    return this.#load(
      prepared,
      'count',
      () => 64,
      () => countAll({ ...counted, conditions: compileQuery(parsed.root, scope) }),
    );
  }

  async #livePage(prepared: Prepared, walk: PageWalk): Promise<Versioned<Page>> {
    const { order } = prepared;
    const cursor = walk.from === null ? null : decodeCursor(order, walk.from);
    const group = cursor && isPosition(cursor) ? cursor.group : null;
    const query = await this.#listQuery(prepared, group);
    if (walk.offset > OFFSET_READ) {
      const deep = await this.#deepPage(query, walk, cursor);
      if (deep) return deep;
    }
    const from = cursor && (await this.#positionOf(query, cursor));
    const { backward, size, offset } = walk;
    const { version, value } = await readWalk(this.#store, query, {
      from,
      backward,
      limit: size + 1,
      offset,
    });
    const more = value.length > size;
    const rows = backward ? value.slice(more ? 1 : 0) : value.slice(0, size);
    const passed = from !== null || offset > 0;
    return {
      version,
      value: {
        rows: rows.map((row) => ({ number: row.number, cursor: encodeCursor(order, row) })),
        hasNextPage: backward ? passed : more,
        hasPreviousPage: backward ? more : passed,
      },
    };
  }

  /** A page far down: the ranking says which issues, one statement where they stand. */
  async #deepPage(
    query: ListQuery,
    walk: PageWalk,
    cursor: Cursor | null,
    attempt = 1,
  ): Promise<Versioned<Page> | null> {
    const ranking = await this.#rank(attempt === 1);
    const { numbers } = ranking.value;
    const after = cursor ? numbers.indexOf(cursor.number) : -1;
    // A row that left the list since its cursor was given has no rank: then its rows are passed one by one.
    if (cursor && after < 0) return null;
    const start = after + 1 + walk.offset;
    const wanted = numbers.subarray(start, start + walk.size);
    const { version, value } = await readPositions(this.#store, query, [...wanted]);
    // The ranking was of a version gone by: once more with that of now. Under a storm of writes the
    // second is as good as any.
    if (version !== ranking.version && attempt === 1) {
      this.#ranking = null;
      await this.#confirm();
      return this.#deepPage(query, walk, cursor, attempt + 1);
    }
    return {
      version,
      value: {
        rows: value.map((row) => ({ number: row.number, cursor: encodeCursor(query.order, row) })),
        hasNextPage: start + walk.size < numbers.length,
        hasPreviousPage: numbers.length > 0 && start > 0,
      },
    };
  }

  #pinnedPage({ numbers }: Ranking, walk: PageWalk, { order }: Prepared): Page {
    const { backward, size, offset } = walk;
    let from = backward ? numbers.length : -1;
    if (walk.from !== null) {
      from = numbers.indexOf(decodeCursor(order, walk.from).number);
      if (from < 0)
        throw new WinnowError('VALIDATION_FAILED', 'This cursor is of a row that the snapshot has not.');
    }
    const start = backward ? Math.max(0, from - size) : Math.min(numbers.length, from + 1 + offset);
    const end = backward ? from : Math.min(numbers.length, start + size);
    return {
      rows: [...numbers.subarray(start, end)].map((number) => ({
        number,
        cursor: encodeCursor(order, { number }),
      })),
      hasNextPage: end < numbers.length,
      hasPreviousPage: start > 0,
    };
  }

  async #positionOf(query: ListQuery, cursor: Cursor): Promise<Position> {
    if (isPosition(cursor)) return cursor;
    const [position] = (await readPositions(this.#store, query, [cursor.number])).value;
    if (!position) throw new WinnowError('VALIDATION_FAILED', 'This cursor is of an issue that is gone.');
    return position;
  }

  async #listQuery(prepared: Prepared, group: number | null): Promise<ListQuery> {
    const groups = prepared.groupBy ? (await this.#groups(prepared, group)).value : null;
    const { parsed, scope, order, catalog } = prepared;
    return { root: parsed.root, scope, order, groups, issues: catalog.issueCount };
  }

  async #groups(prepared: Prepared, besides: number | null): Promise<Versioned<ListGroups | null>> {
    const { groupBy, order, catalog, parsed, scope } = prepared;
    if (!groupBy) return { version: catalog.version, value: null };
    const grouping = groupingOf(groupBy, order, catalog);
    const counted = { store: this.#store, projectId: catalog.projectId, highest: catalog.issueCounter };
    const counts = await this.#load(prepared, 'groups', groupBytes, () =>
      countBy({ ...counted, conditions: compileQuery(parsed.root, scope) }, grouping.id),
    );
    return {
      version: counts.version,
      value: await listGroups(this.#names, grouping, counts.value, besides),
    };
  }
}

const SNAPSHOT_GONE = 'The list has changed since it was opened; this is how it is now.';

function rankingBytes({ numbers, sections }: Ranking): number {
  return numbers.byteLength + sections.length * 128;
}

function facetBytes({ values }: FacetCounts): number {
  return 64 + values.length * 192;
}

function groupBytes(counts: Map<number | null, number>): number {
  return 64 + counts.size * 48;
}
