/** Resolves the names of projects, people, labels, states and milestones that queries use. */
import { WinnowError } from '../../../shared/errors';
import type { ParsedQuery, QueryNode } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import {
  type ProjectItemNames,
  type NamedProjectItem,
  readProjectItemNames,
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
import type { IssueListRequest } from './IssueSearch';

/** Resolves the names in queries to ids, and caches them between requests. */
export class NameResolver {
  readonly #store: Store;
  readonly #catalogs = new Map<number, ProjectItemNames>();
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
  async getProjectItemNames(projectId: number): Promise<ProjectItemNames> {
    return this.#catalogs.get(projectId) ?? this.refreshProjectItemNames(projectId);
  }

  /**
   * Reads the names of the project's labels, states and milestones again.
   * @throws WinnowError NOT_FOUND
   */
  async refreshProjectItemNames(projectId: number): Promise<ProjectItemNames> {
    const catalog = await readProjectItemNames(this.#store.db, projectId);
    if (!catalog) throw new WinnowError('NOT_FOUND', 'Project not found.');
    this.#catalogs.set(projectId, catalog);
    return catalog;
  }

  /**
   * Reads the names of the project's labels, states and milestones again if the project's version has
   * changed.
   * @throws WinnowError NOT_FOUND
   */
  async refreshProjectItemNamesIfStale(projectId: number): Promise<void> {
    const { version } = await this.getProjectItemNames(projectId);
    if ((await readProjectVersion(this.#store.db, projectId)) !== version)
      await this.refreshProjectItemNames(projectId);
  }

  /** Returns the logins of these users. Deleted users are left out. */
  async getUserLogins(ids: readonly number[]): Promise<NamedProjectItem[]> {
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
    parsed: ParsedQuery,
  ): Promise<PreparedIssueListRequest> {
    const catalog = await this.getProjectItemNames(request.projectId);
    const readable = doesQueryReferToOtherProjects(parsed.root) ? await listReadableProjectIds(request) : [];
    const external = await this.#externalNames(parsed.root, request.viewerId, readable);
    const resolved = resolveQueryNames(parsed.root, catalog, external);
    return {
      request,
      parsed,
      catalog,
      scope: { projectId: request.projectId, resolved, readable },
      order: resolveListSortOrder(request.order, parsed),
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
  ): Promise<UserAndProjectIdsByName> {
    const { logins, projectKeys } = collectLoginsAndProjectKeys(root);
    const unknownLogins = logins.filter((login) => !this.#people.has(login));
    const unknownKeys = projectKeys.filter((key) => !this.#projects.has(key));
    if (unknownLogins.length > 0) {
      const people = await readUserIdsByLogin(this.#store.db, unknownLogins);
      for (const login of unknownLogins) {
        const ids = people.filter((person) => person.login.toLowerCase() === login).map(({ id }) => id);
        if (ids.length > 0) this.#people.set(login, ids);
      }
    }
    if (unknownKeys.length > 0) {
      for (const { id, key } of await readProjectIdsByKey(this.#store.db, unknownKeys))
        this.#projects.set(key, id);
    }
    const projects = new Map([...this.#projects].filter(([, id]) => readable.includes(id)));
    return { people: this.#people, projects, viewerId };
  }
}

/** Whether every name means the same label, state or milestone in both catalogs. */
export function areProjectItemNamesEqual(a: ProjectItemNames, b: ProjectItemNames): boolean {
  return serializeProjectItemNames(a) === serializeProjectItemNames(b);
}

function serializeProjectItemNames({ states, labels, milestones }: ProjectItemNames): string {
  return JSON.stringify([states, labels, milestones]);
}

async function listReadableProjectIds({ projectId, readable }: IssueListRequest): Promise<number[]> {
  const others = (await readable?.()) ?? [];
  return [...new Set([projectId, ...others])].sort((a, b) => a - b);
}
