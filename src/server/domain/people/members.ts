/**
 * Members of a project and their roles. Maintainers and administrators manage them; every member may
 * leave.
 */
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER, ROLES } from '../../../shared/issue';
import { getLoginNameProblem } from '../../../shared/validation/people';
import type { ProjectRow } from '../../store/read/projects';
import {
  readProjectMember,
  readUsers,
  readUsersByLogin,
  type ProjectMemberRow,
  type UserRow,
} from '../../store/read/users';
import { appendProjectEvents, type ProjectEventToAppend } from '../../store/write/events';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { deleteInvalidInvitations } from '../../store/write/invitations';
import {
  deleteProjectMember,
  hasOtherMaintainer,
  upsertProjectMember,
  readMemberRole,
} from '../../store/write/members';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry, type AuditActor } from '../audit/audit';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, getPermissionError } from '../access/Actor';
import {
  createInvalidFieldError,
  createNotFoundError,
  MutationRejectedError,
  rejectMutationOnErrors,
} from '../base/UserError';
import {
  requireMaintainerWithLock,
  MAINTAINER_ROLE_INDEX,
  requireMaintainer,
} from '../writing/requireMaintainer';
import { requireProjectMutationTarget, decodeUserIds } from '../writing/targets';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { requireEnabledUser } from './requireEnabledUser';

export interface ProjectMemberKey {
  projectId: number;
  userId: number;
}

/** A user, given by either id or login. */
interface UserIdOrLogin {
  userId?: string | null;
  /** The complete login, in lower case. */
  login?: string | null;
}

const MANAGE_MEMBERS_ACTION_NAME = 'manage members';

/**
 * Adds a user to the members of a project, or changes the role of a member.
 * @param role an index of ROLES
 */
export function setMemberRole(
  context: RequestContext,
  { projectId, role, ...named }: UserIdOrLogin & { projectId: string; role: number },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMemberKey>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireMaintainer(context, projectId, MANAGE_MEMBERS_ACTION_NAME);
    const find = createUserFinder(named);
    return async (tx) => {
      await requireMaintainerWithLock(tx, project.id, actor, MANAGE_MEMBERS_ACTION_NAME);
      const user = await find(tx);
      const before = await readMemberRole(tx, project.id, user.id);
      if (before === MAINTAINER_ROLE_INDEX && role !== MAINTAINER_ROLE_INDEX)
        await requireOtherMaintainer(tx, project.id, user, actor, 'role');
      await changeMemberRole(tx, context, project, user, before, role);
      return { projectId: project.id, userId: user.id };
    };
  });
}

/** Removes a member. Members may also remove themselves, whatever their role. */
export function removeMember(
  context: RequestContext,
  { projectId, userId }: { projectId: string; userId: string },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMemberKey>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireProjectMutationTarget(context, projectId);
    const [id] = decodeUserIds([userId], 'userId');
    const isSelf = id === actor.id;
    // Leaving requires only VOTE, a permission that every member has.
    rejectMutationOnErrors(
      isSelf
        ? getPermissionError(actor, 'VOTE', 'leave the project')
        : getPermissionError(actor, 'MAINTAIN', MANAGE_MEMBERS_ACTION_NAME),
    );
    return async (tx) => {
      if (isSelf) await lockProjectCounters(tx, project.id);
      else await requireMaintainerWithLock(tx, project.id, actor, MANAGE_MEMBERS_ACTION_NAME);
      const [user] = await readUsers(tx, [id!]);
      const before = user ? await readMemberRole(tx, project.id, user.id) : null;
      if (!user || before === null) {
        throw new MutationRejectedError(
          createNotFoundError(
            'userId',
            isSelf ? 'You are not a member of the project.' : 'This user is not a member of the project.',
          ),
        );
      }
      if (before === MAINTAINER_ROLE_INDEX)
        await requireOtherMaintainer(tx, project.id, user, actor, 'userId');
      await changeMemberRole(tx, context, project, user, before, null);
      return { projectId: project.id, userId: user.id };
    };
  });
}

/**
 * Sets, changes or removes a member's role, with an audit entry and an event. Live subscribers receive the
 * event like any other change, unless they may no longer see the project.
 * @param tx has locked the project's row
 */
export async function changeMemberRole(
  tx: Transaction,
  auditActor: AuditActor,
  project: { id: number; key: string },
  user: UserRow,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (before === after) return;
  if (after === null) await deleteProjectMember(tx, project.id, user.id);
  else await upsertProjectMember(tx, project.id, user.id, after);
  if (before === MAINTAINER_ROLE_INDEX) await deleteInvalidInvitations(tx, user.id);
  const kind = before === null ? 'member_added' : after === null ? 'member_removed' : 'member_changed';
  const name = (role: number | null) => (role === null ? null : ROLES[role]!);
  const details = { member: user.login, from: name(before), to: name(after) };
  await writeAuditEntry(tx, auditActor, { action: kind, subject: project.key, details });
  const side = (role: number | null) => (role === null ? null : { user: user.id, role });
  const event: ProjectEventToAppend = {
    number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
    kind,
    before: side(before),
    after: side(after),
  };
  await appendProjectEvents(tx, project.id, { actorId: auditActor.viewer?.id ?? null, at: new Date() }, [
    event,
  ]);
}

/** The viewer's own membership; null if they are not a member. */
export async function loadOwnMembership(
  context: RequestContext,
  project: ProjectRow,
): Promise<ProjectMemberRow | null> {
  const { viewer } = context;
  return viewer && project.role !== null
    ? loadProjectMember(context, { projectId: project.id, userId: viewer.id })
    : null;
}

export async function loadProjectMember(
  context: RequestContext,
  { projectId, userId }: ProjectMemberKey,
): Promise<ProjectMemberRow | null> {
  return readProjectMember(context.store.db, projectId, userId);
}

/**
 * Rejects the removal of a project's only maintainer: only administrators could repair a project without one.
 * @throws MutationRejectedError
 */
async function requireOtherMaintainer(
  tx: Transaction,
  projectId: number,
  user: UserRow,
  actor: Actor,
  field: string,
): Promise<void> {
  if (actor.can('ADMINISTER') || (await hasOtherMaintainer(tx, projectId, user.id))) return;
  throw new MutationRejectedError(
    createInvalidFieldError(
      field,
      'A project needs at least one maintainer. Make another member a maintainer first.',
    ),
  );
}

/**
 * Returns a function that reads the referenced user in a transaction. Both functions throw MutationRejectedError if
 * the user does not exist or cannot be a member.
 */
function createUserFinder({ userId, login }: UserIdOrLogin): (tx: Transaction) => Promise<UserRow> {
  if ((userId == null) === (login == null)) {
    throw new MutationRejectedError(createInvalidFieldError('login', 'Use either `login` or `userId`.'));
  }
  const field = login == null ? 'userId' : 'login';
  const [id] = userId == null ? [] : decodeUserIds([userId], field);
  // Only valid logins are looked up: other strings may contain characters that PostgreSQL rejects.
  const logins = [login?.trim() ?? ''].filter((text) => getLoginNameProblem(text) === null);
  return async (tx) => {
    const [user] = id === undefined ? await readUsersByLogin(tx, logins) : await readUsers(tx, [id]);
    return requireEnabledUser(user, field);
  };
}
