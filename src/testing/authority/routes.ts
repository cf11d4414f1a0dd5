/** Each HTTP route: the status of an anonymous request, and a request that changes data. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { hashPassword } from '../../server/domain/identity/passwords';
import { hashSecret, randomSecret } from '../../server/domain/identity/secrets';
import { REPOSITORY_ISSUE_ROUTE } from '../../server/http/sourceIssueRoutes';
import { createSetupSecret } from '../../server/domain/people/setUpFirstAdministrator';
import { insertImportJob } from '../../server/store/write/importJobs';
import { VIEWER_HTTP_HEADER_NAME } from '../../shared/viewerHeader';
import { SMALL_PICTURES } from '../pictures';
import type { TestServer } from '../testServer';

export interface RouteAccessRule {
  /** Expected status of forms of the type multipart/form-data, which other sites can send; by default 415. */
  multipartStatus?: number;
  /** Expected status of an anonymous request. POST, PUT and PATCH are sent with an empty object. */
  anonymousStatus: number;
  /** Example path of the route. Required if its parameters are restricted to patterns. */
  examplePath?: string;
  /** Whether HTML forms can call the route, because it takes no credentials from the browser. */
  acceptsForms?: boolean;
  /** Makes a valid request that changes data. Absent: no request to this route changes anything. */
  changingRequest?: (test: TestServer) => Promise<DataChangingRequest>;
}

export interface DataChangingRequest {
  /** URL of the request, for routes with parameters. */
  url?: string;
  headers?: Record<string, string>;
  payload?: object | string | Buffer;
}

/** A mutation that is on the allow-list of operations and is sent as by a browser. */
export const VOTE_MUTATION = `mutation Vote($input: SetVoteInput!) { setVote(input: $input) { errors { code } } }`;

const TEST_PASSWORD = 'a fish on a bicycle';
const NEW_TEST_USER = { login: 'newcomer', name: 'New', password: TEST_PASSWORD };
const FUTURE_EXPIRY_TIME = new Date(Date.now() + 3_600_000);

