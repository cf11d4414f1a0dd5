/** Reads users and members of projects, without email addresses and password hashes. */
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DatabaseTables, UserTableSchema } from '../tables/DatabaseTables';

export type UserRow = Omit<
  Selectable<UserTableSchema>,
  'email' | 'password_hash' | 'feed_generation' | 'claimed_by_id'
>;

export const USER_COLUMNS = [
  'id',
  'login',
  'name',
  'avatar_url',
  'site_role',
  'disabled',
  'placeholder',
  'created_at',
] as const;

export async function readUsers(db: Kysely<DatabaseTables>, ids: readonly number[]): Promise<UserRow[]> {
  return db
    .selectFrom('app_user')
    .select(USER_COLUMNS)
    .where(sql<boolean>`id = ANY(${ids}::int[])`)
    .execute();
}

/** A user, or the account that the requested placeholder belongs to. */
export interface ResolvedUserRow extends UserRow {
  /** Id of the requested user. */
  requested_id: number;
}

/** Returns users by id. For a placeholder that belongs to an account, it returns the account. */
export async function readResolvedUsers(
  db: Kysely<DatabaseTables>,
  ids: readonly number[],
): Promise<ResolvedUserRow[]> {
  return selectResolvedUsers(db)
    .select('requested.id as requested_id')
    .where(sql<boolean>`requested.id = ANY(${ids}::int[])`)
    .execute();
}

const RESOLVED_USER_COLUMNS = USER_COLUMNS.map((name) => `app_user.${name}` as const);

const selectResolvedUsers = (db: Kysely<DatabaseTables>) =>
  db
    .selectFrom('app_user as requested')
    .innerJoin('app_user', (join) =>
      join.on(sql<boolean>`app_user.id = coalesce(requested.claimed_by_id, requested.id)`),
    )
    .select(RESOLVED_USER_COLUMNS);

/** Returns users by login, case-sensitive. */
export async function readUsersByLogin(
  db: Kysely<DatabaseTables>,
  logins: readonly string[],
): Promise<UserRow[]> {
  return db
    .selectFrom('app_user')
    .select(USER_COLUMNS)
    .where(sql<boolean>`login = ANY(${logins}::text[])`)
    .execute();
}

/**
 * Returns accounts and placeholders by login, ignoring case. For a placeholder that belongs to an account, it returns
 * the account. Served by the index app_user_login_lower.
 */
export async function readUsersAndPlaceholdersByLogin(
  db: Kysely<DatabaseTables>,
  lowerCaseLogins: readonly string[],
): Promise<(UserRow & { requested_login: string })[]> {
  return selectResolvedUsers(db)
    .select(sql<string>`lower(requested.login)`.as('requested_login'))
    .where(sql<boolean>`lower(requested.login) = ANY(${lowerCaseLogins}::text[])`)
    .execute();
}

export interface ProjectMemberRow {
  project_id: number;
  role: number;
  user: UserRow;
}

/**
 * Returns the members of a project: highest role first, then by login.
 * @param matching text in login or name, case-insensitive; null matches all members
 */
export async function readProjectMembers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  matching: string | null,
): Promise<ProjectMemberRow[]> {
  let query = db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(USER_COLUMNS)
    .select(['membership.project_id', 'membership.role'])
    .where('membership.project_id', '=', projectId)
    .orderBy('membership.role', 'desc')
    .orderBy('app_user.login');
  if (matching) {
    query = query.where(
      sql<boolean>`strpos(lower(app_user.login || ' ' || app_user.name), ${matching.toLowerCase()}) > 0`,
    );
  }
  const rows = await query.execute();
  return rows.map(({ project_id, role, ...user }) => ({ project_id, role, user }));
}

/** Returns a project member, or null if the user is not a member. */
export async function readProjectMember(
  db: Kysely<DatabaseTables>,
  projectId: number,
  userId: number,
): Promise<ProjectMemberRow | null> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(USER_COLUMNS)
    .select(['membership.project_id', 'membership.role'])
    .where('membership.project_id', '=', projectId)
    .where('membership.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { project_id, role, ...user } = row;
  return { project_id, role, user };
}
