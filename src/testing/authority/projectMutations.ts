/** Permission rules of the mutations of projects, their labels, milestones, members and invitations. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { ROLES, type Role } from '../../shared/issue';
import { canReadProject } from './permissionTable';
import {
  getOwnAuthorId,
  getProjectId,
  getUserId,
  type MutationRule,
  type MutationTarget,
} from './MutationRule';

export const PROJECT_MUTATION_RULES: readonly MutationRule[] = [
  {
    mutation: 'createLabel',
    needs: 'MAINTAIN',
    input: (target) => ({
      projectId: getProjectId(target),
      name: `label ${target.testServer.createUniqueNumber()}`,
    }),
  },
  {
    mutation: 'updateLabel',
    needs: 'MAINTAIN',
    input: (target) => ({
      id: target.testServer.getGlobalId('Label', target.projectName, 1),
      description: 'x',
    }),
  },
  {
    mutation: 'createMilestone',
    needs: 'MAINTAIN',
    input: (target) => ({
      projectId: getProjectId(target),
      title: `m ${target.testServer.createUniqueNumber()}`,
    }),
  },
  {
    mutation: 'updateMilestone',
    needs: 'MAINTAIN',
    input: (target) => ({
      id: target.testServer.getGlobalId('Milestone', target.projectName, 1),
      description: 'x',
    }),
  },
  {
    mutation: 'updateProject',
    needs: 'MAINTAIN',
    input: (target) => ({
      id: getProjectId(target),
      description: `x ${target.testServer.createUniqueNumber()}`,
    }),
  },
  {
    mutation: 'setMember',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getProjectId(target), login: 'guest', role: 'READER' }),
  },
  { mutation: 'removeMember', needs: 'MAINTAIN', input: insertGuestMembership },
  // Members can leave a project. Removing the last maintainer is rejected for another reason than
  // permissions.
  {
    mutation: 'removeMember',
    form: 'oneself',
    needs: 'VOTE',
    input: insertOwnMembership,
    after: restoreMembership,
  },
  {
    mutation: 'createInvitation',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getProjectId(target), role: 'READER' }),
  },
  {
    mutation: 'revokeInvitation',
    needs: 'MAINTAIN',
    input: async (target) => ({
      id: target.testServer.getGlobalId(
        'Invitation',
        target.projectName,
        (await target.testServer.createInvitation(target.projectName)).id,
      ),
    }),
  },
];

async function insertGuestMembership(target: MutationTarget): Promise<Record<string, unknown>> {
  const guestId = target.testServer.users.get('guest')!;
  await target.testServer.store.db
    .insertInto('membership')
    .values({ project_id: target.testServer.projects[target.projectName], user_id: guestId, role: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { projectId: getProjectId(target), userId: getUserId(target.testServer, 'guest') };
}

/** Makes an actor who can read the project a member of it for this test. */
async function insertOwnMembership(target: MutationTarget): Promise<Record<string, unknown>> {
  if (target.actor !== 'anonymous' && canReadProject(target.actor, target.projectName))
    await insertMembership(target, 'reporter');
  return { projectId: getProjectId(target), userId: encodeGlobalId('User', getOwnAuthorId(target)) };
}

/** Restores the membership that PermissionTestServer created. */
async function restoreMembership(target: MutationTarget): Promise<void> {
  if (target.actor === 'anonymous') return;
  const role =
    (target.projectName === 'open' || target.projectName === 'team') &&
    ROLES.find((one) => one === target.actor);
  if (role) return insertMembership(target, role);
  await target.testServer.store.db
    .deleteFrom('membership')
    .where('project_id', '=', target.testServer.projects[target.projectName])
    .where('user_id', '=', getOwnAuthorId(target))
    .execute();
}

async function insertMembership(target: MutationTarget, role: Role): Promise<void> {
  await target.testServer.store.db
    .insertInto('membership')
    .values({
      project_id: target.testServer.projects[target.projectName],
      user_id: getOwnAuthorId(target),
      role: ROLES.indexOf(role),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
