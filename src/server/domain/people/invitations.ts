/**
 * Invitation links to a project. Anyone with the link can join, any number of times, until it expires or
 * is revoked.
 */
import { getEmailKindCode, isMailAddress } from '../../../shared/email';
import {
  INVITATION_EMAILS_PER_HOUR_MAX,
  INVITATION_TTL_MS,
  INVITATIONS_PER_PROJECT_MAX,
} from '../../../shared/limits';
import { ROLES } from '../../../shared/issue';
import { getEmailProblem } from '../../../shared/validation/people';
import { type InvitationRow, readInvitationBySecret, readInvitations } from '../../store/read/invitations';
import { type ProjectRow, readProjectsById } from '../../store/read/projects';
import { readUsers } from '../../store/read/users';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import {
  incrementInvitationAcceptances,
  deleteInvitation,
  insertInvitation,
} from '../../store/write/invitations';
import { countRecentEmails, insertEmail } from '../../store/write/emailOutbox';
import { readMemberRole } from '../../store/write/members';
import type { Transaction } from '../../store/write/transaction';
import { hasPermission } from '../access/permissions';
import { readEnabledViewerUserRow, requireViewerWhoCanChangeOwnAccount } from '../identity/account';
import { writeAuditEntry, type AuditActor } from '../audit/audit';
import { encryptValue } from '../identity/encryptValue';
import { hashSecret, randomSecret } from '../identity/secrets';
import {
  type ResultWithOneTimeSecret,
  omitSecretFromStoredResult,
} from '../identity/omitSecretFromStoredResult';
import { loadProjectById, requireVisibleProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { createActor, getPermissionError } from '../access/Actor';
import {
  createNotFoundError,
  createLimitExceededError,
  MutationRejectedError,
  rejectInvalidFields,
  rejectMutationOnErrors,
} from '../base/UserError';
import { requireMaintainerWithLock, requireMaintainer } from '../writing/requireMaintainer';
import type { ProjectMutationResult } from '../mutations/projects/projects';
import { decodeProjectObjectId } from '../writing/targets';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { changeMemberRole } from './members';

export interface InvitationMutationResult extends ProjectMutationResult {
  invitationId: number;
}

/** Data of an invitation email. Stored encrypted, because it contains the secret of the link. */
export interface InvitationEmailPayload {
  address: string;
  secret: string;
}
export const INVITATION_EMAIL_PURPOSE = 'email invitation';

/** An invitation with its project. */
export interface InvitationWithProject {
  invitation: InvitationRow;
  /** The project, with the viewer's current role if they have one. */
  project: ProjectRow;
}

/** The valid invitations of a project; empty for viewers who may not invite. */
export async function loadInvitations(
  context: RequestContext,
  project: ProjectRow,
): Promise<InvitationRow[]> {
  return hasPermission(context.viewer, 'MAINTAIN', { project })
    ? readInvitations(context.store.db, project.id)
    : [];
}

export async function loadVisibleInvitation(
  context: RequestContext,
  projectId: number,
  id: number,
): Promise<InvitationRow | null> {
  const project = await loadProjectById(context, projectId);
  const invitations = project ? await loadInvitations(context, project) : [];
  return invitations.find((invitation) => invitation.id === id) ?? null;
}

/** Finds the invitation of a link, even if the viewer may not see the project yet. Null: invalid or expired. */
export async function findInvitationBySecret(
  { store, viewer }: RequestContext,
  secret: string,
): Promise<InvitationWithProject | null> {
  const invitation = await readInvitationBySecret(store.db, hashSecret(secret));
  const [project] = invitation
    ? await readProjectsById(store.db, [invitation.project_id], viewer?.id ?? null)
    : [];
  return invitation && project ? { invitation, project } : null;
}

/**
 * Creates an invitation link.
 * @param role the role that invited users get, an index of ROLES
 * @param email address to which the link is sent; absent: no email is sent
 */
export async function createInvitation(
  context: RequestContext,
  { projectId, role, email }: { projectId: string; role: number; email?: string | null },
  request: MutationRequest,
): Promise<MutationWriteResult<ResultWithOneTimeSecret<InvitationMutationResult>>> {
  const address = email?.trim() ?? '';
  const written = await omitSecretFromStoredResult((setSecret) =>
    runMutationInTransaction(context, request, async () => {
      const { project, actor } = await requireMaintainer(context, projectId, 'invite people');
      rejectInvalidFields([['email', address === '' ? null : getInvitationAddressProblem(context, address)]]);
      return async (tx) => {
        await requireMaintainerWithLock(tx, project.id, actor, 'invite people');
        if ((await readInvitations(tx, project.id)).length >= INVITATIONS_PER_PROJECT_MAX) {
          const message = `A project can have at most ${INVITATIONS_PER_PROJECT_MAX} open invitations. Revoke one first.`;
          throw new MutationRejectedError(
            createLimitExceededError('projectId', message, INVITATIONS_PER_PROJECT_MAX),
          );
        }
        const secret = setSecret(randomSecret());
        const invitationId = await insertInvitation(tx, {
          secret_hash: hashSecret(secret),
          project_id: project.id,
          role,
          created_by: actor.id,
          expires_at: new Date(Date.now() + INVITATION_TTL_MS),
        });
        if (address !== '')
          await queueInvitationEmail(tx, context, {
            projectId: project.id,
            userId: context.viewer!.id,
            address,
            secret,
          });
        const details = { role: ROLES[role]!, ...(address !== '' && { email: address }) };
        await writeAuditEntry(tx, context, { action: 'invitation_created', subject: project.key, details });
        return { projectId: project.id, invitationId };
      };
    }),
  );
  if (address !== '') context.email?.announce();
  return written;
}

function getInvitationAddressProblem(context: RequestContext, address: string): string | null {
  if (!context.email)
    return 'This server cannot send email. Leave the field empty and send the link yourself.';
  return getEmailProblem(address) ?? (isMailAddress(address) ? null : 'Enter a valid email address.');
}

/** @throws MutationRejectedError LIMIT_EXCEEDED if the user has sent too many */
async function queueInvitationEmail(
  tx: Transaction,
  { email }: RequestContext,
  { projectId, userId, ...payload }: { projectId: number; userId: number } & InvitationEmailPayload,
): Promise<void> {
  const kind = getEmailKindCode('invitation');
  if ((await countRecentEmails(tx, kind, userId)).count >= INVITATION_EMAILS_PER_HOUR_MAX) {
    const message = `You can send at most ${INVITATION_EMAILS_PER_HOUR_MAX} invitations by email per hour. Send the link yourself.`;
    throw new MutationRejectedError(
      createLimitExceededError('email', message, INVITATION_EMAILS_PER_HOUR_MAX),
    );
  }
  await insertEmail(tx, {
    kind,
    userId,
    projectId,
    payload: encryptValue(email!.secret, INVITATION_EMAIL_PURPOSE, payload),
  });
}

export function revokeInvitation(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<InvitationMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const notFoundMessage = 'Invitation not found.';
    const { projectId, id: invitationId } = await decodeProjectObjectId(
      context,
      id,
      'Invitation',
      'id',
      notFoundMessage,
    );
    const project = await requireVisibleProject(context, projectId);
    rejectMutationOnErrors(
      getPermissionError(
        createActor(context.viewer, project, context.visibilityRule),
        'MAINTAIN',
        'revoke invitations',
      ),
    );
    return async (tx) => {
      const role = await deleteInvitation(tx, projectId, invitationId);
      if (role === null) throw new MutationRejectedError(createNotFoundError('id', notFoundMessage));
      const details = { role: ROLES[role]! };
      await writeAuditEntry(tx, context, { action: 'invitation_revoked', subject: project.key, details });
      return { projectId, invitationId };
    };
  });
}

