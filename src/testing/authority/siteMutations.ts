/** Permission rules of the mutations of the viewer's account and of the whole site. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { deleteTestViews, insertSharedView } from './testViews';
import {
  getActorUserId,
  getTestUserId,
  type MutationPermissionRule,
  type MutationTestTarget,
} from './MutationRule';

export const SITE_MUTATION_PERMISSION_RULES: readonly MutationPermissionRule[] = [
  {
    mutation: 'createProject',
    isSiteWide: true,
    needs: 'SIGN_IN',
    input: ({ testServer }) => ({ key: `P${testServer.createUniqueNumber()}`, name: 'New' }),
  },
  {
    mutation: 'restoreProject',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ id: encodeGlobalId('DeletedProject', testServer.projects.deleted) }),
    after: ({ testServer }) => testServer.deleteProject(),
  },
  {
    mutation: 'acceptInvitation',
    isSiteWide: true,
    needs: 'SELF',
    input: async ({ testServer }) => ({ secret: (await testServer.insertTestInvitation('inside')).secret }),
  },
  { mutation: 'updateProfile', isSiteWide: true, needs: 'SELF', input: () => ({ name: 'Another' }) },
  {
    mutation: 'updateNotificationSettings',
    isSiteWide: true,
    needs: 'SELF',
    input: () => ({ email: 'DIGEST', digestHour: 7, timeZone: 'Europe/Berlin' }),
  },
  {
    mutation: 'updateCommandKeys',
    isSiteWide: true,
    needs: 'SELF',
    input: () => ({ changes: [{ command: 'edit.labels', keys: 'q' }] }),
  },
  {
    mutation: 'createSavedView',
    form: 'over all projects',
    isSiteWide: true,
    needs: 'SIGN_IN',
    input: ({ testServer }) => ({ name: `v${testServer.createUniqueNumber()}`, query: '', shared: true }),
    after: deleteTestViews,
  },
  {
    mutation: 'updateSavedView',
    form: 'over all projects',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: async ({ testServer }) => ({ id: await insertSharedView(testServer, null), name: 'Renamed' }),
    after: deleteTestViews,
  },
  {
    mutation: 'deleteSavedView',
    form: 'over all projects',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: async ({ testServer }) => ({ id: await insertSharedView(testServer, null) }),
    after: deleteTestViews,
  },
  {
    mutation: 'restoreSavedView',
    form: 'over all projects',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: async ({ testServer }) => ({ id: await insertSharedView(testServer, null, new Date()) }),
    after: deleteTestViews,
  },
  {
    mutation: 'setSavedViewOrder',
    form: 'over all projects',
    isSiteWide: true,
    needs: 'SIGN_IN',
    input: () => ({ viewIds: [] }),
  },
  // With a wrong password, changing the password is rejected for another reason than permissions.
  {
    mutation: 'changePassword',
    isSiteWide: true,
    needs: 'SELF',
    input: () => ({ current: 'not this one', password: 'correct horse battery' }),
  },
  {
    mutation: 'createApiToken',
    isSiteWide: true,
    needs: 'SELF',
    input: ({ testServer }) => ({ name: `t${testServer.createUniqueNumber()}`, scope: 'READ' }),
  },
  {
    mutation: 'revokeApiToken',
    isSiteWide: true,
    needs: 'SELF',
    input: async (target) => ({ id: encodeGlobalId('ApiToken', await insertActorApiToken(target)) }),
  },
  {
    mutation: 'revokeSession',
    isSiteWide: true,
    needs: 'SELF',
    input: async (target) => ({ id: encodeGlobalId('Session', await insertSession(target)) }),
  },
  {
    mutation: 'updateNotifications',
    isSiteWide: true,
    needs: 'SIGN_IN',
    input: () => ({ all: true, state: 'READ' }),
  },
  {
    mutation: 'undoNotificationUpdate',
    isSiteWide: true,
    needs: 'SIGN_IN',
    input: () => ({ token: '1-00000000-0000-0000-0000-000000000000' }),
  },
  { mutation: 'revokeOtherSessions', isSiteWide: true, needs: 'SELF', input: () => ({}) },
  { mutation: 'resetFeedAddresses', isSiteWide: true, needs: 'SELF', input: () => ({}) },
  {
    mutation: 'createUser',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ login: `user-${testServer.createUniqueNumber()}`, name: 'New' }),
  },
  {
    mutation: 'updateUser',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ id: getTestUserId(testServer, 'guest'), name: 'Guest' }),
  },
  {
    mutation: 'createPasswordLink',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ userId: getTestUserId(testServer, 'guest') }),
  },
  {
    mutation: 'claimPerson',
    isSiteWide: true,
    needs: 'SELF',
    input: async ({ testServer }) => ({
      userId: encodeGlobalId('User', await insertImportedPerson(testServer)),
    }),
  },
  {
    mutation: 'cancelPersonClaim',
    isSiteWide: true,
    needs: 'SELF',
    input: async (target) => ({ id: await insertPersonClaim(target.testServer, getActorUserId(target)) }),
  },
  {
    mutation: 'approvePersonClaim',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: async ({ testServer }) => ({
      id: await insertPersonClaim(testServer, testServer.users.get('guest')!),
    }),
  },
  {
    mutation: 'declinePersonClaim',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: async ({ testServer }) => ({
      id: await insertPersonClaim(testServer, testServer.users.get('guest')!),
    }),
  },
];

/** Inserts a placeholder that everybody can see, because it is listed as a member of the public project. */
async function insertImportedPerson(testServer: MutationTestTarget['testServer']): Promise<number> {
  const { db } = testServer.store;
  const login = `imported-${testServer.createUniqueNumber()}`;
  const { id } = await db
    .insertInto('app_user')
    .values({
      login,
      name: login,
      email: null,
      avatar_url: null,
      site_role: 'user',
      disabled: false,
      placeholder: true,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('membership')
    .values({ project_id: testServer.projects.open, user_id: id, role: 0 })
    .execute();
  return id;
}

/** Inserts an open claim of a user to be a new placeholder, and returns its global id. */
async function insertPersonClaim(
  testServer: MutationTestTarget['testServer'],
  userId: number,
): Promise<string> {
  const placeholder_id = await insertImportedPerson(testServer);
  const { id } = await testServer.store.db
    .insertInto('person_claim')
    .values({ user_id: userId, placeholder_id, system: null, state: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return encodeGlobalId('PersonClaim', id);
}

async function insertSession(target: MutationTestTarget): Promise<number> {
  const row = {
    secret_hash: `s${target.testServer.createUniqueNumber()}`,
    user_id: getActorUserId(target),
    address: null,
    user_agent: null,
  };
  return (
    await target.testServer.store.db
      .insertInto('session')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

async function insertActorApiToken(target: MutationTestTarget): Promise<number> {
  const row = {
    secret_hash: `t${target.testServer.createUniqueNumber()}`,
    user_id: getActorUserId(target),
    name: 'x',
    scope: 0,
    expires_at: null,
  };
  return (
    await target.testServer.store.db
      .insertInto('api_token')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}
