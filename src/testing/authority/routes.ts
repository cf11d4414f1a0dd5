/** Each route of the server: what somebody gets there who has not signed in and knows no secret, and what it changes. */
import { encodeId } from '../../server/domain/base/ids';
import { hashPassword } from '../../server/domain/identity/passwords';
import { hashOf, newSecret } from '../../server/domain/identity/secrets';
import { offerSetup } from '../../server/domain/people/setUp';
import type { TestServer } from '../testServer';

export interface RouteRule {
  /** The status that an outsider's request is answered with; an empty object is sent where a body is. */
  outsider: number;
  /** A request that is carried out, and changes something; absent: whatever is asked, nothing changes. */
  change?: (test: TestServer) => Promise<Change>;
}

export interface Change {
  headers?: Record<string, string>;
  payload?: object;
}

/** An operation of the allow-list, for browsers. */
export const VOTE = `mutation Vote($input: SetVoteInput!) { setVote(input: $input) { errors { code } } }`;

const PASSWORD = 'a fish on a bicycle';
const NEWCOMER = { login: 'newcomer', name: 'New', password: PASSWORD };
const FAR = new Date(Date.now() + 3_600_000);

/** As `METHOD address`. */
export const ROUTES: Readonly<Record<string, RouteRule>> = {
  'GET /healthz': { outsider: 200 },
  'GET /readyz': { outsider: 200 },
  'GET /metrics': { outsider: 200 },
  'POST /session': {
    outsider: 401,
    change: async ({ store }) => {
      const password_hash = await hashPassword(PASSWORD);
      await store.db.updateTable('app_user').set({ password_hash }).where('login', '=', 'mika').execute();
      return { payload: { login: 'mika', password: PASSWORD } };
    },
  },
  'DELETE /session': { outsider: 204, change: async (test) => ({ headers: await sessionOf(test) }) },
  'POST /setup': {
    outsider: 404,
    change: async ({ store }) => ({ payload: { token: await offerSetup(store), ...NEWCOMER } }),
  },
  'POST /invitation': {
    outsider: 404,
    change: async ({ store, tracker }) => {
      const token = newSecret();
      const invitation = { secret_hash: hashOf(token), project_id: tracker.secId, role: 0, created_by: null };
      await store.db
        .insertInto('invitation')
        .values({ ...invitation, expires_at: FAR })
        .execute();
      return { payload: { token, ...NEWCOMER, login: 'invited' } };
    },
  },
  'POST /password': {
    outsider: 404,
    change: async ({ store, tracker }) => {
      const token = newSecret();
      const link = { secret_hash: hashOf(token), user_id: tracker.users.maintainer, expires_at: FAR };
      await store.db.deleteFrom('password_link').execute();
      await store.db.insertInto('password_link').values(link).execute();
      return { payload: { token, password: PASSWORD } };
    },
  },
  'POST /graphql': {
    // With an error: what is asked is on no allow-list.
    outsider: 200,
    change: async (test) => {
      const input = { issueId: encodeId('Issue', test.tracker.netId, 9), voted: true };
      return { headers: await sessionOf(test), payload: { documentId: 'vote', variables: { input } } };
    },
  },
  'GET /graphql': { outsider: 405 },
  'PUT /graphql': { outsider: 405 },
  'PATCH /graphql': { outsider: 405 },
  'DELETE /graphql': { outsider: 405 },
  'OPTIONS /graphql': { outsider: 405 },
};

/** Where signing in with OpenID Connect is configured. */
export const OIDC_ROUTES: typeof ROUTES = {
  'GET /session/oidc': { outsider: 303 },
  // Whoever comes back from the provider is signed in: see oidc.test.ts for what must fit.
  'GET /session/oidc/callback': { outsider: 303 },
};

/** Where there is a built client. */
export const FILE_ROUTES: typeof ROUTES = {
  'GET /': { outsider: 200 },
  'GET /*': { outsider: 200 },
};

/** A browser that somebody has signed in with. */
async function sessionOf({ store, tracker }: TestServer): Promise<Record<string, string>> {
  const secret = newSecret();
  const session = { user_id: tracker.users.mika, address: null, user_agent: null };
  await store.db
    .insertInto('session')
    .values({ secret_hash: hashOf(secret), ...session })
    .execute();
  return { cookie: `winnow_session=${secret}` };
}
