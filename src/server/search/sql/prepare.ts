/** A request made ready to be compiled: parsed, its names resolved in what the project knows. */
import { createHash } from 'node:crypto';
import { WinnowError } from '../../../shared/errors';
import type { ParsedQuery, QueryNode, QueryProblem } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import type { GroupBy, ListRequest } from '../Search';
import {
  type Catalog,
  type Named,
  readCatalog,
  readLogins,
  readPeople,
  readProjectIds,
  readVersion,
} from './catalog';
import type { Scope } from './compile';
import { type ListOrder, listOrder } from './order';
import { leadsBeyond, namesOutside, type Outside, resolveNames } from './resolve';

export interface Prepared {
  request: ListRequest;
  parsed: ParsedQuery;
  catalog: Catalog;
  scope: Scope;
  order: ListOrder;
  groupBy: GroupBy | null;
  /** What the query was not understood in, names included. */
  problems: QueryProblem[];
}

/** Knows the names of projects and people that queries use. */
export class Names {
  readonly #store: Store;
  readonly #catalogs = new Map<number, Catalog>();
  /** Ids never change; who is not known may come to be, and is looked up again. */
  readonly #people = new Map<string, readonly number[]>();
  readonly #projects = new Map<string, number>();
  /** By id. A login is for ever. */
  readonly #logins = new Map<number, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws WinnowError NOT_FOUND */
  async catalog(projectId: number): Promise<Catalog> {
    return this.#catalogs.get(projectId) ?? this.refresh(projectId);
  }

  async refresh(projectId: number): Promise<Catalog> {
    const catalog = await readCatalog(this.#store.db, projectId);
    if (!catalog) throw new WinnowError('NOT_FOUND', 'There is no such project.');
    this.#catalogs.set(projectId, catalog);
    return catalog;
  }

  /** Makes sure that the catalog is of the project's version of now. */
  async confirm(projectId: number): Promise<void> {
    const { version } = await this.catalog(projectId);
    if ((await readVersion(this.#store.db, projectId)) !== version) await this.refresh(projectId);
  }

  /** What these people are called; who is gone is left out. */
  async logins(ids: readonly number[]): Promise<Named[]> {
    const unknown = ids.filter((id) => !this.#logins.has(id));
    if (unknown.length > 0) {
      for (const { id, name } of await readLogins(this.#store.db, unknown)) this.#logins.set(id, name);
    }
    return ids.flatMap((id) => {
      const name = this.#logins.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  }

  async prepare(request: ListRequest, parsed: ParsedQuery): Promise<Prepared> {
    const catalog = await this.catalog(request.projectId);
    const readable = leadsBeyond(parsed.root) ? await readableBy(request) : [];
    const outside = await this.#outside(parsed.root, request.viewerId, readable);
    const resolved = resolveNames(parsed.root, catalog, outside);
    return {
      request,
      parsed,
      catalog,
      scope: { projectId: request.projectId, resolved, readable },
      order: listOrder(request.order, parsed),
      groupBy: request.groupBy,
      problems: [...parsed.problems, ...resolved.problems].sort((a, b) => a.start - b.start || a.end - b.end),
    };
  }

  /** A project that the viewer may not read is none: its key is known no more than one that nobody has. */
  async #outside(root: QueryNode, viewerId: number | null, readable: readonly number[]): Promise<Outside> {
    const { logins, projectKeys } = namesOutside(root);
    const strangers = logins.filter((login) => !this.#people.has(login));
    const foreign = projectKeys.filter((key) => !this.#projects.has(key));
    if (strangers.length > 0) {
      const people = await readPeople(this.#store.db, strangers);
      for (const login of strangers) {
        const ids = people.filter((person) => person.login.toLowerCase() === login).map(({ id }) => id);
        if (ids.length > 0) this.#people.set(login, ids);
      }
    }
    if (foreign.length > 0) {
      for (const { id, key } of await readProjectIds(this.#store.db, foreign)) this.#projects.set(key, id);
    }
    const projects = new Map([...this.#projects].filter(([, id]) => readable.includes(id)));
    return { people: this.#people, projects, viewerId };
  }
}

/** Whether two catalogs give every name the same meaning. */
export function sameNames(a: Catalog, b: Catalog): boolean {
  return namesDigest(a) === namesDigest(b);
}

function namesDigest({ states, labels, milestones }: Catalog): string {
  return JSON.stringify([states, labels, milestones]);
}

async function readableBy({ projectId, readable }: ListRequest): Promise<number[]> {
  const others = (await readable?.()) ?? [];
  return [...new Set([projectId, ...others])].sort((a, b) => a - b);
}

/** What a list is of, as a short key: the same for queries that ask the same in other words or spaces. */
export function listKey({ request, parsed, scope, order, groupBy }: Prepared): string {
  const query = JSON.stringify(parsed.root, (name, value: unknown) =>
    POSITIONS.has(name) ? undefined : value,
  );
  const viewer = query.includes('"@me"') ? request.viewerId : null;
  const parts = [request.projectId, query, order.field, order.direction, groupBy, viewer, scope.readable];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

const POSITIONS: ReadonlySet<string> = new Set(['start', 'end', 'valueSpan', 'text']);
