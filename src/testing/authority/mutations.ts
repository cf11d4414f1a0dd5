/** Each GraphQL mutation: the permission that it requires, and a valid input. */
import { encodeId } from '../../server/domain/base/ids';
import { bulkStateIndex } from '../../shared/bulk';
import { ROLES, type Role } from '../../shared/issue';
import { type TestActor, type RequiredPermission, type TestProject, canRead } from './permissionTable';
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

const issueId = ({ testServer, projectName, number }: MutationTarget) =>
  testServer.idOf('Issue', projectName, number);
const otherIssueId = ({ testServer, projectName }: MutationTarget) =>
  testServer.idOf('Issue', projectName, 1);
const commentId = (target: MutationTarget) =>
  target.testServer.idOf('Comment', target.projectName, target.comment);
const projectId = ({ testServer, projectName }: MutationTarget) => testServer.projectId(projectName);
const userId = (testServer: PermissionTestServer, login: 'owner' | 'guest') =>
  encodeId('User', testServer.users.get(login)!);
const ownAuthorId = ({ testServer, actor }: MutationTarget) => testServer.authorOf(actor, true);

/** Inserts a bulk operation of the actor if `own`, else of the owner, and returns its id. */
async function insertBulkOperation(
  { testServer, actor, projectName, ...target }: MutationTarget,
  state: 'previewed' | 'done',
): Promise<string> {
  const [project_id, number] = [testServer.projects[projectName], 100_000 + testServer.nextNumber()];
  await testServer.store.db
    .insertInto('bulk_operation')
    .values({
      ...{
        project_id,
        number,
        actor_id: testServer.authorOf(actor, target.own),
        state: bulkStateIndex(state),
      },
      ...{
        query: null,
        change: JSON.stringify({ priority: 1 }),
        comment: null,
        undo_of: null,
        message: null,
      },
      ...{ started_at: null, ended_at: null, runner: null, beat_at: null },
    })
    .execute();
  return testServer.idOf('BulkOperation', projectName, number);
}

