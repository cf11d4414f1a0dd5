/**
 * Invitation links to a project. Anyone with the link can join, any number of times, until it expires or
 * is revoked.
 */
import { INVITATION_TTL, INVITATIONS_MAX } from '../../../shared/limits';
import { ROLES } from '../../../shared/issue';
import { type InvitationRow, readInvitationOf, readInvitations } from '../../store/read/invitations';
import { type ProjectRow, readProjectsById } from '../../store/read/projects';
import { readUsers } from '../../store/read/users';
import { lockProject } from '../../store/changes/projectCounts';
import { incrementAccepted, deleteInvitation, insertInvitation } from '../../store/write/invitations';
import { readRole } from '../../store/write/members';
import type { Transaction } from '../../store/write/transaction';
import { can } from '../access/permissions';
import { readAccountHolder, requireAccountHolder } from '../identity/account';
import { audit, type AuditActor } from '../audit/audit';
import { hashOf, newSecret } from '../identity/secrets';
import { type WithSecret, withSecret } from '../identity/withSecret';
import { projectById, requireProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { actorIn, permissionError } from '../access/Actor';
import { notFound, limitExceeded, RejectedError } from '../base/UserError';
import { lockAsMaintainer, requireMaintainer } from '../writing/requireMaintainer';
import type { ProjectResult } from '../mutations/projects/projects';
import { inProject } from '../writing/targets';
import { type WriteResult, write, type WriteRequest } from '../writing/write';
import { changeRole } from './members';

export interface InvitationResult extends ProjectResult {
  invitationId: number;
}

/** An invitation with its project. */
export interface InvitationOffer {
  invitation: InvitationRow;
  /** Includes the viewer's current role, if any. */
  project: ProjectRow;
}

/** The valid invitations of a project; empty for viewers who may not invite. */
export async function invitationsOf(context: RequestContext, project: ProjectRow): Promise<InvitationRow[]> {
  return can(context.viewer, 'MAINTAIN', { project }) ? readInvitations(context.store.db, project.id) : [];
}

export async function visibleInvitation(
  context: RequestContext,
  projectId: number,
  id: number,
): Promise<InvitationRow | null> {
  const project = await projectById(context, projectId);
  const invitations = project ? await invitationsOf(context, project) : [];
  return invitations.find((invitation) => invitation.id === id) ?? null;
}

/**
 * Finds the invitation of a link, even if the viewer may not see the project yet. Null: invalid or
 * expired.
 */
export async function findInvitation(
  { store, viewer }: RequestContext,
  secret: string,
): Promise<InvitationOffer | null> {
  const invitation = await readInvitationOf(store.db, hashOf(secret));
  const [project] = invitation
    ? await readProjectsById(store.db, [invitation.project_id], viewer?.id ?? null)
    : [];
  return invitation && project ? { invitation, project } : null;
}

/** @param role an index of ROLES */
export function createInvitation(
  context: RequestContext,
  { projectId, role }: { projectId: string; role: number },
  request: WriteRequest,
): Promise<WriteResult<WithSecret<InvitationResult>>> {
  return withSecret((setSecret) =>
    write(context, request, async () => {
      const { project, actor } = await requireMaintainer(context, projectId, 'invite people');
      return async (tx) => {
        await lockAsMaintainer(tx, project.id, actor, 'invite people');
        if ((await readInvitations(tx, project.id)).length >= INVITATIONS_MAX) {
          const message = `A project can have at most ${INVITATIONS_MAX} open invitations. Revoke one first.`;
          throw new RejectedError(limitExceeded('projectId', message, INVITATIONS_MAX));
        }
        const secret = setSecret(newSecret());
        const invitationId = await insertInvitation(tx, {
          secret_hash: hashOf(secret),
          project_id: project.id,
          role,
          created_by: actor.id,
          expires_at: new Date(Date.now() + INVITATION_TTL),
        });
        const details = { role: ROLES[role]! };
        await audit(tx, context, { action: 'invitation_created', subject: project.key, details });
        return { projectId: project.id, invitationId };
      };
    }),
  );
}

export function revokeInvitation(
  context: RequestContext,
  { id }: { id: string },
  request: WriteRequest,
): Promise<WriteResult<InvitationResult>> {
  return write(context, request, async () => {
    const notFoundMessage = 'Invitation not found.';
    const { projectId, id: invitationId } = await inProject(context, id, 'Invitation', 'id', notFoundMessage);
    const project = await requireProject(context, projectId);
    const denied = permissionError(actorIn(context.viewer, project), 'MAINTAIN', 'revoke invitations');
    if (denied) throw new RejectedError(denied);
    return async (tx) => {
      const role = await deleteInvitation(tx, projectId, invitationId);
      if (role === null) throw new RejectedError(notFound('id', notFoundMessage));
      const details = { role: ROLES[role]! };
      await audit(tx, context, { action: 'invitation_revoked', subject: project.key, details });
      return { projectId, invitationId };
    };
  });
}

export function acceptInvitation(
  context: RequestContext,
  { secret }: { secret: string },
  request: WriteRequest,
): Promise<WriteResult<ProjectResult>> {
  return write(context, request, async () => {
    const holder = requireAccountHolder(context);
    return async (tx) => {
      await readAccountHolder(tx, holder);
      return { projectId: await joinByInvitation(tx, { ...context, viewer: holder }, secret) };
    };
  });
}

/**
 * Makes the user a member, or raises their role; never lowers it. Returns the project's id.
 * @throws RejectedError NOT_FOUND for an invalid, expired or revoked invitation
 */
export async function joinByInvitation(
  tx: Transaction,
  actor: AuditActor & { viewer: { id: number } },
  secret: string,
): Promise<number> {
  const { id: userId } = actor.viewer;
  const candidate = await readInvitationOf(tx, hashOf(secret));
  if (candidate) await lockProject(tx, candidate.project_id);
  // Read again under the lock: it may have been revoked meanwhile.
  const invitation = candidate && (await readInvitationOf(tx, hashOf(secret)));
  const [project] = invitation ? await readProjectsById(tx, [invitation.project_id], userId) : [];
  const [user] = await readUsers(tx, [userId]);
  if (!invitation || !project || !user) {
    throw new RejectedError(
      notFound('secret', 'This invitation is invalid or has expired. Ask for a new one.'),
    );
  }
  const previousRole = await readRole(tx, project.id, userId);
  if (previousRole === null || previousRole < invitation.role) {
    await incrementAccepted(tx, invitation.id);
    const details = { role: ROLES[invitation.role]! };
    await audit(tx, actor, { action: 'invitation_accepted', subject: project.key, details });
    await changeRole(tx, actor, project, user, previousRole, invitation.role);
  }
  return project.id;
}
