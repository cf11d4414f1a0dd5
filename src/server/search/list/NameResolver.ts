/** Resolves the names of projects, people, labels, states and milestones that queries use. */
import { WinnowError } from '../../../shared/errors';
import type { ParsedSearchQuery, SearchQueryNode } from '../../../shared/query/ast';
import { describeSyntaxProblems } from '../../../shared/query/describeSyntaxProblems';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { toRestrictedProjects } from '../../store/read/issueVisibility';
import {
  type ProjectCatalog,
  type IdAndName,
  readProjectCatalog,
  readUserLoginsById,
  readUserIdsByLogin,
  readProjectIdsByKey,
  readProjectVersion,
} from './catalog';
import { resolveListSortOrder } from './ListSortOrder';
import type { PreparedIssueListRequest } from './PreparedIssueListRequest';
import {
  collectLoginsAndProjectKeys,
  type UserAndProjectIdsByName,
  doesQueryReferToOtherProjects,
  resolveQueryNames,
} from './resolveQueryNames';
import type { IssueListRequest, ReadableProject } from './IssueSearch';

/** Resolves the names in queries to ids, and caches them between requests. */
export class NameResolver {
  readonly #store: DatabaseStore;
  readonly #catalogs = new Map<number, ProjectCatalog>();
  /** Reads of names that are in progress, by project id. */
  readonly #catalogReads = new Map<number, Promise<ProjectCatalog>>();
  /**
   * User ids by login in lower case. Unknown logins are not cached, because such a user may be created later.
   */
  #people = new Map<string, readonly number[]>();
  /** Time at which `#people` is replaced, on the clock of `performance.now()`. */
  #peopleExpireAt = 0;
  /** Project ids by key in upper case. */
  readonly #projects = new Map<string, number>();
  /** Logins by user id. Logins never change. */
  readonly #logins = new Map<number, string>();

  constructor(store: DatabaseStore) {
    this.#store = store;
  }

  /**
   * Returns the names of the project's labels, states and milestones as they were last read.
   * @throws WinnowError NOT_FOUND
   */
  async getProjectCatalog(projectId: number): Promise<ProjectCatalog> {
    return this.#catalogs.get(projectId) ?? this.refreshProjectCatalog(projectId);
  }

