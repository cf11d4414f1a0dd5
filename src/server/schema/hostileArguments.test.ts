/** Arbitrary argument values never cause an internal error. */
import fc from 'fast-check';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { encodeCursor } from '../domain/base/connection';
import { encodeGlobalId } from '../domain/base/ids';

const GRAPHQL_OPERATIONS_WITH_TEXT_VARIABLE = [
  'query ($text: String!) { project(key: $text) { name } }',
  'query ($text: ID!) { node(id: $text) { id } }',
  'query ($text: String!) { project(key: "NET") { labels(matching: $text) { nodes { id } } } }',
  'query ($text: String!) { project(key: "NET") { milestones(after: $text) { nodes { id } } } }',
  'query ($text: String!) { project(key: "NET") { members(matching: $text, before: $text) { nodes { id } } } }',
  'query ($text: String!) { project(key: "NET") { assignableUsers(matching: $text) { login } people(matching: $text) { login } } }',
  'query ($text: String!) { project(key: "NET") { facetValues(field: AUTHOR, matching: $text) { totalCount } } }',
  'query ($text: String!) { project(key: "NET") { facetValues(field: LABEL, matching: $text) { totalCount } } }',
  'query ($text: String!) { project(key: "NET") { facetValues(field: TYPE, after: $text) { totalCount } } }',
  'query ($text: String!) { project(key: "NET") { issues(query: $text, first: 2) { totalCount nodes { id } problems { message } } } }',
  'query ($text: String!) { project(key: "NET") { issues(first: 2) { nodes { searchSnippet(query: $text) { text } } } } }',
  'query ($text: String!) { project(key: "NET") { issues(after: $text, first: 2) { nodes { id } } } }',
  'query ($text: String!) { project(key: "NET") { issues(snapshot: $text, first: 2) { nodes { id } } } }',
  'query ($text: String!) { search(query: "packet", after: $text) { nodes { id } } }',
  'query ($text: String!) { project(key: "NET") { issue(number: 2) { timeline(after: $text, first: 2) { nodes { __typename } } } } }',
  'query ($text: ID!) { project(key: "NET") { issue(number: 2) { timeline(around: $text, first: 2) { nodes { __typename } } } } }',
  'query ($text: String!) { project(key: "NET") { bulkOperations(after: $text) { nodes { id } } } }',
  'query ($text: String!) { users(matching: $text) { totalCount nodes { email } } }',
  'query ($text: String!) { users(after: $text) { nodes { id } } }',
  'query ($text: String!) { users(last: 2, before: $text) { nodes { id } } }',
  'query ($text: String!) { audit(matching: $text) { totalCount nodes { id } } }',
  'query ($text: String!) { audit(after: $text) { nodes { id } } }',
  ...[
    ['ID', 'setMember(input: { projectId: $text, userId: $text, role: READER })'],
    ['ID', 'revokeInvitation(input: { id: $text })'],
    ['ID', 'revokeSession(input: { id: $text })'],
    ['ID', 'revokeApiToken(input: { id: $text })'],
    ['ID', 'updateUser(input: { id: $text, name: "New" })'],
    ['ID', 'createPasswordLink(input: { userId: $text })'],
    ['String', 'acceptInvitation(input: { secret: $text })'],
    ['String', 'updateProfile(input: { name: $text })'],
    ['String', 'updateProfile(input: { email: $text, avatarUrl: $text })'],
    ['String', 'createApiToken(input: { name: $text, scope: READ })'],
    ['String', 'createUser(input: { login: $text, name: $text, email: $text })'],
    ['String', 'changePassword(input: { current: $text, password: "short" })'],
  ].map(([type, call]) => `mutation ($text: ${type}!) { ${call} { errors { code } } }`),
];

const arbitraryHostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('\0', 'a\0b', '\ud800', "'", '"', '\\', '%', '_', '$1', '--', '(', '[', '😀'),
  fc.integer().map((number) => encodeCursor(Math.abs(number))),
  fc.nat().map((number) => encodeGlobalId('Comment', 1, number)),
  fc.maxSafeNat().map((number) => encodeGlobalId('Labeled', 1, number)),
  fc.maxSafeNat().map((number) => encodeCursor(number % 1e15)),
  fc
    .tuple(
      fc.constantFrom('User', 'Project', 'Account', 'Session', 'ApiToken', 'AuditEntry'),
      fc.maxSafeNat(),
    )
    .map(([type, number]) => encodeGlobalId(type, number % 1e15)),
  fc.maxSafeNat().map((number) => encodeGlobalId('Invitation', 1, number % 1e15)),
  fc.string({ maxLength: 30 }).map((text) => Buffer.from(text).toString('base64url')),
  fc.json({ maxDepth: 1 }).map((text) => Buffer.from(text).toString('base64url')),
);

describeEachDatabaseEngine('hostile arguments', (open) => {
  let test: TestServer;
  beforeAll(async () => {
    test = await openTestServer(open);
    await test.store.db.updateTable('app_user').set({ site_role: 'administrator' }).execute();
  });
  afterAll(() => test.close());

  it('setMember returns NOT_FOUND for invalid logins', async () => {
    const projectId = encodeGlobalId('Project', test.tracker.netId);
    const query = `mutation ($login: String!) {
      setMember(input: { projectId: "${projectId}", login: $login, role: READER }) { errors { code } } }`;
    for (const login of ["'", '😀', 'x'.repeat(10_000)]) {
      const { body } = await test.postAsMaintainer({ query, variables: { login } });
      expect(body).toContain('"code":"NOT_FOUND"');
    }
  });

  it.each(['Sprint 12', '12', 'May', '2025-02-30', '2025-02-30T00:00:00Z', '5 Mar 2025', '03/05/2025'])(
    'does not accept the text %s as a DateTime',
    async (time) => {
      const query = `mutation ($time: DateTime) {
        createMilestone(input: { projectId: "none", title: "M", dueOn: $time }) { errors { code } } }`;
      const { body } = await test.postAsMaintainer({ query, variables: { time } });
      expect(body).toContain('Invalid DateTime');
      const accepted = await test.postAsMaintainer({ query, variables: { time: '2025-03-05' } });
      expect(accepted.body).toContain('"code":"NOT_FOUND"');
    },
  );

  it.each(GRAPHQL_OPERATIONS_WITH_TEXT_VARIABLE)(
    'random texts as arguments cause no internal error in: %s',
    async (query) => {
      await fc.assert(
        fc.asyncProperty(arbitraryHostileText, async (text) => {
          const { body } = await test.postAsMaintainer({ query, variables: { text } });
          expect(body).not.toMatch(/"code":"(INTERNAL|UNAVAILABLE)"/);
        }),
        { numRuns: 40 },
      );
    },
  );
});