export function acceptInvitation(
  context: RequestContext,
  { secret }: { secret: string },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    return async (tx) => {
      await readEnabledViewerUserRow(tx, holder);
      return { projectId: await joinProjectByInvitation(tx, { ...context, viewer: holder }, secret) };
    };
  });
}

/**
 * Makes the user a member, or raises their role; never lowers it. Returns the project's id.
 * @throws MutationRejectedError NOT_FOUND for an invalid, expired or revoked invitation
 */
export async function joinProjectByInvitation(
  tx: Transaction,
  actor: AuditActor & { viewer: { id: number } },
  secret: string,
): Promise<number> {
  const { id: userId } = actor.viewer;
  const candidate = await readInvitationBySecret(tx, hashSecret(secret));
  if (candidate) await lockProjectCounters(tx, candidate.project_id);
  // The invitation is read again now that the project is locked: it may have been revoked meanwhile.
  const invitation = candidate && (await readInvitationBySecret(tx, hashSecret(secret)));
  const [project] = invitation ? await readProjectsById(tx, [invitation.project_id], userId) : [];
  const [user] = await readUsers(tx, [userId]);
  if (!invitation || !project || !user) {
    throw new MutationRejectedError(
      createNotFoundError('secret', 'This invitation is invalid or has expired. Ask for a new one.'),
    );
  }
  const previousRole = await readMemberRole(tx, project.id, userId);
  if (previousRole === null || previousRole < invitation.role) {
    await incrementInvitationAcceptances(tx, invitation.id);
    const details = { role: ROLES[invitation.role]! };
    await writeAuditEntry(tx, actor, { action: 'invitation_accepted', subject: project.key, details });
    await changeMemberRole(tx, actor, project, user, previousRole, invitation.role);
  }
  return project.id;
}