/** Access rules of HTTP routes, by `METHOD path`. */
export const ROUTE_ACCESS_RULES: Readonly<Record<string, RouteAccessRule>> = {
  'GET /healthz': { anonymousStatus: 200 },
  'GET /readyz': { anonymousStatus: 200 },
  'GET /metrics': { anonymousStatus: 200 },
  'POST /session': {
    anonymousStatus: 401,
    changingRequest: async ({ store }) => {
      const password_hash = await hashPassword(TEST_PASSWORD);
      await store.db.updateTable('app_user').set({ password_hash }).where('login', '=', 'mika').execute();
      return { payload: { login: 'mika', password: TEST_PASSWORD } };
    },
  },
  'DELETE /session': {
    anonymousStatus: 204,
    changingRequest: async (test) => ({ headers: await createSessionHeaders(test) }),
  },
  'POST /setup': {
    anonymousStatus: 404,
    changingRequest: async ({ store }) => ({
      payload: { token: await createSetupSecret(store), ...NEW_TEST_USER },
    }),
  },
  'POST /invitation': {
    anonymousStatus: 404,
    changingRequest: async ({ store, tracker }) => {
      const token = randomSecret();
      const invitation = {
        secret_hash: hashSecret(token),
        project_id: tracker.secId,
        role: 0,
        created_by: null,
      };
      await store.db
        .insertInto('invitation')
        .values({ ...invitation, expires_at: FUTURE_EXPIRY_TIME })
        .execute();
      return { payload: { token, ...NEW_TEST_USER, login: 'invited' } };
    },
  },
  'POST /password': {
    anonymousStatus: 404,
    changingRequest: async ({ store, tracker }) => {
      const token = randomSecret();
      const link = {
        secret_hash: hashSecret(token),
        user_id: tracker.users.maintainer,
        expires_at: FUTURE_EXPIRY_TIME,
      };
      await store.db.deleteFrom('password_link').execute();
      await store.db.insertInto('password_link').values(link).execute();
      return { payload: { token, password: TEST_PASSWORD } };
    },
  },
  'POST /graphql': {
    // The HTTP status is 200 although the response contains an error: the operation is not on the allow-list.
    anonymousStatus: 200,
    changingRequest: async (test) => {
      const input = { issueId: encodeGlobalId('Issue', test.tracker.netId, 9), voted: true };
      return {
        headers: await createSessionHeaders(test),
        payload: { documentId: 'vote', variables: { input } },
      };
    },
  },
  'POST /files': {
    anonymousStatus: 415,
    // Forms cannot send the header of the page's user.
    multipartStatus: 403,
    changingRequest: async (test) => ({
      headers: {
        ...(await createSessionHeaders(test)),
        [VIEWER_HTTP_HEADER_NAME]: encodeGlobalId('User', test.tracker.users.mika),
        'content-type': 'multipart/form-data; boundary=frontier',
      },
      payload: [
        '--frontier\r\ncontent-disposition: form-data; name="projectId"\r\n\r\n',
        `${encodeGlobalId('Project', test.tracker.netId)}\r\n`,
        '--frontier\r\ncontent-disposition: form-data; name="file"; filename="trace.txt"\r\n\r\n',
        'a trace\r\n--frontier--\r\n',
      ].join(''),
    }),
  },
  'GET /files/:id/:name': { anonymousStatus: 404 },
  'POST /import/:id/upload': {
    anonymousStatus: 415,
    changingRequest: async (test) => {
      const size = 7;
      const job = { projectId: test.tracker.netId, actorId: null, fileName: 'issues.csv', fileSize: size };
      const { number } = await test.store.db.transaction().execute((tx) => insertImportJob(tx, job));
      return {
        url: `/import/${encodeGlobalId('ImportJob', test.tracker.netId, number)}/upload`,
        // With a session instead of a token: the server records the first use of a token in the background, and the
        // test would take this write for an effect of a rejected request.
        headers: {
          ...(await createSessionHeaders(test, test.tracker.users.maintainer)),
          [VIEWER_HTTP_HEADER_NAME]: encodeGlobalId('User', test.tracker.users.maintainer),
          'content-type': 'application/octet-stream',
        },
        payload: 'x'.repeat(size),
      };
    },
  },
  'POST /pictures': {
    anonymousStatus: 415,
    multipartStatus: 403,
    changingRequest: async (test) => ({
      headers: {
        ...(await createSessionHeaders(test)),
        [VIEWER_HTTP_HEADER_NAME]: encodeGlobalId('User', test.tracker.users.mika),
        'content-type': 'multipart/form-data; boundary=frontier',
      },
      payload: Buffer.concat([
        Buffer.from('--frontier\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n'),
        SMALL_PICTURES['image/png']!,
        Buffer.from('\r\n--frontier--\r\n'),
      ]),
    }),
  },
  // The random id in the address of a picture is known only to those who can see its user.
  'GET /pictures/:id': { anonymousStatus: 404 },
  // A signed token in the path is the only credential: see feeds.test.ts.
  'GET /feeds/:token': { anonymousStatus: 404 },
  // URLs of issues in other trackers: see sourceIssueRoutes.test.ts.
  'GET /browse/:key': { anonymousStatus: 404 },
  'GET /show_bug.cgi': { anonymousStatus: 404 },
  [`GET ${REPOSITORY_ISSUE_ROUTE}`]: { anonymousStatus: 404, examplePath: '/acme/kettle/issues/42' },
  // The request is for a project that does not exist. See exportRoutes.test.ts.
  'GET /export/:project.ndjson': { anonymousStatus: 404 },
  'GET /export/:project.csv': { anonymousStatus: 404 },
  'GET /graphql': { anonymousStatus: 405 },
  'PUT /graphql': { anonymousStatus: 405 },
  'PATCH /graphql': { anonymousStatus: 405 },
  'DELETE /graphql': { anonymousStatus: 405 },
  'OPTIONS /graphql': { anonymousStatus: 405 },
};

/** Additional HTTP routes of a server with OpenID Connect. */
export const OIDC_ROUTE_ACCESS_RULES: typeof ROUTE_ACCESS_RULES = {
  'GET /session/oidc': { anonymousStatus: 303 },
  // A valid OpenID Connect callback signs the user in: see oidc.test.ts.
  'GET /session/oidc/callback': { anonymousStatus: 303 },
};

/** Additional HTTP routes of a server that sends email. A signed token in the path is their only credential. */
export const EMAIL_ROUTE_ACCESS_RULES: typeof ROUTE_ACCESS_RULES = {
  'POST /password/reset': {
    anonymousStatus: 202,
    changingRequest: async () => ({ payload: { login: 'mika' } }),
  },
  'GET /email/unsubscribe/:token': { anonymousStatus: 404 },
  // Accepts no JSON. See unsubscribe.test.ts for valid requests.
  'POST /email/unsubscribe/:token': { anonymousStatus: 415, acceptsForms: true },
};

/** Additional HTTP routes of a server with a built client. */
export const CLIENT_FILE_ROUTE_ACCESS_RULES: typeof ROUTE_ACCESS_RULES = {
  'GET /': { anonymousStatus: 200 },
  'GET /*': { anonymousStatus: 200 },
};

/** Returns the cookie header of a new session of a test user, by default mika. */
async function createSessionHeaders(
  { store, tracker }: TestServer,
  userId = tracker.users.mika,
): Promise<Record<string, string>> {
  const secret = randomSecret();
  const session = { user_id: userId, address: null, user_agent: null };
  await store.db
    .insertInto('session')
    .values({ secret_hash: hashSecret(secret), ...session })
    .execute();
  return { cookie: `winnow_session=${secret}` };
}
