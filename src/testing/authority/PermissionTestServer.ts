/**
 * A server with four projects, a deleted one and a user of each role, to test permissions against the permission table.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ROLES, type Role, type ProjectVisibility } from '../../shared/issue';
import { encodeGlobalId } from '../../server/domain/base/ids';
import { hashSecret, randomSecret } from '../../server/domain/identity/secrets';
import { createHttpServer } from '../../server/http/server';
import type { IssueSearch } from '../../server/search/list/IssueSearch';
import { createSqlIssueSearch } from '../../server/search/sql/createSqlIssueSearch';
import { insertSession } from '../../server/store/write/sessions';
import { bulkLoadIssues } from '../../server/store/load/bulkLoadIssues';
import { createProject } from '../../server/store/load/createProject';
import { createNewIssueWithDefaults } from '../../server/store/load/NewIssue';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { pino } from 'pino';
import type { OpenTestStoreCallback } from '../databases';
import { TEST_SERVER_CONFIG } from '../testServer';
import { insertTestApiToken } from '../testToken';
import { type TestActor, TEST_ACTORS, type TestProjectName, TEST_PROJECT_NAMES } from './permissionTable';
import { createTestFileServices } from '../testFileServices';

const TEST_PROJECT_KEYS: Record<TestProjectName, string> = {
  open: 'OPEN',
  inside: 'INSIDE',
  team: 'TEAM',
  closed: 'CLOSED',
  deleted: 'DELETED',
};
const TEST_PROJECT_VISIBILITIES: Record<TestProjectName, ProjectVisibility> = {
  open: 'public',
  inside: 'internal',
  team: 'private',
  closed: 'private',
  deleted: 'public',
};

/** A word that the titles of all issues of a project contain, and no other issue. */
export const getUniqueProjectTitleWord = (projectName: TestProjectName): string => `pebble${projectName}`;

export interface TestGraphQLReply {
  status: number;
  data: Record<string, unknown> | null;
  errors: { message: string; extensions: { code: string } }[];
}

/** Numbers of a created test issue and of its only comment. */
export interface CreatedTestIssue {
  number: number;
  comment: number;
}

export class PermissionTestServer {
  readonly server: FastifyInstance;
  readonly store: DatabaseStore;
  readonly projects: Record<TestProjectName, number>;
  readonly users: ReadonlyMap<TestActor | 'owner' | 'guest', number>;
  readonly #tokens: ReadonlyMap<TestActor, string>;
  #last = 0;

  private constructor(
    server: FastifyInstance,
    parts: Pick<PermissionTestServer, 'store' | 'projects' | 'users'> & {
      tokens: ReadonlyMap<TestActor, string>;
    },
  ) {
    this.server = server;
    this.store = parts.store;
    this.projects = parts.projects;
    this.users = parts.users;
    this.#tokens = parts.tokens;
  }

  /**
   * Opens the test server.
   * @param queries all operations of the test. They form the allow-list, which anonymous requests and browsers are
   *   limited to.
   * @param clientDir folder of a build of the client; absent: only the API is served
   */
  static async openWithTestData(
    open: OpenTestStoreCallback,
    queries: readonly string[],
    searchOf: (store: DatabaseStore) => IssueSearch = createSqlIssueSearch,
    clientDir?: string,
  ): Promise<PermissionTestServer> {
    const store = await open();
    const users = await insertTestUsers(store);
    const projects = {} as Record<TestProjectName, number>;
    for (const projectName of TEST_PROJECT_NAMES)
      projects[projectName] = await insertTestProject(store, projectName, users);
    const tokens = new Map<TestActor, string>();
    for (const actor of TEST_ACTORS) {
      const userId = users.get(actor.startsWith('token') ? 'administrator' : actor);
      if (userId === undefined) continue;
      const scope = actor === 'tokenOfScopeRead' ? 'read' : actor === 'tokenOfScopeWrite' ? 'write' : 'admin';
      tokens.set(actor, await insertTestApiToken(store, userId, scope));
    }
    const server = createHttpServer({
      files: createTestFileServices(),
      store,
      search: searchOf(store),
      config: TEST_SERVER_CONFIG,
      log: pino({ level: 'silent' }),
      operations: Object.fromEntries(queries.map((query) => [hashSecret(query), query])),
      clientDir,
    });
    return new PermissionTestServer(server, { store, projects, users, tokens });
  }

