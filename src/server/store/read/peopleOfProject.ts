/** Finds people of a project by parts of their login or name. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { buildVisibleEventCondition, PRIVATE_EVENT_KIND_CODES } from './activity';
import {
  buildAndEventOfVisibleIssuesSql,
  type IssueVisibility,
  toRestrictedProjects,
} from './issueVisibility';
import { USER_COLUMNS, type UserRow } from './users';

/**
 * Maximum number of users that a search returns. The best matches are then selected from them. More users contain the
 * text only if it has one or two letters and the site has thousands of users. In this case, users whose login or name
 * starts with the text are preferred.
 */
const MATCHING_USERS_MAX = 1_000;

/** Number of the project's last events in which users with recent activity are looked up. */
const RECENT_EVENT_COUNT = 1_000;

/**
 * Returns enabled members of a project whose login or name contains a text, ignoring case: `preferredIds` first,
 * then by login if the text is empty, or those that start with it first.
 */
export async function readMembersMatchingName(
  db: Kysely<DatabaseTables>,
  projectId: number,
  matching: string,
  preferredIds: readonly number[],
): Promise<UserRow[]> {
  const text = matching.toLowerCase();
  return (
    db
      .selectFrom('membership')
      .innerJoin('app_user', 'app_user.id', 'membership.user_id')
      .select(USER_COLUMNS)
      .where('membership.project_id', '=', projectId)
      .where('app_user.disabled', '=', false)
      .$if(text !== '', (query) => query.where(containsName(text)))
      .orderBy(sql`id = ANY(${preferredIds}::int[])`, 'desc')
      .orderBy(startsWithName(text), 'desc')
      .orderBy('membership.role', 'desc')
      // Comparing bytes is several times faster than comparing by the rules of a language.
      .orderBy(sql`login COLLATE "C"`)
      .limit(MATCHING_USERS_MAX)
      .execute()
  );
}

/**
 * Returns logins and names of users whose name contains a text, ignoring case. Users whose name is their login, such
 * as most imported ones, are left out, which makes the scan fast.
 */
export async function readUsersWithMatchingName(
  db: Kysely<DatabaseTables>,
  matching: string,
): Promise<{ login: string; name: string }[]> {
  const text = matching.toLowerCase();
  return db
    .selectFrom('app_user')
    .select(['login', 'name'])
    .where('claimed_by_id', 'is', null)
    .where(sql<boolean>`name <> login AND strpos(lower(name), ${text}) > 0`)
    .orderBy(startsWithName(text), 'desc')
    .limit(MATCHING_USERS_MAX)
    .execute();
}

/**
 * Returns ids of users with recent activity in a project, without duplicates: first those to whom the viewer has
 * assigned issues, then those who have changed something, each newest first. Reads one short range of the events'
 * primary key.
 */
export async function readRecentlyActiveUserIds(
  db: Kysely<DatabaseTables>,
  projectId: number,
  viewerId: number | null,
  visibility: IssueVisibility,
): Promise<number[]> {
  const andVisible = buildAndEventOfVisibleIssuesSql(toRestrictedProjects(projectId, visibility));
  const { rows } = await sql<{ assignee_id: number | null; actor_id: number }>`
    SELECT actor_id, CASE WHEN actor_id = ${viewerId ?? 0} AND kind = ${getEventKindCode('assigned')}
      THEN (after ->> 'user')::int END AS assignee_id
    FROM event WHERE project_id = ${projectId} AND actor_id IS NOT NULL
      AND kind <> ALL(${PRIVATE_EVENT_KIND_CODES}::int[]) AND sequence > (
      SELECT version - ${RECENT_EVENT_COUNT} FROM project WHERE id = ${projectId})${andVisible}
    ORDER BY sequence DESC`.execute(db);
  const assignees = rows.flatMap(({ assignee_id }) => assignee_id ?? []);
  return [...new Set([...assignees, ...rows.map(({ actor_id }) => actor_id)])];
}

/** Number of an issue's last comments whose authors are its participants. */
const PARTICIPANT_COMMENT_COUNT = 100;

/** Returns ids of the authors of an issue's last comments, newest first, without duplicates. Served by `comment_issue`. */
export async function readRecentCommenterIds(
  db: Kysely<DatabaseTables>,
  issue: { project_id: number; number: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('comment')
    .select('author_id')
    .where('project_id', '=', issue.project_id)
    .where('issue_number', '=', issue.number)
    .orderBy('id', 'desc')
    .limit(PARTICIPANT_COMMENT_COUNT)
    .execute();
  return [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))];
}

/**
 * Maximum number of users whose login or name contains a text among which those with activity in a project are looked
 * up, at about 10 µs each.
 */
const ACTOR_CANDIDATES_MAX = 10_000;

/**
 * Returns users who have caused events of a project that the viewer may see, and whose login or name contains a text,
 * ignoring case: `preferredIds` first, then those whose login or name starts with the text.
 */
export async function readActorsMatchingName(
  db: Kysely<DatabaseTables>,
  projectId: number,
  matching: string,
  {
    preferredIds,
    viewerId,
    visibility,
  }: { preferredIds: readonly number[]; viewerId: number | null; visibility: IssueVisibility },
): Promise<UserRow[]> {
  const text = matching.toLowerCase();
  return db
    .selectFrom((query) =>
      query
        .selectFrom('app_user')
        .select(USER_COLUMNS)
        .$if(text !== '', (all) => all.where(containsName(text)))
        .orderBy(sql`id = ANY(${preferredIds}::int[])`, 'desc')
        .orderBy(startsWithName(text), 'desc')
        .orderBy(sql`login COLLATE "C"`)
        .limit(ACTOR_CANDIDATES_MAX)
        .as('candidate'),
    )
    .selectAll()
    .where(hasVisibleEvent(projectId, sql.ref('candidate.id'), viewerId, visibility))
    .limit(MATCHING_USERS_MAX)
    .execute();
}

/** Whether a user has caused events of a project that the viewer may see. */
export async function hasUserActedInProject(
  db: Kysely<DatabaseTables>,
  projectId: number,
  userId: number,
  viewerId: number | null,
  visibility: IssueVisibility,
): Promise<boolean> {
  const { rows } = await sql<{ acted: boolean }>`
    SELECT ${hasVisibleEvent(projectId, sql`${userId}::bigint`, viewerId, visibility)} AS acted`.execute(db);
  return rows[0]!.acted;
}

/**
 * Served by the index event_actor. PostgreSQL can execute EXISTS as a join that reads a whole table. It executes a scalar
 * subquery once per user, with the index.
 */
const hasVisibleEvent = (
  projectId: number,
  userId: RawBuilder<unknown>,
  viewerId: number | null,
  visibility: IssueVisibility,
) =>
  sql<boolean>`coalesce((SELECT true FROM event WHERE project_id = ${projectId} AND actor_id = ${userId}
    AND ${buildVisibleEventCondition(viewerId, toRestrictedProjects(projectId, visibility))} LIMIT 1), false)`;

const containsName = (text: string) =>
  sql<boolean>`(strpos(lower(app_user.login), ${text}) > 0 OR strpos(lower(app_user.name), ${text}) > 0)`;

const startsWithName = (text: string) =>
  sql<boolean>`(starts_with(lower(app_user.login), ${text}) OR starts_with(lower(app_user.name), ${text}))`;