const ISSUE_MUTATIONS: MutationRule[] = [
  { mutation: 'addComment', needs: 'FILE', input: (target) => ({ issueId: issueId(target), body: 'Hello' }) },
  {
    mutation: 'createIssue',
    needs: 'FILE',
    input: (target) => ({ projectId: projectId(target), title: 'New' }),
  },
  { mutation: 'deleteIssue', needs: 'MAINTAIN', input: (target) => ({ id: issueId(target) }) },
  {
    mutation: 'linkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: issueId(target), toId: otherIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'purgeText',
    needs: 'MAINTAIN',
    input: (target) => ({ issueId: issueId(target), text: 'secret' }),
  },
  {
    mutation: 'setIssueState',
    needs: 'TRIAGE',
    input: (target) => ({
      id: issueId(target),
      stateId: target.testServer.idOf('WorkflowState', target.projectName, 2),
    }),
  },
  { mutation: 'setVote', needs: 'VOTE', input: (target) => ({ issueId: issueId(target), voted: true }) },
  { mutation: 'setWatch', needs: 'VOTE', input: (target) => ({ issueId: issueId(target), watching: true }) },
  {
    mutation: 'unlinkIssues',
    needs: 'TRIAGE',
    input: (target) => ({ fromId: issueId(target), toId: otherIssueId(target), kind: 'RELATES' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its title',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: issueId(target), title: 'Other' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its type',
    needs: 'TRIAGE',
    dependsOnAuthor: true,
    input: (target) => ({ id: issueId(target), type: 'FEATURE' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its priority',
    needs: 'TRIAGE',
    input: (target) => ({ id: issueId(target), priority: 'HIGH' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its labels',
    needs: 'TRIAGE',
    input: (target) => ({
      id: issueId(target),
      addLabelIds: [target.testServer.idOf('Label', target.projectName, 1)],
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its assignees',
    needs: 'TRIAGE',
    input: (target) => ({ id: issueId(target), addAssigneeIds: [userId(target.testServer, 'owner')] }),
  },
  {
    mutation: 'updateIssue',
    form: 'its milestone',
    needs: 'TRIAGE',
    input: (target) => ({
      id: issueId(target),
      milestoneId: target.testServer.idOf('Milestone', target.projectName, 1),
    }),
  },
  {
    mutation: 'updateIssue',
    form: 'its parent',
    needs: 'TRIAGE',
    input: (target) => ({ id: issueId(target), parentId: otherIssueId(target) }),
  },
  {
    mutation: 'updateIssue',
    form: 'its due day',
    needs: 'TRIAGE',
    input: (target) => ({ id: issueId(target), dueOn: '2030-01-01T00:00:00.000Z' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its lock',
    needs: 'MAINTAIN',
    input: (target) => ({ id: issueId(target), locked: true }),
  },
  {
    mutation: 'updateComment',
    needs: 'EDIT',
    dependsOnAuthor: true,
    input: (target) => ({ id: commentId(target), body: 'Other' }),
  },
  {
    mutation: 'deleteComment',
    needs: 'MAINTAIN',
    dependsOnAuthor: true,
    input: (target) => ({ id: commentId(target) }),
  },
  {
    mutation: 'setCommentHidden',
    needs: 'MAINTAIN',
    input: (target) => ({ id: commentId(target), hidden: true }),
  },
];

const BULK_MUTATIONS: MutationRule[] = [
  {
    mutation: 'bulkUpdateIssues',
    needs: 'BULK',
    input: (target) => ({
      projectId: projectId(target),
      ids: [issueId(target)],
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

const PROJECT_MUTATIONS: MutationRule[] = [
  {
    mutation: 'createLabel',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: projectId(target), name: `label ${target.testServer.nextNumber()}` }),
  },
  {
    mutation: 'updateLabel',
    needs: 'MAINTAIN',
    input: (target) => ({ id: target.testServer.idOf('Label', target.projectName, 1), description: 'x' }),
  },
  {
    mutation: 'createMilestone',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: projectId(target), title: `m ${target.testServer.nextNumber()}` }),
  },
  {
    mutation: 'updateMilestone',
    needs: 'MAINTAIN',
    input: (target) => ({ id: target.testServer.idOf('Milestone', target.projectName, 1), description: 'x' }),
  },
  {
    mutation: 'updateProject',
    needs: 'MAINTAIN',
    input: (target) => ({ id: projectId(target), description: `x ${target.testServer.nextNumber()}` }),
  },
  {
    mutation: 'setMember',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: projectId(target), login: 'guest', role: 'READER' }),
  },
  { mutation: 'removeMember', needs: 'MAINTAIN', input: guestMembership },
  // Members can leave a project. Removing the last maintainer is rejected for another reason than
  // permissions.
  {
    mutation: 'removeMember',
    form: 'oneself',
    needs: 'VOTE',
    input: ownMembership,
    after: restoreMembership,
  },
  {
    mutation: 'createInvitation',
    needs: 'MAINTAIN',
    input: (target) => ({ projectId: projectId(target), role: 'READER' }),
  },
  {
    mutation: 'revokeInvitation',
    needs: 'MAINTAIN',
    input: async (target) => ({
      id: target.testServer.idOf(
        'Invitation',
        target.projectName,
        (await target.testServer.createInvitation(target.projectName)).id,
      ),
    }),
  },
];

const SITE_MUTATIONS: MutationRule[] = [
  {
    mutation: 'createProject',
    isSiteWide: true,
    needs: 'SIGN_IN',
    input: ({ testServer }) => ({ key: `P${testServer.nextNumber()}`, name: 'New' }),
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
    input: ({ testServer }) => ({ name: `t${testServer.nextNumber()}`, scope: 'READ' }),
  },
  {
    mutation: 'revokeApiToken',
    isSiteWide: true,
    needs: 'SELF',
    input: async (target) => ({ id: encodeId('ApiToken', await insertToken(target)) }),
  },
  {
    mutation: 'revokeSession',
    isSiteWide: true,
    needs: 'SELF',
    input: async (target) => ({ id: encodeId('Session', await insertSession(target)) }),
  },
  { mutation: 'revokeOtherSessions', isSiteWide: true, needs: 'SELF', input: () => ({}) },
  {
    mutation: 'createUser',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ login: `user-${testServer.nextNumber()}`, name: 'New' }),
  },
  {
    mutation: 'updateUser',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ id: userId(testServer, 'guest'), name: 'Guest' }),
  },
  {
    mutation: 'createPasswordLink',
    isSiteWide: true,
    needs: 'ADMINISTER',
    input: ({ testServer }) => ({ userId: userId(testServer, 'guest') }),
  },
];

export const MUTATION_RULES: readonly MutationRule[] = [
  ...ISSUE_MUTATIONS,
  ...BULK_MUTATIONS,
  ...PROJECT_MUTATIONS,
  ...SITE_MUTATIONS,
];

async function guestMembership(target: MutationTarget): Promise<Record<string, unknown>> {
  const guestId = target.testServer.users.get('guest')!;
  await target.testServer.store.db
    .insertInto('membership')
    .values({ project_id: target.testServer.projects[target.projectName], user_id: guestId, role: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { projectId: projectId(target), userId: userId(target.testServer, 'guest') };
}

/** Makes an actor who can read the project a member of it for this test. */
async function ownMembership(target: MutationTarget): Promise<Record<string, unknown>> {
  if (target.actor !== 'anonymous' && canRead(target.actor, target.projectName))
    await putMember(target, 'reporter');
  return { projectId: projectId(target), userId: encodeId('User', ownAuthorId(target)) };
}

/** Restores the membership that PermissionTestServer created. */
async function restoreMembership(target: MutationTarget): Promise<void> {
  if (target.actor === 'anonymous') return;
  const role =
    (target.projectName === 'open' || target.projectName === 'team') &&
    ROLES.find((one) => one === target.actor);
  if (role) return putMember(target, role);
  await target.testServer.store.db
    .deleteFrom('membership')
    .where('project_id', '=', target.testServer.projects[target.projectName])
    .where('user_id', '=', ownAuthorId(target))
    .execute();
}

async function putMember(target: MutationTarget, role: Role): Promise<void> {
  await target.testServer.store.db
    .insertInto('membership')
    .values({
      project_id: target.testServer.projects[target.projectName],
      user_id: ownAuthorId(target),
      role: ROLES.indexOf(role),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertSession(target: MutationTarget): Promise<number> {
  const row = {
    secret_hash: `s${target.testServer.nextNumber()}`,
    user_id: ownAuthorId(target),
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
    secret_hash: `t${target.testServer.nextNumber()}`,
    user_id: ownAuthorId(target),
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
