import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type GraphQLResponse,
  buildMutationText,
  openMultiUserTestServer,
  type MultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import { encodeGlobalId } from '../../domain/base/ids';

describeEachDatabaseEngine('the viewer header of a request', (open) => {
  let server: MultiUserTestServer;
  let kim: SignedInTestUser;
  let lee: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    kim = await server.createPerson('kim', { role: 'developer' });
    lee = await server.createPerson('lee', { role: 'developer' });
  });
  afterAll(() => server.close());

  /** Sends a request with Kim’s session from a page that was loaded for the user `page`. */
  const ask = async (page: string, query: string, variables?: object) => {
    const headers = { ...kim.headers, [VIEWER_HTTP_HEADER_NAME]: page };
    const answer = await server.postAnonymously({ query, variables }, headers);
    return { ...answer.json<GraphQLResponse>(), whose: answer.headers[VIEWER_HTTP_HEADER_NAME] };
  };
  const file = (page: string, title: string) =>
    ask(page, buildMutationText('createIssue', 'issue { title author { login } }'), {
      input: { projectId: encodeGlobalId('Project', server.tracker.netId), title },
    });
  const titled = async (title: string) =>
    (await server.store.db.selectFrom('issue').select('number').where('title', '=', title).execute()).length;

  it('allows a mutation of a page that was loaded for the signed-in user', async () => {
    const { data } = await file(kim.id, 'My own');
    expect(data!['payload']).toMatchObject({ issue: { author: { login: 'kim' } }, errors: [] });
  });

  it.each([
    ['another user', () => lee.id],
    ['an anonymous visitor', () => ''],
    ['an invalid id', () => 'x'],
  ])(
    'rejects a mutation of a page loaded for %s and returns the current viewer in the header',
    async (who, page) => {
      const { data, errors, whose } = await file(page(), `Of ${who}`);
      expect(data ?? null).toBeNull();
      expect(errors).toMatchObject([
        {
          message: 'Another user has signed in in this browser.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ]);
      expect(whose).toBe(kim.id);
      expect(await titled(`Of ${who}`)).toBe(0);
    },
  );

  it('allows queries of a page loaded for another user', async () => {
    const { data, whose } = await ask(lee.id, '{ viewer { login } }');
    expect(data).toEqual({ viewer: { login: 'kim' } });
    expect(whose).toBe(kim.id);
  });
});
