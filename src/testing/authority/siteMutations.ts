/** Permission rules of the mutations of the viewer's account and of the whole site. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { getOwnAuthorId, getUserId, type MutationRule, type MutationTarget } from './MutationRule';

export const SITE_MUTATION_RULES: readonly MutationRule[] = [
  {
    mutation: 'createProject',
    isSiteWide: true,
    needs: 'SIGN_IN',
    input: ({ testServer }) => ({ key: `P${testServer.createUniqueNumber()}`, name: 'New' }),
  },
  {
    mutation: 'acceptInvitation',
    isSiteWide: true,
    needs: 'SELF',
    input: async ({ testServer }) => ({ secret: (await testServer.createInvitation('inside')).secret }),
  },
  { mutation: 'updateProfile', isSiteWide: true, needs: 'SELF', input: () => ({ name: 'Another' }) },
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
    input: async (target) => ({ id: encodeGlobalId('ApiToken', await insertToken(target)) }),
  },
  {
    mutation: 'revokeSession',
    isSiteWide: true,
    needs: 'SELF',
    input: async (target) => ({ id: encodeGlobalId('Session', await insertSession(target)) }),
  },
  { mutation: 'revokeOtherSessions', isSiteWide: true, needs: 'SELF', input: () => ({}) },
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
    input: ({ testServer }) => ({ id: getUserId(testServer, 'guest'), name: 'Guest' }),
  },
  {
    mutation: 'createPasswordLink',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ userId: getUserId(testServer, 'guest') }),
  },
];

async function insertSession(target: MutationTarget): Promise<number> {
  const row = {
    secret_hash: `s${target.testServer.createUniqueNumber()}`,
    user_id: getOwnAuthorId(target),
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

async function insertToken(target: MutationTarget): Promise<number> {
  const row = {
    secret_hash: `t${target.testServer.createUniqueNumber()}`,
    user_id: getOwnAuthorId(target),
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
