/** Statements of the demo tracker: read its state, insert its data and delete it. */
import { type Insertable, sql } from 'kysely';
import type {
  LabelTableSchema,
  MembershipTableSchema,
  MilestoneTableSchema,
  UserTableSchema,
} from '../tables/DatabaseTables';
import { LARGE_PROJECT_TABLES, SMALL_PROJECT_TABLES } from '../tables/projectTables';
import type { DatabaseStore } from '../DatabaseStore';

type KyselyDatabase = DatabaseStore['db'];

export async function readAllProjectIds(db: KyselyDatabase): Promise<number[]> {
  const rows = await db.selectFrom('project').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function readAllProjectKeys(db: KyselyDatabase): Promise<Set<string>> {
  const rows = await db.selectFrom('project').select('key').execute();
  return new Set(rows.map(({ key }) => key));
}

/** Whether the installation has any user, including placeholders. */
export async function hasAnyUser(db: KyselyDatabase): Promise<boolean> {
  const user = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
}

export async function insertSetting(db: KyselyDatabase, key: string, value: string): Promise<void> {
  await db.insertInto('setting').values({ key, value }).execute();
}

/** Inserts an installation setting unless it exists. */
export async function insertSettingIfMissing(db: KyselyDatabase, key: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function deleteSetting(db: KyselyDatabase, key: string): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', key).execute();
}

/** Inserts users whose login is free. Returns the ids of the new users and the ids of all users by login. */
export async function insertUsers(
  db: KyselyDatabase,
  users: readonly Insertable<UserTableSchema>[],
): Promise<{ newIds: number[]; idsByLogin: Map<string, number> }> {
  const created = await db
    .insertInto('app_user')
    .values(users)
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .execute();
  const rows = await db.selectFrom('app_user').select(['id', 'login']).execute();
  return {
    newIds: created.map(({ id }) => id),
    idsByLogin: new Map(rows.map(({ id, login }) => [login, id])),
  };
}

/** Sets the password of an account. Does nothing for placeholder users. */
export async function setPasswordHash(
  db: KyselyDatabase,
  login: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('login', '=', login)
    .where('placeholder', '=', false)
    .execute();
}

/** Inserts the labels, milestones and members that the issues of a demo project refer to. */
export async function insertMembersLabelsAndMilestones(
  db: KyselyDatabase,
  rows: {
    members: readonly Insertable<MembershipTableSchema>[];
    labels: readonly Insertable<LabelTableSchema>[];
    milestones: readonly Insertable<MilestoneTableSchema>[];
  },
): Promise<void> {
  await db.insertInto('membership').values(rows.members).execute();
  await db.insertInto('label').values(rows.labels).execute();
  await db.insertInto('milestone').values(rows.milestones).execute();
}

/** Deletes projects with all their rows. Uses TRUNCATE for the large tables if no other project exists. */
export async function deleteProjects(db: KyselyDatabase, projectIds: readonly number[]): Promise<void> {
  const others = await db.selectFrom('project').select('id').where('id', 'not in', projectIds).execute();
  if (others.length === 0) {
    await sql`TRUNCATE ${sql.join(LARGE_PROJECT_TABLES.map((table) => sql.table(table)))}`.execute(db);
  }
  for (const table of [...LARGE_PROJECT_TABLES, ...SMALL_PROJECT_TABLES]) {
    await sql`DELETE FROM ${sql.table(table)} WHERE project_id IN (${sql.join(projectIds)})`.execute(db);
  }
  await db.deleteFrom('project').where('id', 'in', projectIds).execute();
}

/** Deletes users who are not a member of any project. */
export async function deleteUsersWithoutProject(db: KyselyDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const members = db.selectFrom('membership').select('user_id');
  await db.deleteFrom('app_user').where('id', 'in', ids).where('id', 'not in', members).execute();
}
