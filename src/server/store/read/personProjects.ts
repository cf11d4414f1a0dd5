/** Reads a person by login, and the projects in which a person has written or changed something. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { buildVisibleEventCondition } from './activity';
import type { RestrictedProject } from './issueVisibility';
import { USER_COLUMNS, type UserRow } from './users';

/**
 * Returns all users that the filters of queries find by this login, ignoring case: an account, and placeholders of an
 * import that have the login in their tracker. For placeholders that belong to an account, it returns the account.
 */
export async function readUsersByLoginInQueries(
  db: Kysely<DatabaseTables>,
  lowerCaseLogin: string,
): Promise<UserRow[]> {
  return db
    .selectFrom('app_user')
    .select(USER_COLUMNS)
    .where(
      sql<boolean>`id IN (SELECT coalesce(claimed_by_id, id) FROM app_user WHERE lower(login) = ${lowerCaseLogin}
        UNION SELECT user_id FROM user_source WHERE login_key = ${lowerCaseLogin})`,
    )
    .execute();
}

/** Returns the projects in which one of the users has written an issue. Reads one index entry per user and project. */
export async function findProjectsWithIssuesOf(
  db: Kysely<DatabaseTables>,
  userIds: readonly number[],
  projectIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM unnest(${projectIds}::int[]) p (id) CROSS JOIN unnest(${userIds}::int[]) u (id)
    WHERE (SELECT 1 FROM issue i WHERE i.project_id = p.id AND i.author_id = u.id LIMIT 1) = 1`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the projects in which one of the users has commented. Reads one index entry per user and project. */
export async function findProjectsWithCommentsOf(
  db: Kysely<DatabaseTables>,
  userIds: readonly number[],
  projectIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM unnest(${projectIds}::int[]) p (id) CROSS JOIN unnest(${userIds}::int[]) u (id)
    WHERE (SELECT 1 FROM comment c WHERE c.project_id = p.id AND c.author_id = u.id LIMIT 1) = 1`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a user has caused events of one of the projects that the viewer may see. Served by the index event_actor. */
export async function hasUserActedInProjects(
  db: Kysely<DatabaseTables>,
  userId: number,
  {
    projectIds,
    viewerId,
    restrictedProjects,
  }: {
    projectIds: readonly number[];
    viewerId: number | null;
    restrictedProjects: readonly RestrictedProject[];
  },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM unnest(${projectIds}::int[]) p (id)
    WHERE (SELECT 1 FROM event WHERE project_id = p.id AND actor_id = ${userId}
      AND ${buildVisibleEventCondition(viewerId, restrictedProjects)} LIMIT 1) = 1 LIMIT 1`.execute(db);
  return rows.length > 0;
}