  getProjectKey(projectName: TestProjectName): string {
    return TEST_PROJECT_KEYS[projectName];
  }

  getProjectId(projectName: TestProjectName): string {
    return encodeGlobalId('Project', this.projects[projectName]);
  }

  /** Returns the global id of an object in a project. */
  getGlobalId(type: string, projectName: TestProjectName, number: number): string {
    return encodeGlobalId(type, this.projects[projectName], number);
  }

  /** User id of the author of a test object: the actor if `own`, else the owner. Anonymous actors own nothing. */
  getTestObjectAuthorId(actor: TestActor, own: boolean): number {
    const account = actor.startsWith('token') ? 'administrator' : actor;
    return (own ? this.users.get(account) : undefined) ?? this.users.get('owner')!;
  }

  /** Creates an issue with a comment by each author in `authorIds`. */
  async insertTestIssues(
    projectName: TestProjectName,
    authorIds: readonly number[],
  ): Promise<CreatedTestIssue[]> {
    const { comment_counter } = await this.store.db
      .selectFrom('project')
      .select('comment_counter')
      .where('id', '=', this.projects[projectName])
      .executeTakeFirstOrThrow();
    const issues = authorIds.map((authorId) => {
      const number = 1_000 + ++this.#last;
      const createdAt = new Date(1_700_000_000_000 + this.#last);
      const comments = [{ authorId, body: 'A word', createdAt, editedAt: null, sourceId: null }];
      return createNewIssueWithDefaults({
        number,
        title: `${getUniqueProjectTitleWord(projectName)} ${number}`,
        authorId,
        createdAt,
        comments,
      });
    });
    await this.writeToProject(projectName, () =>
      bulkLoadIssues(this.store, this.projects[projectName], issues),
    );
    return issues.map(({ number }, index) => ({ number, comment: comment_counter + 1 + index }));
  }

  /** Deletes the project `deleted` again, after a test has restored it. */
  async deleteProject(): Promise<void> {
    await setProjectDeleted(this.store, this.projects.deleted, this.users.get('owner')!);
  }

  /** Restores a project that a test has deleted, unless it is the project `deleted`. */
  async restoreProject(projectName: TestProjectName): Promise<void> {
    if (projectName !== 'deleted') await setProjectDeleted(this.store, this.projects[projectName], null);
  }

  /**
   * Runs `write`, which writes to a project. The project `deleted` is restored before and deleted again afterwards.
   */
  async writeToProject(projectName: TestProjectName, write: () => Promise<unknown>): Promise<void> {
    if (projectName === 'deleted') await setProjectDeleted(this.store, this.projects.deleted, null);
    await write();
    if (projectName === 'deleted') await this.deleteProject();
  }

  /** Returns a unique number, for names that have to differ. */
  createUniqueNumber(): number {
    return ++this.#last;
  }

  async insertTestInvitation(projectName: TestProjectName): Promise<{ id: number; secret: string }> {
    const secret = randomSecret();
    const { id } = await this.store.db
      .insertInto('invitation')
      .values({
        secret_hash: hashSecret(secret),
        project_id: this.projects[projectName],
        role: 0,
        created_by: null,
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, secret };
  }

  /** Sends a request as an actor: signed-in actors with an API token, which allows any operation. */
  async sendGraphQLRequest(
    actor: TestActor,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<TestGraphQLReply> {
    const token = this.#tokens.get(actor);
    // Anonymous requests are limited to the allow-list.
    const body = token ? { query, variables } : { documentId: hashSecret(query), variables };
    const response = await this.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        host: 'localhost:4000',
        'content-type': 'application/json',
        ...this.getAuthorizationHeaders(actor),
      },
      payload: body,
    });
    const { data = null, errors = [] } = response.json<Partial<TestGraphQLReply>>();
    return { status: response.statusCode, data, errors };
  }

