/** Credentials of GraphQL requests: session cookies, API tokens, and anonymous requests. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { waitUntil } from '../../../testing/waitUntil';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../../testing/testServer';
import { PROJECT_CREATION_ATTEMPTS_PER_HOUR_MAX, WRITES_PER_MINUTE_MAX } from '../../../shared/limits';
import { encodeGlobalId } from '../../domain/base/ids';
import { hashSecret } from '../../domain/identity/secrets';

const VIEWER_LOGIN_QUERY = { query: '{ viewer { login } }' };
const CREATE_PROJECT_MUTATION = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { errors { message } } }`;
const SET_VOTE_MUTATION = `mutation ($input: SetVoteInput!) { setVote(input: $input) { errors { code message } } }`;

interface GraphQLResponse {
  data?: { viewer: { login: string } | null; setVote: { errors: { code: string }[] } };
  errors?: { message: string; extensions: { code: string } }[];
}

describeEachDatabaseEngine('credentials of a GraphQL request', (open) => {
  let test: TestServer;
  beforeAll(async () => {
    test = await openTestServer(open, {
      operations: {
        who: 'query Who { viewer { login } }',
        vote: SET_VOTE_MUTATION,
        create: CREATE_PROJECT_MUTATION,
      },
      config: { ...TEST_SERVER_CONFIG, adminWrites: 5 },
    });
  });
  afterAll(() => test.close());

  const answer = async (body: object, headers?: Record<string, string>): Promise<GraphQLResponse> =>
    (await test.postAnonymously(body, headers)).json();
  const codes = ({ errors = [] }: GraphQLResponse) => errors.map(({ extensions }) => extensions.code);
  const vote = (number: number) => ({
    input: { issueId: encodeGlobalId('Issue', test.tracker.netId, number), voted: true },
  });

  /** Inserts a session of a user and returns its cookie header. */
  async function insertSessionAndGetCookieHeader(
    login: 'maintainer' | 'mika',
  ): Promise<Record<string, string>> {
    const secret = `of ${login}`.replace(' ', '-');
    await test.store.db
      .insertInto('session')
      .values({
        secret_hash: hashSecret(secret),
        user_id: test.tracker.users[login],
        address: null,
        user_agent: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { cookie: `winnow_session=${secret}` };
  }

  it('identifies the owner of an API token', async () => {
    expect(
      (await answer(VIEWER_LOGIN_QUERY, await test.createUserAuthorizationHeader('mika', 'read'))).data
        ?.viewer?.login,
    ).toBe('mika');
    expect(
      (await answer({ documentId: 'who' }, await test.createUserAuthorizationHeader('mika'))).data?.viewer
        ?.login,
    ).toBe('mika');
  });

  it('prefers the API token to a session cookie', async () => {
    const both = {
      ...(await insertSessionAndGetCookieHeader('maintainer')),
      ...(await test.createUserAuthorizationHeader('mika')),
    };
    expect((await answer(VIEWER_LOGIN_QUERY, both)).data?.viewer?.login).toBe('mika');
  });

  it.each(['Bearer nonsense', 'Bearer ', 'Basic bWlrYTptaWth', 'winnow_x'])(
    'rejects the authorization header %s with 401',
    async (authorization) => {
      const refused = await test.postAnonymously(VIEWER_LOGIN_QUERY, { authorization });
      expect(refused.statusCode).toBe(401);
      expect(codes(refused.json())).toEqual(['UNAUTHENTICATED']);
    },
  );

  it('rejects an expired API token with 401', async () => {
    const token = await test.createUserAuthorizationHeader('mika');
    const one = test.store.db.updateTable('api_token').where('user_id', '=', test.tracker.users.mika);
    await one.set({ expires_at: new Date(Date.now() + 60_000) }).execute();
    expect((await answer(VIEWER_LOGIN_QUERY, token)).data?.viewer?.login).toBe('mika');
    await one.set({ expires_at: new Date(Date.now() - 1_000) }).execute();
    expect((await test.postAnonymously(VIEWER_LOGIN_QUERY, token)).statusCode).toBe(401);
  });

  it('allows operations outside of the allow-list with an API token only', async () => {
    expect(codes(await answer(VIEWER_LOGIN_QUERY))).toEqual(['OPERATION_NOT_ALLOWED']);
    expect(codes(await answer(VIEWER_LOGIN_QUERY, await insertSessionAndGetCookieHeader('mika')))).toEqual([
      'OPERATION_NOT_ALLOWED',
    ]);
    expect(
      (await answer({ documentId: 'who' }, await insertSessionAndGetCookieHeader('mika'))).data?.viewer
        ?.login,
    ).toBe('mika');
    expect((await answer({ documentId: 'who' })).data?.viewer).toBeNull();
    // The text in `query` is ignored if the request also has a document id.
    expect((await answer({ documentId: 'who', query: '{ __typename }' })).data).toEqual({
      viewer: null,
    });
  });

  it('allows mutations with a token of scope write but not with scope read or anonymously', async () => {
    const body = { query: SET_VOTE_MUTATION, variables: vote(1) };
    const read = await answer(body, await test.createUserAuthorizationHeader('mika', 'read'));
    expect(read.data?.setVote.errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const write = await answer(body, await test.createUserAuthorizationHeader('mika', 'write'));
    expect(write.data?.setVote.errors).toEqual([]);
    const anonymous = await answer({ documentId: 'vote', variables: vote(1) });
    expect(anonymous.data?.setVote.errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('records when a token was last used, at most once a minute', async () => {
    const token = await test.createUserAuthorizationHeader('ada');
    const usedAt = async () =>
      (
        await test.store.db
          .selectFrom('api_token')
          .select('used_at')
          .where('user_id', '=', test.tracker.users.ada)
          .executeTakeFirstOrThrow()
      ).used_at;
    expect(await usedAt()).toBeNull();
    await answer(VIEWER_LOGIN_QUERY, token);
    // The time of last use is written in the background: the response does not wait for it.
    await waitUntil(async () => (await usedAt()) !== null);
    const first = await usedAt();
    await answer(VIEWER_LOGIN_QUERY, token);
    expect(await usedAt()).toEqual(first);
  });

  it('limits mutations per minute, with a separate limit for tokens of scope admin', async () => {
    const many = (count: number) =>
      `mutation ($input: SetVoteInput!) { ${Array.from({ length: count }, (_, n) => `v${n}: setVote(input: $input) { errors { code } }`).join(' ')} }`;
    const admin = await test.createUserAuthorizationHeader('maintainer');
    const variables = vote(2);
    expect(codes(await answer({ query: many(5), variables }, admin))).toEqual([]);
    const refused = await test.postAnonymously({ query: many(1), variables }, admin);
    expect([refused.statusCode, codes(refused.json())]).toEqual([429, ['RATE_LIMITED']]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await answer(VIEWER_LOGIN_QUERY, admin)).data?.viewer?.login).toBe('maintainer');
    // Mutations in fragments are counted too.
    const votes = many(5).slice(many(5).indexOf('{'));
    const spread = `mutation ($input: SetVoteInput!) { ...F ... on Mutation { w: setVote(input: $input) { errors { code } } } }
      fragment F on Mutation ${votes}`;
    expect(
      codes(await answer({ query: spread, variables }, await test.createUserAuthorizationHeader('mika'))),
    ).toEqual(['RATE_LIMITED']);
    const cookie = await insertSessionAndGetCookieHeader('maintainer');
    const mine = (n: number) => ({ documentId: 'vote', variables: vote(n) });
    for (let n = 0; n < WRITES_PER_MINUTE_MAX; n++) await test.postAnonymously(mine(3), cookie);
    expect(codes(await answer(mine(3), cookie))).toEqual(['RATE_LIMITED']);
  });

  it('limits attempts to create a project, also rejected ones', async () => {
    const cookie = await insertSessionAndGetCookieHeader('mika');
    const attempt = { documentId: 'create', variables: { input: { key: 'NET', name: 'Taken' } } };
    for (let n = 0; n < PROJECT_CREATION_ATTEMPTS_PER_HOUR_MAX; n++)
      expect(codes(await answer(attempt, cookie))).toEqual([]);
    const rejected = await test.postAnonymously(attempt, cookie);
    expect([rejected.statusCode, codes(rejected.json())]).toEqual([429, ['RATE_LIMITED']]);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60);
  });
});
