/** Each mutation: what it takes, and how it is asked. */
import { encodeId } from '../../server/domain/base/ids';
import { bulkStateIndex } from '../../shared/bulk';
import { ROLES, type Role } from '../../shared/issue';
import { type Actor, type RequiredPermission, type TestProject, canRead } from './permissionTable';
import type { CreatedIssue, PermissionTestServer } from './PermissionTestServer';

/** Where somebody asks for it, and of what: an issue of the place with a comment, made for this. */
export interface MutationTarget extends CreatedIssue {
  world: PermissionTestServer;
  actor: Actor;
  place: TestProject;
  own: boolean;
}

export interface MutationRule {
  mutation: string;
  /** Which form of it, where forms differ. */
  form?: string;
  needs: RequiredPermission;
  /** Where it is not of a project: it is tried once for each actor. */
  isOfSite?: true;
  /** Whether it counts who wrote what it is done to. */
  knowsOwn?: true;
  input: (target: MutationTarget) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Puts back what others are tried with. */
  after?: (target: MutationTarget) => Promise<void>;
}

const issue = ({ world, place, number }: MutationTarget) => world.idOf('Issue', place, number);
const another = ({ world, place }: MutationTarget) => world.idOf('Issue', place, 1);
const comment = (target: MutationTarget) => target.world.idOf('Comment', target.place, target.comment);
const project = ({ world, place }: MutationTarget) => world.projectId(place);
const user = (world: PermissionTestServer, login: 'owner' | 'guest') =>
  encodeId('User', world.users.get(login)!);
const own = ({ world, actor }: MutationTarget) => world.authorOf(actor, true);

