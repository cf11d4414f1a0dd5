/** Texts that PostgreSQL cannot store, at every place where a request contains a text. */
import fc from 'fast-check';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { arbitraryGraphqlOperation, type RandomGraphQLOperation } from '../../testing/fuzz/operations';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { encodeGlobalId } from '../domain/base/ids';
import { RANDOM_SEED } from '../../testing/randomCases';

const UNSTORABLE_CHARACTERS = ['\0', '\ud800', '\udc00', '\udfff\ud800'];

/** Inserts an unstorable character into a random text of a value. The value stays the same if it contains none. */
function corruptText(value: unknown, place: number, character: string): unknown {
  const texts = countTexts(value);
  if (texts === 0) return value;
  let remaining = place % texts;
  return JSON.parse(JSON.stringify(value), (_name, each: unknown) => {
    if (typeof each !== 'string' || remaining-- !== 0) return each;
    const at = place % (each.length + 1);
    return each.slice(0, at) + character + each.slice(at);
  });
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countTexts(each), 0);
}

const arbitraryCorruptedOperation: fc.Arbitrary<RandomGraphQLOperation> = fc
  .tuple(
    fc.oneof(arbitraryGraphqlOperation('mutation'), arbitraryGraphqlOperation('query')),
    fc.nat(),
    fc.constantFrom(...UNSTORABLE_CHARACTERS),
  )
  .map(([{ query, variables }, place, character]) => ({
    query,
    variables: corruptText(variables, place, character) as RandomGraphQLOperation['variables'],
  }));

describeEachDatabaseEngine('texts that cannot be stored', (open) => {
  let test: TestServer;
  beforeAll(async () => {
    test = await openTestServer(open);
    await test.store.db.updateTable('app_user').set({ site_role: 'administrator' }).execute();
  });
  afterAll(() => test.close());

  it('cause no internal error at a random place of a random operation', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCorruptedOperation, async (operation) => {
        const { statusCode, body } = await test.postAsMaintainer(operation);
        expect(statusCode).toBeLessThan(500);
        expect(body).not.toMatch(/"code":"(INTERNAL|UNAVAILABLE)"/);
      }),
      { numRuns: 300, seed: RANDOM_SEED },
    );
  }, 120_000);

  // Placeholder, which is replaced by the id of the project as soon as it is known.
  const projectId = '';
  it.each([
    ['createIssue', 'CreateIssueInput', { projectId, title: 'A' }, ['title']],
    ['createIssue', 'CreateIssueInput', { projectId, title: 'A', body: 'x' }, ['body']],
    ['createIssue', 'CreateIssueInput', { projectId, title: 'A', idempotencyKey: 'k' }, ['idempotencyKey']],
    [
      'createIssue',
      'CreateIssueInput',
      { projectId, title: 'A', clientMutationId: 'k' },
      ['clientMutationId'],
    ],
    ['createIssue', 'CreateIssueInput', { projectId, title: 'A', labelIds: ['x', 'y'] }, ['labelIds', '1']],
    ['setMember', 'SetMemberInput', { projectId, login: 'mika', role: 'READER' }, ['login']],
    ['createUser', 'CreateUserInput', { login: 'mika', name: 'Mika' }, ['login']],
    [
      'createLabel',
      'CreateLabelInput',
      { projectId, name: 'a', color: '#aabbcc', description: 'x' },
      ['description'],
    ],
    ['updateProfile', 'UpdateProfileInput', { email: 'mika@example.org' }, ['email']],
  ] as const)(
    '%s returns VALIDATION_FAILED with the path of the text (%s, %j)',
    async (name, type, input, path) => {
      for (const character of UNSTORABLE_CHARACTERS) {
        const id = encodeGlobalId('Project', test.tracker.netId);
        const changed: Record<string, unknown> = { ...input, ...('projectId' in input && { projectId: id }) };
        const [field, index] = path;
        const value = changed[field];
        changed[field] = Array.isArray(value)
          ? value.map((each: string, at) => (String(at) === index ? each + character : each))
          : `${String(value)}${character}`;
        const { body } = await test.postAsMaintainer({
          query: `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code path } } }`,
          variables: { input: changed },
        });
        expect(JSON.parse(body)).toEqual({
          data: { [name]: { errors: [{ code: 'VALIDATION_FAILED', path }] } },
        });
      }
    },
  );

  it.each([
    ['/session', { login: 'mika', password: 'a long password' }, 'login'],
    ['/session', { login: 'mika', password: 'a long password' }, 'password'],
    ['/setup', { token: 't', login: 'mika', name: 'M', password: 'a long password' }, 'name'],
    ['/invitation', { token: 't', login: 'mika', name: 'M', password: 'a long password' }, 'token'],
    ['/password', { token: 't', password: 'a long password' }, 'token'],
  ])(
    'POST %s returns VALIDATION_FAILED for an invalid character in a field (%j, %s)',
    async (url, fields, field) => {
      for (const character of UNSTORABLE_CHARACTERS) {
        const payload = { ...fields, [field]: `${String(fields[field as keyof typeof fields])}${character}` };
        const { statusCode, body } = await test.server.inject({
          method: 'POST',
          url,
          headers: { host: 'localhost:4000', 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        expect({ statusCode, body: JSON.parse(body) as unknown }).toMatchObject({
          statusCode: 400,
          body: { code: 'VALIDATION_FAILED', path: [field] },
        });
      }
    },
  );

  it.each([
    '/projects/NET/issues?q=%00',
    '/projects/%00/issues',
    '/projects/NET%00/export?format=csv&query=%00',
    '/export/NET%00',
    '/files/1/%00',
    '/source/github/%00/1',
    '/people/%00.atom',
    '/session/oidc?next=%00',
  ])('GET %s causes no internal error', async (url) => {
    const { statusCode } = await test.server.inject({ url, headers: { host: 'localhost:4000' } });
    expect(statusCode).toBeLessThan(500);
  });
});
