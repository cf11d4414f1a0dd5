/**
 * The issues that a person has filed, is assigned to and has commented on, in the projects that the viewer can read.
 */
import { quoteFilterValue } from '../../../shared/query/quote';
import type { IssueList } from '../../search/list/IssueSearch';
import type { IssueRow } from '../../store/read/issues';
import {
  findProjectsWithCommentsOf,
  findProjectsWithIssuesOf,
  hasUserActedInProjects,
  readUsersByLoginInQueries,
} from '../../store/read/personProjects';
import type { ProjectRow } from '../../store/read/projects';
import { readUsers, type UserRow } from '../../store/read/users';
import { memoizeResult } from '../base/connection';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { toIssueListRequest } from '../issues/createIssueConnection';
import { loadListedIssues } from '../issues/issues';
import { loadVisibleProjects } from '../projects/projects';
import { loadVisibleUser } from '../projects/visibleUsers';
import { getLoginInSourceTracker } from './users';

/** The filter of queries that finds the issues of a section. */
export type PersonIssueFilter = 'author' | 'assignee' | 'commenter';

export interface Person {
  user: UserRow;
  /** Ids of all users that queries find by the person's login: an account and an author of an import can share it. */
  userIds: readonly number[];
}

/** Number of issues in a project. */
export interface PersonIssueCount {
  project: ProjectRow;
  count: number;
}

/** Issues of a person in all projects that the viewer can read. Each part is computed only if it is requested. */
export interface PersonIssues {
  /** Projects with such issues: most issues first, then by name. */
  projects(): Promise<PersonIssueCount[]>;
  totalCount(): Promise<number>;
  openCount(): Promise<number>;
  /** The most recently updated issues, at most PERSON_ISSUES_MAX. */
  recentIssues(first: number): Promise<IssueRow[]>;
}

/** Maximum length of a login in any tracker, in UTF-16 code units. */
const SEARCHED_LOGIN_LENGTH_MAX = 200;
/** Maximum number of issues in a section. */
export const PERSON_ISSUES_MAX = 20;

/**
 * Finds a person by login, ignoring case. An account comes before authors of imports with the same login. Returns null
 * if there is none or the viewer may not see them: besides the users of loadVisibleUser, viewers may see those who have
 * changed issues of projects that they can read, or are assigned to them.
 */
export async function loadPersonByLogin(context: RequestContext, login: string): Promise<Person | null> {
  if (login.length > SEARCHED_LOGIN_LENGTH_MAX || login.includes('\0')) return null;
  const found = await readUsersByLoginInQueries(context.store.db, login.toLowerCase());
  const userIds = found.map(({ id }) => id);
  const ordered = found.toSorted(
    (a, b) =>
      Number(b.login === login) - Number(a.login === login) ||
      Number(a.placeholder) - Number(b.placeholder) ||
      a.id - b.id,
  );
  for (const user of ordered) {
    if (await isPersonVisible(context, user)) return { user, userIds };
  }
  return null;
}

/** Whether the viewer may see a person (see loadPersonByLogin). */
export async function isPersonVisible(context: RequestContext, user: UserRow): Promise<boolean> {
  if (await loadVisibleUser(context, user.id)) return true;
  const projectIds = (await loadVisibleProjects(context)).map(({ id }) => id);
  const viewerId = context.viewer?.id ?? null;
  const restrictedProjects = await context.load.restrictedProjects(projectIds);
  if (await hasUserActedInProjects(context.store.db, user.id, { projectIds, viewerId, restrictedProjects }))
    return true;
  return (await loadPersonIssues(context, { user, userIds: [user.id] }, 'assignee').totalCount()) > 0;
}

/**
 * Loads the placeholders that queries find by the person's login and that the viewer can see. Excludes placeholders
 * that belong to an account.
 */
export async function loadImportedPeople(context: RequestContext, { userIds }: Person): Promise<UserRow[]> {
  const users = await allMaybePromises(userIds.map((id) => context.load.users.load(id)));
  const placeholders = users.filter((user) => user?.placeholder === true);
  const visible = await Promise.all(placeholders.map((user) => isPersonVisible(context, user!)));
  return placeholders.filter((_, index) => visible[index]) as UserRow[];
}

/** Reads a placeholder itself, even if it belongs to an account. */
export async function loadPlaceholder({ store }: RequestContext, id: number): Promise<UserRow> {
  const [user] = await readUsers(store.db, [id]);
  return user!;
}

/** The issues that the filter finds: exactly those of a list with the same query. */
export function loadPersonIssues(
  context: RequestContext,
  { user, userIds }: Person,
  filter: PersonIssueFilter,
): PersonIssues {
  const query = `${filter}:${quoteFilterValue(getLoginInSourceTracker(user))}`;
  const createList = (project: ProjectRow, text: string): IssueList =>
    context.search.list({
      ...toIssueListRequest(context, project, text),
      order: { field: 'UPDATED_AT', direction: 'DESC' },
    });
  const lists = memoizeResult(async () =>
    (await findCandidateProjects(context, userIds, filter, 'any')).map((project) => ({
      project,
      list: createList(project, query),
    })),
  );
  const projects = memoizeResult(async () => {
    const counted = await Promise.all(
      (await lists()).map(async ({ project, list }) => ({
        project,
        count: await list.readTotalIssueCount(),
      })),
    );
    // The projects are sorted by name, and the sort is stable.
    return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  });
  return {
    projects,
    totalCount: async () => sum((await projects()).map(({ count }) => count)),
    openCount: memoizeResult(async () => {
      const candidates = await findCandidateProjects(context, userIds, filter, 'open');
      const counts = candidates.map((project) =>
        createList(project, `${query} is:open`).readTotalIssueCount(),
      );
      return sum(await Promise.all(counts));
    }),
    recentIssues: async (first) => {
      const page = { first, after: null, last: null, before: null, offset: null };
      const pages = await Promise.all(
        (await lists()).map(async ({ project, list }) =>
          loadListedIssues(context, project.id, await list.readIssuePage(page)),
        ),
      );
      return pages
        .flat()
        .filter((issue) => issue !== null)
        .sort((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
        .slice(0, first);
    },
  };
}

/**
 * The projects that can contain such issues, sorted by name, so that the other lists are not read. The search finds
 * projects with assigned issues in one step; the database finds those of authors and commenters with a few index
 * entries per project.
 */
async function findCandidateProjects(
  context: RequestContext,
  userIds: readonly number[],
  filter: PersonIssueFilter,
  state: 'open' | 'any',
): Promise<ProjectRow[]> {
  const projects = (await loadVisibleProjects(context)).filter(({ issue_count }) => issue_count > 0);
  if (filter === 'assignee') {
    const found = await Promise.all(
      userIds.map((id) => context.search.findProjectsWithAssignedIssues(id, projects, state)),
    );
    return projects.filter(({ id }) => found.some((ids) => ids.has(id)));
  }
  const find = filter === 'author' ? findProjectsWithIssuesOf : findProjectsWithCommentsOf;
  const found = await find(
    context.store.db,
    userIds,
    projects.map(({ id }) => id),
  );
  return projects.filter(({ id }) => found.has(id));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