  getAuthorizationHeaders(actor: TestActor): Record<string, string> {
    const token = this.#tokens.get(actor);
    return token ? { authorization: `Bearer ${token}` } : {};
  }

  /** Returns the headers of a new browser session of an actor; none for an anonymous one. */
  async createSessionHeaders(actor: TestActor): Promise<Record<string, string>> {
    const userId = this.users.get(actor);
    if (userId === undefined) return {};
    const secret = randomSecret();
    const session = { secretHash: hashSecret(secret), userId, address: null, userAgent: null };
    await this.store.db.transaction().execute((tx) => insertSession(tx, session));
    return { cookie: `winnow_session=${secret}` };
  }

  close(): Promise<unknown> {
    return this.server.close();
  }
}

/**
 * Inserts a member named after each role, an owner who wrote all other objects, a guest whose membership tests change,
 * and a stranger without memberships.
 */
async function insertTestUsers(store: DatabaseStore): Promise<Map<TestActor | 'owner' | 'guest', number>> {
  const logins = ['owner', 'guest', 'stranger', ...ROLES, 'administrator'] as const;
  const rows = await store.db
    .insertInto('app_user')
    .values(
      logins.map((login) => ({
        login,
        name: login,
        email: `${login}@example.org`,
        avatar_url: null,
        created_at: new Date(0),
        disabled: false,
        placeholder: false,
        site_role: login === 'administrator' ? ('administrator' as const) : ('user' as const),
      })),
    )
    .returning(['id', 'login'])
    .execute();
  return new Map(rows.map(({ id, login }) => [login as (typeof logins)[number], id]));
}

async function insertTestProject(
  store: DatabaseStore,
  projectName: TestProjectName,
  users: ReadonlyMap<TestActor | 'owner' | 'guest', number>,
): Promise<number> {
  const createdAt = new Date(0);
  const projectId = await createProject(store.db, {
    key: TEST_PROJECT_KEYS[projectName],
    name: TEST_PROJECT_KEYS[projectName],
    description: '',
    visibility: TEST_PROJECT_VISIBILITIES[projectName],
    createdAt,
  });
  const member = (login: Role | 'owner', role: Role) => ({
    project_id: projectId,
    user_id: users.get(login)!,
    role: ROLES.indexOf(role),
  });
  const hasMembers = projectName === 'open' || projectName === 'team' || projectName === 'deleted';
  await store.db
    .insertInto('membership')
    .values([member('owner', 'maintainer'), ...(hasMembers ? ROLES.map((role) => member(role, role)) : [])])
    .execute();
  await store.db
    .insertInto('label')
    .values({ project_id: projectId, id: 1, name: 'old', name_key: 'old', color: '#000000', description: '' })
    .execute();
  await store.db
    .insertInto('milestone')
    .values({
      project_id: projectId,
      id: 1,
      title: '1.0',
      title_key: '1.0',
      description: '',
      due_on: null,
      closed_at: null,
      created_at: createdAt,
    })
    .execute();
  await bulkLoadIssues(store, projectId, [
    createNewIssueWithDefaults({
      number: 1,
      title: `${getUniqueProjectTitleWord(projectName)} one`,
      authorId: users.get('owner')!,
      createdAt,
    }),
    createNewIssueWithDefaults({
      number: 2,
      title: `${getUniqueProjectTitleWord(projectName)} two`,
      authorId: users.get('owner')!,
      createdAt,
    }),
  ]);
  if (projectName === 'deleted') await setProjectDeleted(store, projectId, users.get('owner')!);
  return projectId;
}

/** Marks a project as deleted by this user, or restores it if the user is null. */
async function setProjectDeleted(
  { db }: DatabaseStore,
  projectId: number,
  userId: number | null,
): Promise<void> {
  const deletedAt = userId === null ? null : new Date();
  await sql`UPDATE project SET deleted_at = ${deletedAt}::timestamptz, deleted_by_id = ${userId}::int
    WHERE id = ${projectId}`.execute(db);
}
