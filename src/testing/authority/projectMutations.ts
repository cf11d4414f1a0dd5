/** Permission rules of the mutations of projects, their labels, milestones, members and invitations. */
import { deleteTestViews, insertSharedView } from './testViews';
import { encodeGlobalId } from '../../server/domain/base/ids';
import { ROLES, type Role } from '../../shared/issue';
import { canReadProject } from './permissionTable';
import {
  getActorUserId,
  getTargetProjectId,
  getTestUserId,
  type MutationPermissionRule,
  type MutationTestTarget,
} from './MutationRule';

export const PROJECT_MUTATION_PERMISSION_RULES: readonly MutationPermissionRule[] = [
  {
    mutation: 'createLabel',
    needs: 'MAINTAIN',
    input: (target) => ({
      projectId: getTargetProjectId(target),
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
    mutation: 'deleteLabel',
    needs: 'MAINTAIN',
    input: async (target) => ({ id: await insertUnusedLabel(target) }),
  },
  {
    mutation: 'mergeLabels',
    needs: 'MAINTAIN',
    input: async (target) => ({
      id: await insertUnusedLabel(target),
      intoId: target.testServer.getGlobalId('Label', target.projectName, 1),
    }),
  },
  {
    mutation: 'updateTriageSettings',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getTargetProjectId(target), informationTemplate: 'Which version?' }),
  },
  {
    mutation: 'createMilestone',
    needs: 'MAINTAIN',
    input: (target) => ({
      projectId: getTargetProjectId(target),
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
    mutation: 'deleteMilestone',
    needs: 'MAINTAIN',
    input: async (target) => ({ id: await insertUnusedMilestone(target) }),
  },
  {
    mutation: 'updateNewAccountRules',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getTargetProjectId(target), accountDays: 3 }),
  },
  {
    mutation: 'setProjectWatchLevel',
    needs: 'VOTE',
    input: (target) => ({ projectId: getTargetProjectId(target), level: 'ALL' }),
  },
  {
    mutation: 'startDuplicateSearch',
    needs: 'TRIAGE',
    input: (target) => ({ projectId: getTargetProjectId(target) }),
  },
  {
    mutation: 'cancelDuplicateSearch',
    needs: 'TRIAGE',
    input: (target) => ({ projectId: getTargetProjectId(target) }),
  },
  {
    mutation: 'createSavedView',
    needs: 'VOTE',
    input: (target) => ({ projectId: getTargetProjectId(target), name: 'Mine', query: 'is:open' }),
    after: deleteTestViews,
  },
  {
    mutation: 'createSavedView',
    form: 'shared',
    needs: 'TRIAGE',
    input: (target) => ({
      projectId: getTargetProjectId(target),
      name: 'Ours',
      query: 'is:open',
      shared: true,
    }),
    after: deleteTestViews,
  },
  {
    mutation: 'updateSavedView',
    needs: 'MAINTAIN',
    input: async (target) => ({
      id: await insertSharedView(target.testServer, target.projectName),
      name: 'Renamed',
    }),
    after: deleteTestViews,
  },
  {
    mutation: 'deleteSavedView',
    needs: 'MAINTAIN',
    input: async (target) => ({ id: await insertSharedView(target.testServer, target.projectName) }),
    after: deleteTestViews,
  },
  {
    mutation: 'restoreSavedView',
    needs: 'MAINTAIN',
    input: async (target) => ({
      id: await insertSharedView(target.testServer, target.projectName, new Date()),
    }),
    after: deleteTestViews,
  },
  {
    mutation: 'setSavedViewOrder',
    needs: 'VOTE',
    input: (target) => ({ projectId: getTargetProjectId(target), viewIds: [] }),
  },
  {
    mutation: 'setDefaultSavedView',
    needs: 'VOTE',
    input: (target) => ({ projectId: getTargetProjectId(target), viewId: null }),
  },
  {
    mutation: 'setDefaultSavedView',
    form: 'for everybody',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getTargetProjectId(target), viewId: null, forProject: true }),
  },
  {
    mutation: 'updateProject',
    needs: 'MAINTAIN',
    input: (target) => ({
      id: getTargetProjectId(target),
      description: `x ${target.testServer.createUniqueNumber()}`,
    }),
  },
  {
    mutation: 'deleteProject',
    needs: 'MAINTAIN',
    input: ({ testServer, projectName }) => ({
      id: testServer.getProjectId(projectName),
      key: testServer.getProjectKey(projectName),
    }),
    after: ({ testServer, projectName }) => testServer.restoreProject(projectName),
  },
  {
    mutation: 'deleteProject',
    form: 'undo of its creation',
    needs: 'MAINTAIN',
    input: ({ testServer, projectName }) => ({
      id: testServer.getProjectId(projectName),
      key: testServer.getProjectKey(projectName),
      undo: true,
    }),
    after: ({ testServer, projectName }) => testServer.restoreProject(projectName),
  },
  {
    mutation: 'setMember',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getTargetProjectId(target), login: 'guest', role: 'READER' }),
  },
  { mutation: 'removeMember', needs: 'MAINTAIN', input: insertGuestMembership },
  // Members can leave a project. Removing the last maintainer is rejected for another reason than
  // permissions.
  {
    mutation: 'removeMember',
    form: 'oneself',
    needs: 'VOTE',
    input: makeActorProjectMember,
    after: restoreActorMembership,
  },
  {
    mutation: 'createInvitation',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: getTargetProjectId(target), role: 'READER' }),
  },
  {
    mutation: 'revokeInvitation',
    needs: 'MAINTAIN',
    input: async (target) => ({
      id: target.testServer.getGlobalId(
        'Invitation',
        target.projectName,
        (await target.testServer.insertTestInvitation(target.projectName)).id,
      ),
    }),
  },
];

