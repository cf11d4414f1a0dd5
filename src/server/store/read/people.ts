/** Reads users for administrators. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { buildAndRowOfVisibleIssueSql, type RestrictedProject } from './issueVisibility';
import { USER_COLUMNS, type UserRow } from './users';

/** Details of a user that only the user and administrators can see. */
export interface UserDetails {
  id: number;
  email: string | null;
  /** Whether the user is enabled and has a password or an external identity. */
  can_sign_in: boolean;
  last_seen_at: Date | null;
}

/**
 * Reads details of users for administrators. Served by the indexes session_user, api_token_user and
 * audit_entry_actor.
 */
export async function readUserDetails(
  db: Kysely<DatabaseTables>,
  ids: readonly number[],
): Promise<UserDetails[]> {
  const { rows } = await sql<UserDetails>`
    SELECT id, email, NOT disabled AND NOT placeholder AND (password_hash IS NOT NULL
        OR EXISTS (SELECT FROM oidc_identity o WHERE o.user_id = u.id)) AS can_sign_in,
      greatest((SELECT max(used_at) FROM session s WHERE s.user_id = u.id),
        (SELECT max(used_at) FROM api_token t WHERE t.user_id = u.id),
        (SELECT created_at FROM audit_entry a WHERE a.actor_id = u.id ORDER BY a.id DESC LIMIT 1)
      ) AS last_seen_at
    FROM app_user u WHERE id = ANY(${ids}::int[])`.execute(db);
  return rows;
}

/**
 * Returns the projects in which users are members or have written issues or comments. Reads at most one entry of each
 * of three indexes per user and project, however much the user has written.
 */
export async function readProjectsOfUsers(
  db: Kysely<DatabaseTables>,
  userIds: readonly number[],
): Promise<{ user_id: number; project_id: number }[]> {
  const { rows } = await sql<{ user_id: number; project_id: number }>`
    SELECT u.id AS user_id, p.id AS project_id FROM unnest(${userIds}::int[]) u (id) CROSS JOIN project p
    WHERE p.deleted_at IS NULL AND ${isUserOfProject(sql.ref('p.id'), sql.ref('u.id'), [])}`.execute(db);
  return rows;
}

/**
 * Returns the given pairs of a project and a user in which the user is a member of the project or has written issues or
 * comments in it.
 * @param restrictedProjects the projects of which the viewer may see only some issues; hidden issues do not count
 */
export async function readUsersOfProjects(
  db: Kysely<DatabaseTables>,
  pairs: readonly { projectId: number; userId: number }[],
  restrictedProjects: readonly RestrictedProject[],
): Promise<{ user_id: number; project_id: number }[]> {
  const { rows } = await sql<{ user_id: number; project_id: number }>`
    SELECT user_id, project_id
    FROM unnest(${pairs.map(({ projectId }) => projectId)}::int[], ${pairs.map(({ userId }) => userId)}::int[])
      AS pair (project_id, user_id)
    WHERE ${isUserOfProject(sql.ref('pair.project_id'), sql.ref('pair.user_id'), restrictedProjects)}`.execute(
    db,
  );
  return rows;
}

/**
 * PostgreSQL can execute EXISTS as a join that reads a whole table. It executes a scalar subquery once per user and project,
 * with an index.
 */
const isUserOfProject = (
  projectId: RawBuilder<unknown>,
  userId: RawBuilder<unknown>,
  restrictedProjects: readonly RestrictedProject[],
) =>
  sql<boolean>`coalesce(
    (SELECT 1 FROM membership m WHERE m.project_id = ${projectId} AND m.user_id = ${userId}),
    (SELECT 1 FROM issue i WHERE i.project_id = ${projectId} AND i.author_id = ${userId}${buildAndRowOfVisibleIssueSql(restrictedProjects, projectId, sql.ref('i.number'))} LIMIT 1),
    (SELECT 1 FROM comment c WHERE c.project_id = ${projectId} AND c.author_id = ${userId}${buildAndRowOfVisibleIssueSql(restrictedProjects, projectId, sql.ref('c.issue_number'))} LIMIT 1)) = 1`;

export interface UserListPageRange {
  /**
   * The id of the user before the page, or after it if `isBackward`. Null for a page at the start or end of
   * the list.
   */
  bound: number | null;
  /** Whether the page is read from the end of the list, in descending order. */
  isBackward: boolean;
  limit: number;
}

/**
 * Returns users except placeholders, by login. Served by the unique key of app_user.login.
 * @param matching text in login, name or email address, case-insensitive; null matches all users
 */
export function readPeople(
  db: Kysely<DatabaseTables>,
  matching: string | null,
  { bound, isBackward, limit }: UserListPageRange,
): Promise<UserRow[]> {
  return selectPeople(db, matching)
    .select(USER_COLUMNS)
    .$if(bound !== null, (query) =>
      query.where('login', isBackward ? '<' : '>', (from) =>
        from
          .selectFrom('app_user')
          .select('login')
          // The id in a client's cursor can be beyond int4.
          .where(sql<boolean>`id = ${bound}::bigint`),
      ),
    )
    .orderBy('login', isBackward ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

export async function countPeople(db: Kysely<DatabaseTables>, matching: string | null): Promise<number> {
  const { count } = await selectPeople(db, matching)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether an enabled administrator has a password or an external identity. */
export async function hasAdministrator(db: Kysely<DatabaseTables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM app_user u
    WHERE site_role = 'administrator' AND NOT disabled AND NOT placeholder AND (password_hash IS NOT NULL
      OR EXISTS (SELECT FROM oidc_identity o WHERE o.user_id = u.id))) AS found`.execute(db);
  return rows[0]!.found;
}

function selectPeople(db: Kysely<DatabaseTables>, matching: string | null) {
  const query = db.selectFrom('app_user').where('placeholder', '=', false);
  if (!matching) return query;
  const text = sql`lower(concat_ws(' ', login, name, email))`;
  return query.where(sql<boolean>`strpos(${text}, ${matching.toLowerCase()}) > 0`);
}
