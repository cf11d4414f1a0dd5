/** Resolves the names of projects, people, labels, states and milestones that queries use. */
import { WinnowError } from '../../../shared/errors';
import type { ParsedQuery, QueryNode } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import {
  type NameCatalog,
  type NamedItem,
  readNameCatalog,
  readLogins,
  readUsersByLogin,
  readProjectIds,
  readProjectVersion,
} from './catalog';
import { resolveSortOrder } from './ListSortOrder';
import type { PreparedListRequest } from './PreparedListRequest';
import {
  collectExternalNames,
  type ExternalNames,
  refersToOtherProjects,
  resolveNames,
} from './resolveNames';
import type { ListRequest } from './Search';

/** Resolves the names in queries to ids, and caches them between requests. */
export class NameResolver {
  readonly #store: Store;
  readonly #catalogs = new Map<number, NameCatalog>();
  /**
   * User ids by login in lower case. Unknown logins are not cached, because such a user may be created later.
   */
  readonly #people = new Map<string, readonly number[]>();
  /** Project ids by key in upper case. */
  readonly #projects = new Map<string, number>();
  /** Logins by user id. Logins never change. */
  readonly #logins = new Map<number, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Returns the names of the project's labels, states and milestones as they were last read.
   * @throws WinnowError NOT_FOUND
   */
  async getCatalog(projectId: number): Promise<NameCatalog> {
    return this.#catalogs.get(projectId) ?? this.refreshCatalog(projectId);
  }

  /**
   * Reads the names of the project's labels, states and milestones again.
   * @throws WinnowError NOT_FOUND
   */
  async refreshCatalog(projectId: number): Promise<NameCatalog> {
    const catalog = await readNameCatalog(this.#store.db, projectId);
    if (!catalog) throw new WinnowError('NOT_FOUND', 'Project not found.');
    this.#catalogs.set(projectId, catalog);
    return catalog;
  }

  /**
   * Reads the names of the project's labels, states and milestones again if the project's version has
   * changed.
   * @throws WinnowError NOT_FOUND
   */
  async refreshCatalogIfStale(projectId: number): Promise<void> {
    const { version } = await this.getCatalog(projectId);
    if ((await readProjectVersion(this.#store.db, projectId)) !== version)
      await this.refreshCatalog(projectId);
  }

  /** Returns the logins of these users. Deleted users are left out. */
  async getLogins(ids: readonly number[]): Promise<NamedItem[]> {
    const unknown = ids.filter((id) => !this.#logins.has(id));
    if (unknown.length > 0) {
      for (const { id, name } of await readLogins(this.#store.db, unknown)) this.#logins.set(id, name);
    }
    return ids.flatMap((id) => {
      const name = this.#logins.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  }

  /**
   * Resolves the names in a list request to ids, using the project's cached names.
   * @throws WinnowError NOT_FOUND
   */
  async prepareListRequest(request: ListRequest, parsed: ParsedQuery): Promise<PreparedListRequest> {
    const catalog = await this.getCatalog(request.projectId);
    const readable = refersToOtherProjects(parsed.root) ? await listReadableProjectIds(request) : [];
    const external = await this.#externalNames(parsed.root, request.viewerId, readable);
    const resolved = resolveNames(parsed.root, catalog, external);
    return {
      request,
      parsed,
      catalog,
      scope: { projectId: request.projectId, resolved, readable },
      order: resolveSortOrder(request.order, parsed),
      groupBy: request.groupBy,
      problems: [...parsed.problems, ...resolved.problems].sort((a, b) => a.start - b.start || a.end - b.end),
    };
  }

  /**
   * Resolves logins and project keys to ids. A project that the viewer may not read is treated like one that
   * does not exist.
   */
  async #externalNames(
    root: QueryNode,
    viewerId: number | null,
    readable: readonly number[],
  ): Promise<ExternalNames> {
    const { logins, projectKeys } = collectExternalNames(root);
    const unknownLogins = logins.filter((login) => !this.#people.has(login));
    const unknownKeys = projectKeys.filter((key) => !this.#projects.has(key));
    if (unknownLogins.length > 0) {
      const people = await readUsersByLogin(this.#store.db, unknownLogins);
      for (const login of unknownLogins) {
        const ids = people.filter((person) => person.login.toLowerCase() === login).map(({ id }) => id);
        if (ids.length > 0) this.#people.set(login, ids);
      }
    }
    if (unknownKeys.length > 0) {
      for (const { id, key } of await readProjectIds(this.#store.db, unknownKeys))
        this.#projects.set(key, id);
    }
    const projects = new Map([...this.#projects].filter(([, id]) => readable.includes(id)));
    return { people: this.#people, projects, viewerId };
  }
}

/** Whether every name means the same label, state or milestone in both catalogs. */
export function haveSameNames(a: NameCatalog, b: NameCatalog): boolean {
  return namesDigest(a) === namesDigest(b);
}

function namesDigest({ states, labels, milestones }: NameCatalog): string {
  return JSON.stringify([states, labels, milestones]);
}

async function listReadableProjectIds({ projectId, readable }: ListRequest): Promise<number[]> {
  const others = (await readable?.()) ?? [];
  return [...new Set([projectId, ...others])].sort((a, b) => a - b);
}