async function insertUnusedLabel({ testServer, projectName }: MutationTestTarget): Promise<string> {
  const id = 1000 + testServer.createUniqueNumber();
  const name = `unused ${id}`;
  await testServer.store.db
    .insertInto('label')
    .values({
      project_id: testServer.projects[projectName],
      id,
      name,
      name_key: name,
      color: '#8b949e',
      description: '',
    })
    .execute();
  return testServer.getGlobalId('Label', projectName, id);
}

async function insertUnusedMilestone({ testServer, projectName }: MutationTestTarget): Promise<string> {
  const id = 1000 + testServer.createUniqueNumber();
  const title = `unused ${id}`;
  await testServer.store.db
    .insertInto('milestone')
    .values({
      project_id: testServer.projects[projectName],
      id,
      title,
      title_key: title,
      description: '',
      due_on: null,
      closed_at: null,
      created_at: new Date(),
    })
    .execute();
  return testServer.getGlobalId('Milestone', projectName, id);
}

async function insertGuestMembership(target: MutationTestTarget): Promise<Record<string, unknown>> {
  const guestId = target.testServer.users.get('guest')!;
  await target.testServer.store.db
    .insertInto('membership')
    .values({ project_id: target.testServer.projects[target.projectName], user_id: guestId, role: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { projectId: getTargetProjectId(target), userId: getTestUserId(target.testServer, 'guest') };
}

/** Makes an actor who can read the project a member of it for this test. */
async function makeActorProjectMember(target: MutationTestTarget): Promise<Record<string, unknown>> {
  if (target.actor !== 'anonymous' && canReadProject(target.actor, target.projectName))
    await insertActorMembership(target, 'reporter');
  return { projectId: getTargetProjectId(target), userId: encodeGlobalId('User', getActorUserId(target)) };
}

/** Restores the membership that PermissionTestServer created. */
async function restoreActorMembership(target: MutationTestTarget): Promise<void> {
  if (target.actor === 'anonymous') return;
  const role =
    (target.projectName === 'open' || target.projectName === 'team') &&
    ROLES.find((one) => one === target.actor);
  if (role) return insertActorMembership(target, role);
  await target.testServer.store.db
    .deleteFrom('membership')
    .where('project_id', '=', target.testServer.projects[target.projectName])
    .where('user_id', '=', getActorUserId(target))
    .execute();
}

async function insertActorMembership(target: MutationTestTarget, role: Role): Promise<void> {
  await target.testServer.store.db
    .insertInto('membership')
    .values({
      project_id: target.testServer.projects[target.projectName],
      user_id: getActorUserId(target),
      role: ROLES.indexOf(role),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