  /**
   * Reads the names of the project's labels, states and milestones again.
   * @throws WinnowError NOT_FOUND
   */
  async refreshProjectCatalog(projectId: number): Promise<ProjectCatalog> {
    const catalog = await readProjectCatalog(this.#store.db, projectId);
    if (!catalog) throw new WinnowError('NOT_FOUND', 'Project not found.');
    this.#catalogs.set(projectId, catalog);
    return catalog;
  }

  /**
   * Reads the names of the project's labels, states and milestones again if the project's version has
   * changed.
   * @param known a version that the project has reached, if the caller has read it
   * @throws WinnowError NOT_FOUND
   */
  async refreshProjectCatalogIfStale(projectId: number, known?: number): Promise<void> {
    const { version } = await this.getProjectCatalog(projectId);
    const isStale =
      known === undefined
        ? (await readProjectVersion(this.#store.db, projectId)) !== version
        : version < known;
    if (isStale) await this.#refreshTogether(projectId, known ?? Infinity);
  }

  /**
   * Reads the names again. Concurrent requests share one read: after a change, each list of a page, such as the saved
   * views of the sidebar, needs them.
   * @param known a version that the project has reached. If the shared read has found an older one, it began too early.
   */
  async #refreshTogether(projectId: number, known: number): Promise<void> {
    const shared = this.#catalogReads.get(projectId);
    if (shared && (await shared).version >= known) return;
    // Another request may have begun a new read meanwhile.
    let read = this.#catalogReads.get(projectId);
    if (!read) {
      read = this.refreshProjectCatalog(projectId).finally(() => this.#catalogReads.delete(projectId));
      this.#catalogReads.set(projectId, read);
    }
    await read;
  }

  /** Returns the logins of these users. Deleted users are left out. */
  async getUserLogins(ids: readonly number[]): Promise<IdAndName[]> {
    const unknown = ids.filter((id) => !this.#logins.has(id));
    if (unknown.length > 0) {
      for (const { id, name } of await readUserLoginsById(this.#store.db, unknown))
        this.#logins.set(id, name);
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
  async prepareIssueListRequest(
    request: IssueListRequest,
    parsed: ParsedSearchQuery,
  ): Promise<PreparedIssueListRequest> {
    const catalog = await this.getProjectCatalog(request.projectId);
    const { projectId, visibility } = request;
    const refersToOthers = doesQueryReferToOtherProjects(parsed.root);
    const projects = refersToOthers ? await listReadableProjects(request) : [];
    const readable = projects.map(({ id }) => id);
    const restrictedProjects = refersToOthers
      ? projects.flatMap((project) => toRestrictedProjects(project.id, project.visibility))
      : toRestrictedProjects(projectId, visibility);
    const external = await this.#externalNames(parsed.root, request.viewerId, readable);
    const resolved = resolveQueryNames(parsed.root, catalog, external);
    return {
      request,
      parsed,
      catalog,
      scope: { projectId, resolved, visibility, restrictedProjects, readable },
      order: resolveListSortOrder(request.order, parsed),
      groupBy: request.groupBy,
      problems: [...describeSyntaxProblems(parsed), ...resolved.problems].sort(
        (a, b) => a.start - b.start || a.end - b.end,
      ),
    };
  }

  /**
   * Resolves logins and project keys to ids. A project that the viewer may not read is treated like one that
   * does not exist.
   */
  async #externalNames(
    root: SearchQueryNode,
    viewerId: number | null,
    readable: readonly number[],
  ): Promise<UserAndProjectIdsByName> {
    const { logins, projectKeys } = collectLoginsAndProjectKeys(root);
    if (performance.now() > this.#peopleExpireAt) {
      // The map is replaced, not cleared: requests that are waiting for the database still use the previous map.
      this.#people = new Map();
      this.#peopleExpireAt = performance.now() + CACHED_LOGINS_LIFETIME_MS;
    }
    const people = this.#people;
    const unknownLogins = logins.filter((login) => !people.has(login));
    const unknownKeys = projectKeys.filter((key) => !this.#projects.has(key));
    if (unknownLogins.length > 0) {
      const found = await readUserIdsByLogin(this.#store.db, unknownLogins);
      for (const login of unknownLogins) {
        const ids = found.filter((person) => person.login.toLowerCase() === login).map(({ id }) => id);
        if (ids.length > 0) people.set(login, ids);
      }
    }
    if (unknownKeys.length > 0) {
      for (const { id, key } of await readProjectIdsByKey(this.#store.db, unknownKeys))
        this.#projects.set(key, id);
    }
    const projects = new Map([...this.#projects].filter(([, id]) => readable.includes(id)));
    return { people, projects, viewerId };
  }
}

/**
 * How long the ids of the users with a login are cached, in ms. A new account may get the login of an imported user,
 * and queries for that login then find the issues of both.
 */
const CACHED_LOGINS_LIFETIME_MS = 10_000;

/** Whether every name means the same label, state or milestone in both catalogs. */
export function areProjectCatalogsEqual(a: ProjectCatalog, b: ProjectCatalog): boolean {
  return serializeProjectCatalog(a) === serializeProjectCatalog(b);
}

function serializeProjectCatalog({ states, labels, milestones }: ProjectCatalog): string {
  return JSON.stringify([states, labels, milestones]);
}

/** Returns the list's own project and all others that the viewer may read, by id. */
async function listReadableProjects({
  projectId,
  visibility,
  readable,
}: IssueListRequest): Promise<ReadableProject[]> {
  const others = (await readable?.()) ?? [];
  return [{ id: projectId, visibility }, ...others.filter(({ id }) => id !== projectId)].sort(
    (a, b) => a.id - b.id,
  );
}
