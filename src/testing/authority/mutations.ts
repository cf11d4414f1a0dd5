/** Each GraphQL mutation: the permission that it requires, and a valid input. */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { getBulkStateIndex } from '../../shared/bulk';
import { ROLES, type Role } from '../../shared/issue';
import { type TestActor, type RequiredPermission, type TestProject, canReadProject } from './permissionTable';
import type { CreatedIssue, PermissionTestServer } from './PermissionTestServer';

/** The actor who sends a tested mutation, and the issue with a comment that was created for it. */
export interface MutationTarget extends CreatedIssue {
  testServer: PermissionTestServer;
  actor: TestActor;
  projectName: TestProject;
  own: boolean;
}

export interface MutationRule {
  mutation: string;
  /** Name of the tested variant, for mutations whose required permission depends on the input. */
  form?: string;
  needs: RequiredPermission;
  /** Whether the mutation concerns the whole site instead of a project. It is then tested once per actor. */
  isSiteWide?: true;
  /** Whether the author of the changed object has additional permissions. */
  dependsOnAuthor?: true;
  input: (target: MutationTarget) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Restores the data that the mutation has changed, for the next test. */
  after?: (target: MutationTarget) => Promise<void>;
}

const getIssueId = ({ testServer, projectName, number }: MutationTarget) =>
  testServer.getGlobalId('Issue', projectName, number);
const getOtherIssueId = ({ testServer, projectName }: MutationTarget) =>
  testServer.getGlobalId('Issue', projectName, 1);
const getCommentId = (target: MutationTarget) =>
  target.testServer.getGlobalId('Comment', target.projectName, target.comment);
const getProjectId = ({ testServer, projectName }: MutationTarget) => testServer.getProjectId(projectName);
const getUserId = (testServer: PermissionTestServer, login: 'owner' | 'guest') =>
  encodeGlobalId('User', testServer.users.get(login)!);
const getOwnAuthorId = ({ testServer, actor }: MutationTarget) => testServer.getAuthorId(actor, true);

/** Inserts a bulk operation of the actor if `own`, else of the owner, and returns its id. */
async function insertBulkOperation(
  { testServer, actor, projectName, ...target }: MutationTarget,
  state: 'previewed' | 'done',
): Promise<string> {
  const [project_id, number] = [testServer.projects[projectName], 100_000 + testServer.createUniqueNumber()];
  await testServer.store.db
    .insertInto('bulk_operation')
    .values({
      project_id,
      number,
      actor_id: testServer.getAuthorId(actor, target.own),
      state: getBulkStateIndex(state),
      query: null,
      change: JSON.stringify({ priority: 1 }),
      comment: null,
      undo_of: null,
      message: null,
      started_at: null,
      ended_at: null,
      runner: null,
      beat_at: null,
    })
    .execute();
  return testServer.getGlobalId('BulkOperation', projectName, number);
}

const ISSUE_MUTATION_RULES: MutationRule[] = [
  {
    mutation: 'addComment',
    needs: 'FILE',
    input: (target) => ({ issueId: getIssueId(target), body: 'Hello' }),
  },
  {
    mutation: 'createIssue',
    needs: 'FILE',
    input: (target) => ({ projectId: getProjectId(target), title: 'New' }),
  },
  { mutation: 'deleteIssue', needs: 'MAINTAIN', input: (target) => ({ id: getIssueId(target) }) },
  {
    mutation: 'linkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: getIssueId(target), toId: getOtherIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'purgeText',
    needs: 'MAINTAIN',
    input: (target) => ({ issueId: getIssueId(target), text: 'secret' }),
  },
  {
    mutation: 'setIssueState',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getIssueId(target),
      stateId: target.testServer.getGlobalId('WorkflowState', target.projectName, 2),
    }),
  },
  { mutation: 'setVote', needs: 'VOTE', input: (target) => ({ issueId: getIssueId(target), voted: true }) },
  {
    mutation: 'setWatch',
    needs: 'VOTE',
    input: (target) => ({ issueId: getIssueId(target), watching: true }),
  },
  {
    mutation: 'unlinkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: getIssueId(target), toId: getOtherIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its title',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: getIssueId(target), title: 'Other' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its type',
    needs: 'TRIAGE',
    dependsOnAuthor: true,
    input: (target) => ({ id: getIssueId(target), type: 'FEATURE' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its priority',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), priority: 'HIGH' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its labels',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getIssueId(target),
      addLabelIds: [target.testServer.getGlobalId('Label', target.projectName, 1)],
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its assignees',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), addAssigneeIds: [getUserId(target.testServer, 'owner')] }),
  },
  {
    mutation: 'updateIssue',
    form: 'its milestone',
    needs: 'TRIAGE',
    input: (target) => ({
      id: getIssueId(target),
      milestoneId: target.testServer.getGlobalId('Milestone', target.projectName, 1),
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its parent',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), parentId: getOtherIssueId(target) }),
  },
  {
    mutation: 'updateIssue',
    form: 'its due day',
    needs: 'TRIAGE',
    input: (target) => ({ id: getIssueId(target), dueOn: '2030-01-01T00:00:00.000Z' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its lock',
    needs: 'MAINTAIN',
    input: (target) => ({ id: getIssueId(target), locked: true }),
  },
  {
    mutation: 'updateComment',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: getCommentId(target), body: 'Other' }),
  },
  {
    mutation: 'deleteComment',
    needs: 'MAINTAIN',
    dependsOnAuthor: true,
    input: (target) => ({ id: getCommentId(target) }),
  },
  {
    mutation: 'setCommentHidden',
    needs: 'MAINTAIN',
    input: (target) => ({ id: getCommentId(target), hidden: true }),
  },
];

const BULK_MUTATION_RULES: MutationRule[] = [
  {
    mutation: 'bulkUpdateIssues',
    needs: 'BULK',
    input: (target) => ({
      projectId: getProjectId(target),
      ids: [getIssueId(target)],
      change: { priority: 'HIGH' },
      dryRun: true,
    }),
  },
  // Only the user who created a bulk operation's preview can run it.
  {
    mutation: 'runBulkOperation',
    needs: 'BULK',
    input: (target) => insertBulkOperation({ ...target, own: true }, 'previewed').then((id) => ({ id })),
  },
  {
    mutation: 'cancelBulkOperation',
    form: 'of others',
    needs: 'MAINTAIN',
    input: (target) => insertBulkOperation({ ...target, own: false }, 'previewed').then((id) => ({ id })),
  },
  {
    mutation: 'undoBulkOperation',
    needs: 'BULK',
    input: (target) => insertBulkOperation(target, 'done').then((id) => ({ id })),
  },
];

const PROJECT_MUTATION_RULES: MutationRule[] = [
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

const SITE_MUTATION_RULES: MutationRule[] = [
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

export const MUTATION_RULES: readonly MutationRule[] = [
  ...ISSUE_MUTATION_RULES,
  ...BULK_MUTATION_RULES,
  ...PROJECT_MUTATION_RULES,
  ...SITE_MUTATION_RULES,
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
