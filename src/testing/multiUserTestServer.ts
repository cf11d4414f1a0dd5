/** A test server with the small tracker, and clients for users with different roles and credentials. */
import { ROLES, type Role } from '../shared/issue';
import type { TokenScope } from '../shared/permissions';
import { hashSecret, randomSecret } from '../server/domain/identity/secrets';
import { encodeGlobalId } from '../server/domain/base/ids';
import type { HttpServerOptions } from '../server/http/server';
import { insertSession } from '../server/store/write/sessions';
import type { OpenTestStoreCallback } from './databases';
import { insertTestApiToken } from './testToken';
import { openTestServer, type TestServer } from './testServer';

export interface TestApiClient {
  /** Sends a query and returns the whole response. */
  sendQuery(query: string, variables?: Record<string, unknown>): Promise<GraphQLResponse>;
  /** Runs a mutation and returns its payload; `fields` are selected in addition to the errors. */
  mutate(name: string, input: Record<string, unknown>, fields?: string): Promise<TestMutationPayload>;
}

export interface SignedInTestUser extends TestApiClient {
  userId: number;
  /** Global id of the user. */
  id: string;
  headers: Record<string, string>;
  /** Returns a client of the same user with an API token of another scope. */
  createClientWithScope(scope: TokenScope): Promise<TestApiClient>;
}

export interface GraphQLResponse {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}
export type TestMutationPayload = Record<string, unknown> & { errors: Record<string, unknown>[] };

export interface MultiUserTestServer extends TestServer {
  /** Creates a user, with a role in the project NET if one is given. */
  createPerson(login: string, as?: { role?: Role; administrator?: boolean }): Promise<SignedInTestUser>;
  /** Headers of a new browser session of the user, and the session's id. */
  createSession(person: SignedInTestUser): Promise<{ headers: Record<string, string>; session: number }>;
  /** Returns the audit log's entries since the last call, in order. */
  readNewAuditEntries(): Promise<
    { action: string; subject: string | null; details: unknown; actor_id: number | null }[]
  >;
}

export async function openMultiUserTestServer(
  open: OpenTestStoreCallback,
  options: Partial<HttpServerOptions> = {},
): Promise<MultiUserTestServer> {
  const test = await openTestServer(open, options);
  const { store, tracker } = test;
  const createClient = (headers: Record<string, string>): TestApiClient => {
    const ask: TestApiClient['sendQuery'] = async (query, variables) =>
      (await test.postAnonymously({ query, variables }, headers)).json<GraphQLResponse>();
    return {
      sendQuery: ask,
      mutate: async (name, input, fields = '') => {
        const { data, errors } = await ask(buildMutationText(name, fields), { input });
        if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
        return data!['payload'] as TestMutationPayload;
      },
    };
  };
  const bearer = async (userId: number, scope: TokenScope) => ({
    authorization: `Bearer ${await insertTestApiToken(store, userId, scope)}`,
  });
  let seen = 0;
  return {
    ...test,
    async createPerson(login, { role, administrator = false } = {}) {
      const { id: userId } = await store.db
        .insertInto('app_user')
        .values({
          login,
          name: login.toUpperCase(),
          email: `${login}@example.org`,
          avatar_url: null,
          disabled: false,
          placeholder: false,
          created_at: new Date(),
          password_hash: null,
          site_role: administrator ? 'administrator' : 'user',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (role) {
        const member = { project_id: tracker.netId, user_id: userId, role: ROLES.indexOf(role) };
        await store.db.insertInto('membership').values(member).execute();
      }
      const headers = await bearer(userId, 'admin');
      return {
        userId,
        headers,
        id: encodeGlobalId('User', userId),
        ...createClient(headers),
        createClientWithScope: async (scope) => createClient(await bearer(userId, scope)),
      };
    },
    async createSession({ userId }) {
      const secret = randomSecret();
      const origin = { address: '192.0.2.7', userAgent: 'Firefox' };
      const session = await store.db
        .transaction()
        .execute((tx) => insertSession(tx, { secretHash: hashSecret(secret), userId, ...origin }));
      return { headers: { cookie: `winnow_session=${secret}` }, session };
    },
    async readNewAuditEntries() {
      const entries = await store.db
        .selectFrom('audit_entry')
        .select(['id', 'action', 'subject', 'details', 'actor_id'])
        .where('id', '>', seen)
        .orderBy('id')
        .execute();
      seen = entries.at(-1)?.id ?? seen;
      return entries.map(({ id: _, ...entry }) => entry);
    },
  };
}

/** Builds a mutation with the variable `input` and the alias `payload`. */
export function buildMutationText(name: string, fields = ''): string {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  return `mutation ($input: ${type}) { payload: ${name}(input: $input) {
    ${fields} errors { __typename code message path ... on AccessError { requires } ... on LimitError { limit } } } }`;
}