/** An operation of the actor's own, or of somebody else, as it is before it is run. */
async function operation(
  { world, actor, place, ...target }: MutationTarget,
  state: 'previewed' | 'done',
): Promise<string> {
  const [project_id, number] = [world.projects[place], 100_000 + world.nextNumber()];
  await world.store.db
    .insertInto('bulk_operation')
    .values({
      ...{ project_id, number, actor_id: world.authorOf(actor, target.own), state: bulkStateIndex(state) },
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
  return world.idOf('BulkOperation', place, number);
}

const OF_ISSUES: MutationRule[] = [
  { mutation: 'addComment', needs: 'FILE', input: (at) => ({ issueId: issue(at), body: 'Hello' }) },
  { mutation: 'createIssue', needs: 'FILE', input: (at) => ({ projectId: project(at), title: 'New' }) },
  { mutation: 'deleteIssue', needs: 'MAINTAIN', input: (at) => ({ id: issue(at) }) },
  {
    mutation: 'linkIssues',
    needs: 'TRIAGE',
    input: (at) => ({ fromId: issue(at), toId: another(at), kind: 'RELATES' }),
  },
  { mutation: 'purgeText', needs: 'MAINTAIN', input: (at) => ({ issueId: issue(at), text: 'secret' }) },
  {
    mutation: 'setIssueState',
    needs: 'TRIAGE',
    input: (at) => ({ id: issue(at), stateId: at.world.idOf('WorkflowState', at.place, 2) }),
  },
  { mutation: 'setVote', needs: 'VOTE', input: (at) => ({ issueId: issue(at), voted: true }) },
  { mutation: 'setWatch', needs: 'VOTE', input: (at) => ({ issueId: issue(at), watching: true }) },
  {
    mutation: 'unlinkIssues',
    needs: 'TRIAGE',
    input: (at) => ({ fromId: issue(at), toId: another(at), kind: 'RELATES' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its title',
    needs: 'EDIT',
    knowsOwn: true,
    input: (at) => ({ id: issue(at), title: 'Other' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its type',
    needs: 'TRIAGE',
    knowsOwn: true,
    input: (at) => ({ id: issue(at), type: 'FEATURE' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its priority',
    needs: 'TRIAGE',
    input: (at) => ({ id: issue(at), priority: 'HIGH' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its labels',
    needs: 'TRIAGE',
    input: (at) => ({ id: issue(at), addLabelIds: [at.world.idOf('Label', at.place, 1)] }),
  },
  {
    mutation: 'updateIssue',
    form: 'its assignees',
    needs: 'TRIAGE',
    input: (at) => ({ id: issue(at), addAssigneeIds: [user(at.world, 'owner')] }),
  },
  {
    mutation: 'updateIssue',
    form: 'its milestone',
    needs: 'TRIAGE',
    input: (at) => ({ id: issue(at), milestoneId: at.world.idOf('Milestone', at.place, 1) }),
  },
  {
    mutation: 'updateIssue',
    form: 'its parent',
    needs: 'TRIAGE',
    input: (at) => ({ id: issue(at), parentId: another(at) }),
  },
  {
    mutation: 'updateIssue',
    form: 'its due day',
    needs: 'TRIAGE',
    input: (at) => ({ id: issue(at), dueOn: '2030-01-01T00:00:00.000Z' }),
  },
  {
    mutation: 'updateIssue',
    form: 'its lock',
    needs: 'MAINTAIN',
    input: (at) => ({ id: issue(at), locked: true }),
  },
  {
    mutation: 'updateComment',
    needs: 'EDIT',
    knowsOwn: true,
    input: (at) => ({ id: comment(at), body: 'Other' }),
  },
  { mutation: 'deleteComment', needs: 'MAINTAIN', knowsOwn: true, input: (at) => ({ id: comment(at) }) },
  { mutation: 'setCommentHidden', needs: 'MAINTAIN', input: (at) => ({ id: comment(at), hidden: true }) },
];

const OF_BULK: MutationRule[] = [
  {
    mutation: 'bulkUpdateIssues',
    needs: 'BULK',
    input: (at) => ({ projectId: project(at), ids: [issue(at)], change: { priority: 'HIGH' }, dryRun: true }),
  },
  // Of somebody else's, only the preview's maker: tried with one's own alone.
  {
    mutation: 'runBulkOperation',
    needs: 'BULK',
    input: (at) => operation({ ...at, own: true }, 'previewed').then((id) => ({ id })),
  },
  {
    mutation: 'cancelBulkOperation',
    form: 'of others',
    needs: 'MAINTAIN',
    input: (at) => operation({ ...at, own: false }, 'previewed').then((id) => ({ id })),
  },
  {
    mutation: 'undoBulkOperation',
    needs: 'BULK',
    input: (at) => operation(at, 'done').then((id) => ({ id })),
  },
];

const OF_PROJECTS: MutationRule[] = [
  {
    mutation: 'createLabel',
    needs: 'MAINTAIN',
    input: (at) => ({ projectId: project(at), name: `label ${at.world.nextNumber()}` }),
  },
  {
    mutation: 'updateLabel',
    needs: 'MAINTAIN',
    input: (at) => ({ id: at.world.idOf('Label', at.place, 1), description: 'x' }),
  },
  {
    mutation: 'createMilestone',
    needs: 'MAINTAIN',
    input: (at) => ({ projectId: project(at), title: `m ${at.world.nextNumber()}` }),
  },
  {
    mutation: 'updateMilestone',
    needs: 'MAINTAIN',
    input: (at) => ({ id: at.world.idOf('Milestone', at.place, 1), description: 'x' }),
  },
  {
    mutation: 'updateProject',
    needs: 'MAINTAIN',
    input: (at) => ({ id: project(at), description: `x ${at.world.nextNumber()}` }),
  },
  {
    mutation: 'setMember',
    needs: 'MAINTAIN',
    input: (at) => ({ projectId: project(at), login: 'guest', role: 'READER' }),
  },
  { mutation: 'removeMember', needs: 'MAINTAIN', input: removable },
  // To leave. A project keeps its last maintainer, which is refused for another reason than who asks.
  { mutation: 'removeMember', form: 'oneself', needs: 'VOTE', input: belonging, after: belongingAsBefore },
  {
    mutation: 'createInvitation',
    needs: 'MAINTAIN',
    input: (at) => ({ projectId: project(at), role: 'READER' }),
  },
  {
    mutation: 'revokeInvitation',
    needs: 'MAINTAIN',
    input: async (at) => ({
      id: at.world.idOf('Invitation', at.place, (await at.world.createInvitation(at.place)).id),
    }),
  },
];

const OF_SITE: MutationRule[] = [
  {
    mutation: 'createProject',
    isOfSite: true,
    needs: 'SIGN_IN',
    input: ({ world }) => ({ key: `P${world.nextNumber()}`, name: 'New' }),
  },
  {
    mutation: 'acceptInvitation',
    isOfSite: true,
    needs: 'SELF',
    input: async ({ world }) => ({ secret: (await world.createInvitation('inside')).secret }),
  },
  { mutation: 'updateProfile', isOfSite: true, needs: 'SELF', input: () => ({ name: 'Another' }) },
  // The wrong one: what is refused then is the password.
  {
    mutation: 'changePassword',
    isOfSite: true,
    needs: 'SELF',
    input: () => ({ current: 'not this one', password: 'correct horse battery' }),
  },
  {
    mutation: 'createApiToken',
    isOfSite: true,
    needs: 'SELF',
    input: ({ world }) => ({ name: `t${world.nextNumber()}`, scope: 'READ' }),
  },
  {
    mutation: 'revokeApiToken',
    isOfSite: true,
    needs: 'SELF',
    input: async (at) => ({ id: encodeId('ApiToken', await token(at)) }),
  },
  {
    mutation: 'revokeSession',
    isOfSite: true,
    needs: 'SELF',
    input: async (at) => ({ id: encodeId('Session', await session(at)) }),
  },
  { mutation: 'revokeOtherSessions', isOfSite: true, needs: 'SELF', input: () => ({}) },
  {
    mutation: 'createUser',
    isOfSite: true,
    needs: 'ADMINISTER',
    input: ({ world }) => ({ login: `user-${world.nextNumber()}`, name: 'New' }),
  },
  {
    mutation: 'updateUser',
    isOfSite: true,
    needs: 'ADMINISTER',
    input: ({ world }) => ({ id: user(world, 'guest'), name: 'Guest' }),
  },
  {
    mutation: 'createPasswordLink',
    isOfSite: true,
    needs: 'ADMINISTER',
    input: ({ world }) => ({ userId: user(world, 'guest') }),
  },
];

export const MUTATIONS: readonly MutationRule[] = [...OF_ISSUES, ...OF_BULK, ...OF_PROJECTS, ...OF_SITE];

async function removable(at: MutationTarget): Promise<Record<string, unknown>> {
  const userId = at.world.users.get('guest')!;
  await at.world.store.db
    .insertInto('membership')
    .values({ project_id: at.world.projects[at.place], user_id: userId, role: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { projectId: project(at), userId: user(at.world, 'guest') };
}

/** Whoever sees the place belongs to it, at least for this. */
async function belonging(at: MutationTarget): Promise<Record<string, unknown>> {
  if (at.actor !== 'anonymous' && canRead(at.actor, at.place)) await putMember(at, 'reporter');
  return { projectId: project(at), userId: encodeId('User', own(at)) };
}

/** As World has made them. */
async function belongingAsBefore(at: MutationTarget): Promise<void> {
  if (at.actor === 'anonymous') return;
  const role = (at.place === 'open' || at.place === 'team') && ROLES.find((one) => one === at.actor);
  if (role) return putMember(at, role);
  await at.world.store.db
    .deleteFrom('membership')
    .where('project_id', '=', at.world.projects[at.place])
    .where('user_id', '=', own(at))
    .execute();
}

async function putMember(at: MutationTarget, role: Role): Promise<void> {
  await at.world.store.db
    .insertInto('membership')
    .values({ project_id: at.world.projects[at.place], user_id: own(at), role: ROLES.indexOf(role) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function session(at: MutationTarget): Promise<number> {
  const row = { secret_hash: `s${at.world.nextNumber()}`, user_id: own(at), address: null, user_agent: null };
  return (await at.world.store.db.insertInto('session').values(row).returning('id').executeTakeFirstOrThrow())
    .id;
}

async function token(at: MutationTarget): Promise<number> {
  const row = {
    secret_hash: `t${at.world.nextNumber()}`,
    user_id: own(at),
    name: 'x',
    scope: 0,
    expires_at: null,
  };
  return (
    await at.world.store.db.insertInto('api_token').values(row).returning('id').executeTakeFirstOrThrow()
  ).id;
}
