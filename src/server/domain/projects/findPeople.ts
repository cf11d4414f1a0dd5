/** Finds people of a project for pickers and completions, best match first (src/shared/nameMatch.ts). */
import { PROJECT_VISIBILITIES } from '../../../shared/issue';
import { rankNameMatch, sortByNameMatch } from '../../../shared/nameMatch';
import { createIssueListRequest } from '../../search/list/createIssueListRequest';
import type { FacetLabelRanking, IssueFacetField } from '../../search/list/IssueSearch';
import {
  hasUserActedInProject,
  readActorsMatchingName,
  readMembersMatchingName,
  readRecentCommenterIds,
  readRecentlyActiveUserIds,
  readUsersWithMatchingName,
} from '../../store/read/peopleOfProject';
import type { ProjectRow } from '../../store/read/projects';
import { readUsersByLogin, type UserRow } from '../../store/read/users';
import { parsePageSize } from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import { normalizeNameFilter } from '../base/matching';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { loadVisibleProjects, requireIssueVisibility } from './projects';

interface PeopleSearchArguments {
  matching?: string | null;
  first?: number | null;
}

/**
 * Returns the members of a project who can be assigned to its issues and whose login or name contains the typed text.
 * The best match comes first; among equal matches the viewer, then users with recent activity, then the other members.
 * @throws WinnowError VALIDATION_FAILED for a `first` outside 1 to GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export async function findAssignableUsers(
  context: RequestContext,
  project: ProjectRow,
  args: PeopleSearchArguments,
): Promise<UserRow[]> {
  return selectBestMatches(context, project, args, ({ matching, preferredIds }) =>
    readMembersMatchingName(context.store.db, project.id, matching, preferredIds),
  );
}

/**
 * Returns the people of a project whose login or name contains the typed text: its members, and the authors and
 * assignees of its issues, in the order of findAssignableUsers.
 * @throws WinnowError VALIDATION_FAILED for a `first` outside 1 to GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export async function findPeople(
  context: RequestContext,
  project: ProjectRow,
  args: PeopleSearchArguments,
): Promise<UserRow[]> {
  return selectBestMatches(context, project, args, (search) => readPeople(context, project, search));
}

async function readPeople(
  context: RequestContext,
  project: ProjectRow,
  { matching, preferredIds, count }: PeopleSearch,
): Promise<UserRow[]> {
  const { db } = context.store;
  const users = new Map<number, UserRow>();
  for (const member of await readMembersMatchingName(db, project.id, matching, preferredIds))
    users.set(member.id, member);
  const ranking = matching === '' ? null : await createPersonLabelRanking(context, matching, preferredIds);
  const facets = await Promise.all(
    PEOPLE_FACET_FIELDS.map((field) =>
      context.search.readFacetValues(
        createIssueListRequest(project.id, requireIssueVisibility(context, project)),
        field,
        ranking,
        {
          first: count,
          offset: 0,
        },
      ),
    ),
  );
  const logins = facets.flatMap(({ values }) => values.map(({ label }) => label));
  for (const user of await readUsersByLogin(db, [...new Set(logins)])) users.set(user.id, user);
  return [...users.values()];
}

/**
 * Returns the people whom a text of the project can mention: of a private project its members, of another one also the
 * authors and assignees of its issues. The participants of the given issue come first, the others follow in the order
 * of findAssignableUsers. Users who cannot sign in to see the mention are left out, except those of an import.
 * @throws WinnowError VALIDATION_FAILED for a `first` outside 1 to GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export async function findMentionableUsers(
  context: RequestContext,
  project: ProjectRow,
  { issueId, ...args }: PeopleSearchArguments & { issueId?: string | null },
): Promise<UserRow[]> {
  const id = issueId == null ? null : decodeGlobalId(issueId);
  const [projectId, number] = id?.type === 'Issue' ? id.parts : [];
  const issue =
    projectId === project.id && number !== undefined
      ? await context.load.issues.load({ projectId, number })
      : null;
  const participantIds = issue
    ? [issue.author_id, ...issue.assignee_ids, ...(await readRecentCommenterIds(context.store.db, issue))]
    : [];
  const firstIds = [...new Set(participantIds)].filter(
    (each) => each !== null && each !== context.viewer?.id,
  );
  const isPrivate = PROJECT_VISIBILITIES[project.visibility] === 'private';
  const readUsers = async (search: PeopleSearch) => {
    const { db } = context.store;
    const { matching, preferredIds } = search;
    if (isPrivate) return readMembersMatchingName(db, project.id, matching, preferredIds);
    const participants = await allMaybePromises(firstIds.map((each) => context.load.users.load(each!)));
    const users = new Map((await readPeople(context, project, search)).map((user) => [user.id, user]));
    for (const user of participants) if (user) users.set(user.id, user);
    return [...users.values()].filter(({ disabled }) => !disabled);
  };
  return selectBestMatches(context, project, args, readUsers, firstIds as number[]);
}

/**
 * Returns the users whose login or name contains the typed text and who have caused events of a project that the viewer
 * may see, in the order of findAssignableUsers.
 * @throws WinnowError VALIDATION_FAILED for a `first` outside 1 to GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export async function findActors(
  context: RequestContext,
  project: ProjectRow,
  args: PeopleSearchArguments,
): Promise<UserRow[]> {
  const viewerId = context.viewer?.id ?? null;
  const visibility = requireIssueVisibility(context, project);
  return selectBestMatches(context, project, args, ({ matching, preferredIds }) =>
    readActorsMatchingName(context.store.db, project.id, matching, { preferredIds, viewerId, visibility }),
  );
}

/**
 * Returns the user with a global id, or null if the user has caused no event of the project that the viewer may see.
 */
