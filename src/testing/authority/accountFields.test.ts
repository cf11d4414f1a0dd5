/** Permissions to read accounts, private details of users, administration and invitations. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { hashSecret } from '../../server/domain/identity/secrets';
import { describeEachDatabaseEngine } from '../databases';
import {
  canReadProject,
  requestAsEachTestActor,
  isOperationAllowed,
  TEST_PROJECT_NAMES,
  type TestActor,
  type TestProjectName,
} from './permissionTable';
import { PermissionTestServer } from './PermissionTestServer';

const NODE_QUERY = 'query ($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { __typename } }';
const PROJECT_QUERY = `query ($key: String!) { project(key: $key) { id issueCount issues(first: 1) { totalCount } } }`;
const VIEWER_QUERY = '{ viewer { login email } demo site { demo oidc needsSetup demoLogins { login } } }';
const ACCOUNT_QUERY = '{ account { user { login } email sessions { id } tokens { name } } }';
const USERS_QUERY = '{ users(first: 100) { totalCount nodes { login } } }';
const AUDIT_QUERY = '{ audit(first: 10) { nodes { action } } }';
const PERSON_CLAIMS_QUERY = '{ personClaims { totalCount nodes { id } } }';
const DELETED_PROJECTS_QUERY = '{ deletedProjects { totalCount nodes { id key deletedBy { login } } } }';
const COMMENT_COUNT_QUERY = 'query ($key: String!) { project(key: $key) { commentCount } }';
const HEALTH_QUERY = '{ health { version projects { project { key } } jobs { project { key } } } }';
const INVITATIONS_QUERY = 'query ($key: String!) { project(key: $key) { invitations { id role } } }';
const INVITATION_OFFER_QUERY = `query ($secret: String!) { invitation(secret: $secret) {
  projectKey projectName role viewerRole createdBy { login } expiresAt } }`;
const USER_QUERY = 'query ($id: ID!) { node(id: $id) { ... on User { login email lastSeenAt canSignIn } } }';
const TESTED_GRAPHQL_OPERATIONS = [
  NODE_QUERY,
  PROJECT_QUERY,
  VIEWER_QUERY,
  ACCOUNT_QUERY,
  USERS_QUERY,
  AUDIT_QUERY,
  PERSON_CLAIMS_QUERY,
  DELETED_PROJECTS_QUERY,
  COMMENT_COUNT_QUERY,
  HEALTH_QUERY,
  INVITATIONS_QUERY,
  INVITATION_OFFER_QUERY,
  USER_QUERY,
];

describeEachDatabaseEngine('permissions to read accounts, administration and invitations', (open) => {
  let testServer: PermissionTestServer;

  beforeAll(async () => {
    testServer = await PermissionTestServer.openWithTestData(open, TESTED_GRAPHQL_OPERATIONS);
  });
  afterAll(() => testServer.close());

  test('sessions, tokens and accounts of other users are not readable by id', async () => {
    const { db } = testServer.store;
    const userId = testServer.users.get('owner')!;
    const session = await db
      .insertInto('session')
      .values({ secret_hash: 'of the owner', user_id: userId, address: null, user_agent: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await db
      .insertInto('api_token')
      .values({ secret_hash: 'of the owner', user_id: userId, name: 'x', scope: 0, expires_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = await db
      .insertInto('audit_entry')
      .values({
        action: 'signed_in',
        actor_id: userId,
        subject: null,
        details: null,
        address: null,
        user_agent: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const placeholder = await db
      .insertInto('app_user')
      .values({
        login: 'claimed',
        name: 'claimed',
        email: null,
        avatar_url: null,
        site_role: 'user',
        disabled: false,
        placeholder: true,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claim = await db
      .insertInto('person_claim')
      .values({ user_id: userId, placeholder_id: placeholder.id, system: null, state: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = {
      PersonClaim: encodeGlobalId('PersonClaim', claim.id),
      Session: encodeGlobalId('Session', session.id),
      ApiToken: encodeGlobalId('ApiToken', token.id),
      Account: encodeGlobalId('Account', userId),
      AuditEntry: encodeGlobalId('AuditEntry', entry.id),
    };
    for (const [type, id] of Object.entries(ids)) {
      const found = await requestAsEachTestActor(
        async (actor) =>
          (await testServer.sendGraphQLRequest(actor, NODE_QUERY, { id })).data!['node'] !== null,
      );
      expect([type, found]).toEqual([
        type,
        await requestAsEachTestActor(
          (actor) =>
            (type === 'AuditEntry' || type === 'PersonClaim') &&
            isOperationAllowed(actor, 'ADMINISTER', null),
        ),
      ]);
    }
  });

  test('account, user details and administration are readable by their owner and administrators only', async () => {
    const codeOf = async (actor: TestActor, query: string) =>
      (await testServer.sendGraphQLRequest(actor, query)).errors[0]?.extensions.code ?? 'yes';
    const administrators = await requestAsEachTestActor((actor) =>
      isOperationAllowed(actor, 'ADMINISTER', null)
        ? 'yes'
        : actor === 'anonymous'
          ? 'UNAUTHENTICATED'
          : 'FORBIDDEN',
    );
    for (const query of [
      USERS_QUERY,
      AUDIT_QUERY,
      HEALTH_QUERY,
      PERSON_CLAIMS_QUERY,
      DELETED_PROJECTS_QUERY,
    ]) {
      expect(await requestAsEachTestActor((actor) => codeOf(actor, query))).toEqual(administrators);
    }
    const hasAccount = (actor: TestActor) => actor !== 'anonymous' && !actor.startsWith('token');
    expect(
      await requestAsEachTestActor(
        async (actor) =>
          (await testServer.sendGraphQLRequest(actor, ACCOUNT_QUERY)).data!['account'] !== null,
      ),
    ).toEqual(await requestAsEachTestActor(hasAccount));
    const emailOf = async (actor: TestActor, userId: number) => {
      const { data } = await testServer.sendGraphQLRequest(actor, USER_QUERY, {
        id: encodeGlobalId('User', userId),
      });
      const { email, lastSeenAt, canSignIn } = data!['node'] as Record<string, unknown>;
      if (email === null) expect([lastSeenAt, canSignIn]).toEqual([null, false]);
      return email;
    };
    expect(await requestAsEachTestActor((actor) => emailOf(actor, testServer.users.get('owner')!))).toEqual(
      await requestAsEachTestActor((actor) =>
        isOperationAllowed(actor, 'ADMINISTER', null) ? 'owner@example.org' : null,
      ),
    );
    expect(
      await requestAsEachTestActor(
        async (actor) =>
          (
            (await testServer.sendGraphQLRequest(actor, VIEWER_QUERY)).data!['viewer'] as {
              email: string;
            } | null
          )?.email ?? null,
      ),
    ).toEqual(await requestAsEachTestActor((actor) => (hasAccount(actor) ? `${actor}@example.org` : null)));
  });

  test('a deleted project is readable by id only for administrators and the user who deleted it', async () => {
    const id = encodeGlobalId('DeletedProject', testServer.projects.deleted);
    const canRead = async (actor: TestActor, node: string) =>
      (await testServer.sendGraphQLRequest(actor, NODE_QUERY, { id: node })).data!['node'] !== null;
    expect(await requestAsEachTestActor((actor) => canRead(actor, id))).toEqual(
      await requestAsEachTestActor((actor) => isOperationAllowed(actor, 'ADMINISTER', null)),
    );
    // A project that is not deleted cannot be read as a DeletedProject.
    expect(await canRead('administrator', encodeGlobalId('DeletedProject', testServer.projects.open))).toBe(
      false,
    );
  });

  test('the number of comments of a project is counted for maintainers only', async () => {
    const count = async (actor: TestActor) =>
      (
        (await testServer.sendGraphQLRequest(actor, COMMENT_COUNT_QUERY, { key: 'OPEN' })).data![
          'project'
        ] as {
          commentCount: number | null;
        }
      ).commentCount !== null;
    expect(await requestAsEachTestActor(count)).toEqual(
      await requestAsEachTestActor((actor) => isOperationAllowed(actor, 'MAINTAIN', 'open')),
    );
  });

  test('a user is readable by id only for viewers who may read a project of that user, and for administrators', async () => {
    for (const projectName of TEST_PROJECT_NAMES) {
      const [memberId, issueAuthorId, commentAuthorId] = await insertPeopleOfProject(testServer, projectName);
      for (const userId of [memberId, issueAuthorId, commentAuthorId])
        expect(await requestAsEachTestActor((actor) => canReadUser(actor, userId!))).toEqual(
          await requestAsEachTestActor(
            (actor) =>
              canReadProject(actor, projectName) || actor === 'administrator' || actor.startsWith('token'),
          ),
        );
    }
    const [outsiderId] = await insertTestUsers(testServer, 1);
    expect(await requestAsEachTestActor((actor) => canReadUser(actor, outsiderId!))).toEqual(
      await requestAsEachTestActor((actor) => actor === 'administrator' || actor.startsWith('token')),
    );
    expect(await canReadUser('stranger', testServer.users.get('stranger')!)).toBe(true);
  });

  async function canReadUser(actor: TestActor, userId: number): Promise<boolean> {
    const id = encodeGlobalId('User', userId);
    const { data } = await testServer.sendGraphQLRequest(actor, NODE_QUERY, { id });
    const [listed] = data!['nodes'] as unknown[];
    expect(listed === null).toBe(data!['node'] === null);
    return listed !== null;
  }

  test('invitations are readable by maintainers only', async () => {
    await testServer.insertTestInvitation('open');
    const found = await requestAsEachTestActor(async (actor) => {
      const { data } = await testServer.sendGraphQLRequest(actor, INVITATIONS_QUERY, {
        key: testServer.getProjectKey('open'),
      });
      return (data!['project'] as { invitations: unknown[] }).invitations.length > 0;
    });
    expect(found).toEqual(
      await requestAsEachTestActor((actor) => isOperationAllowed(actor, 'MAINTAIN', 'open')),
    );
  });

  test('an invitation offer is readable with a valid secret only', async () => {
    const { id, secret } = await testServer.insertTestInvitation('closed');
    const offered = async (actor: TestActor, tried: string) =>
      (await testServer.sendGraphQLRequest(actor, INVITATION_OFFER_QUERY, { secret: tried })).data![
        'invitation'
      ];
    const offer = {
      projectKey: testServer.getProjectKey('closed'),
      projectName: testServer.getProjectKey('closed'),
      role: 'READER',
      viewerRole: null,
      createdBy: null,
      expiresAt: expect.any(String) as string,
    };
    expect(await requestAsEachTestActor((actor) => offered(actor, secret))).toEqual(
      await requestAsEachTestActor(() => offer),
    );
    // Reading an invitation offer does not grant access to its project.
    const { data } = await testServer.sendGraphQLRequest('stranger', PROJECT_QUERY, {
      key: testServer.getProjectKey('closed'),
    });
    expect(data!['project']).toBeNull();
    await testServer.store.db
      .updateTable('invitation')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    for (const tried of [secret, '', 'made up', String(id), hashSecret(secret)]) {
      expect(await requestAsEachTestActor((actor) => offered(actor, tried))).toEqual(
        await requestAsEachTestActor(() => null),
      );
    }
  });
});

/** Inserts a member, an author of an issue and an author of a comment who are in no other project. */
async function insertPeopleOfProject(
  testServer: PermissionTestServer,
  projectName: TestProjectName,
): Promise<number[]> {
  const [memberId, issueAuthorId, commentAuthorId] = await insertTestUsers(testServer, 3);
  const projectId = testServer.projects[projectName];
  await testServer.store.db
    .insertInto('membership')
    .values({ project_id: projectId, user_id: memberId!, role: 0 })
    .execute();
  const [byAuthor, byOwner] = await testServer.insertTestIssues(projectName, [
    issueAuthorId!,
    testServer.users.get('owner')!,
  ]);
  const changeCommentAuthor = (comment: number, author_id: number) =>
    testServer.store.db
      .updateTable('comment')
      .set({ author_id })
      .where('project_id', '=', projectId)
      .where('id', '=', comment)
      .execute();
  await changeCommentAuthor(byAuthor!.comment, testServer.users.get('owner')!);
  await changeCommentAuthor(byOwner!.comment, commentAuthorId!);
  return [memberId!, issueAuthorId!, commentAuthorId!];
}

async function insertTestUsers(testServer: PermissionTestServer, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, () => ({
    login: `u${testServer.createUniqueNumber()}`,
    name: 'Somebody',
    email: null,
    avatar_url: null,
    created_at: new Date(0),
    disabled: false,
    placeholder: false,
    site_role: 'user' as const,
  }));
  const inserted = await testServer.store.db.insertInto('app_user').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}