export async function loadActor(
  context: RequestContext,
  project: ProjectRow,
  globalId: string,
): Promise<UserRow | null> {
  const id = decodeGlobalId(globalId);
  const [userId] = id?.type === 'User' ? id.parts : [];
  if (userId === undefined) return null;
  const viewerId = context.viewer?.id ?? null;
  const hasActed = await hasUserActedInProject(
    context.store.db,
    project.id,
    userId,
    viewerId,
    requireIssueVisibility(context, project),
  );
  return hasActed ? context.load.users.load(userId) : null;
}

/** The facets whose values are people. Their labels are logins. */
const PEOPLE_FACET_FIELDS: readonly IssueFacetField[] = ['AUTHOR', 'ASSIGNEE'];

/**
 * The ranking of the values of a facet that match a text. Values of facets of people are ranked in the order of
 * findAssignableUsers, projects by their keys and names, other values by their labels.
 * @param project null: the facet counts the issues of all projects that the viewer can read
 */
export async function createFacetLabelRanking(
  context: RequestContext,
  project: ProjectRow | null,
  field: IssueFacetField,
  matching: string | null,
): Promise<FacetLabelRanking | null> {
  if (!matching) return null;
  if (field === 'PROJECT') return createProjectKeyRanking(context, matching);
  if (!PEOPLE_FACET_FIELDS.includes(field)) return (label) => rankNameMatch(matching, label);
  return createPersonLabelRanking(context, matching, await readPreferredUserIds(context, project));
}

/** The search knows projects only by their keys. */
async function createProjectKeyRanking(
  context: RequestContext,
  matching: string,
): Promise<FacetLabelRanking> {
  const names = new Map((await loadVisibleProjects(context)).map(({ key, name }) => [key, name]));
  return (key) => rankNameMatch(matching, key, names.get(key));
}

async function createPersonLabelRanking(
  context: RequestContext,
  matching: string,
  preferredIds: readonly number[],
): Promise<FacetLabelRanking> {
  const found = await readUsersWithMatchingName(context.store.db, matching);
  const names = new Map(found.map(({ login, name }) => [login, name]));
  const preferredUsers = await allMaybePromises(preferredIds.map((id) => context.load.users.load(id)));
  const preferredRanks = new Map(preferredUsers.map((user, index) => [user?.login, index]));
  return (login) => {
    const rank = rankNameMatch(matching, login, names.get(login));
    return rank === null
      ? null
      : rank * (preferredIds.length + 1) + (preferredRanks.get(login) ?? preferredIds.length);
  };
}

/** Ids of the viewer and of users with recent activity in the project, if there is one. */
async function readPreferredUserIds(context: RequestContext, project: ProjectRow | null): Promise<number[]> {
  const viewerId = context.viewer?.id ?? null;
  const recent =
    project &&
    (await readRecentlyActiveUserIds(
      context.store.db,
      project.id,
      viewerId,
      requireIssueVisibility(context, project),
    ));
  return [...new Set([...(viewerId === null ? [] : [viewerId]), ...(recent ?? [])])];
}

interface PeopleSearch {
  /** Text that the login or name contains; empty: all people match. */
  matching: string;
  /** Ids of the users who come first among equal matches, in this order. */
  preferredIds: readonly number[];
  count: number;
}

/**
 * Returns the best matches among users.
 * @param readUsers reads the users whose login or name contains the text
 * @param firstIds ids of the users who come first among equal matches
 */
async function selectBestMatches(
  context: RequestContext,
  project: ProjectRow,
  args: PeopleSearchArguments,
  readUsers: (search: PeopleSearch) => Promise<readonly UserRow[]>,
  firstIds: readonly number[] = [],
): Promise<UserRow[]> {
  const count = parsePageSize(args);
  const matching = normalizeNameFilter(args) ?? '';
  const preferredIds = [...new Set([...firstIds, ...(await readPreferredUserIds(context, project))])];
  const users = await readUsers({ matching, preferredIds, count });
  const preferredRanks = new Map(preferredIds.map((id, index) => [id, index]));
  const getPreferredRank = ({ id }: UserRow) => preferredRanks.get(id) ?? preferredIds.length;
  const byPreference = users.toSorted((a, b) => getPreferredRank(a) - getPreferredRank(b));
  const ranked = sortByNameMatch(byPreference, ({ login, name }) => rankNameMatch(matching, login, name));
  return ranked.slice(0, count);
}
