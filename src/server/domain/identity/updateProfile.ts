import {
  getAvatarUrlProblem,
  getEmailProblem,
  getPersonNameProblem,
} from '../../../shared/validation/people';
import { parsePictureUrl } from '../../../shared/pictures';
import { lockPictureUrl, markPictureAsUsed, markPictureForRemoval } from '../../store/write/pictures';
import type { Transaction } from '../../store/write/transaction';
import { updateUser } from '../../store/write/users';
import type { RequestContext } from '../context/RequestContext';
import { createNotFoundError, MutationRejectedError, rejectInvalidFields } from '../base/UserError';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { readEnabledViewerUserRow, requireViewerWhoCanChangeOwnAccount } from './account';
import { writeAuditEntry } from '../audit/audit';

export interface ProfileInput {
  name?: string | null;
  /** Null removes the email address. */
  email?: string | null;
  /** Address on an HTTPS server, or of a picture that the viewer has uploaded. Null removes the profile picture. */
  avatarUrl?: string | null;
}

/** Identifies the account that a mutation has changed. */
export interface AccountMutationResult {
  userId: number;
}

/** Changes the viewer's name, email and avatar. Absent fields stay unchanged. */
export function updateProfile(
  context: RequestContext,
  input: ProfileInput,
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    const fields = validateProfile(input);
    return async (tx) => {
      const { login } = await readEnabledViewerUserRow(tx, holder);
      if (Object.keys(fields).length > 0) {
        if (fields.avatar_url !== undefined) await replacePicture(tx, holder.id, fields.avatar_url);
        await updateUser(tx, holder.id, fields);
        const details = { fields: Object.keys(fields).join(', ') };
        await writeAuditEntry(tx, context, { action: 'profile_changed', subject: login, details });
      }
      return { userId: holder.id };
    };
  });
}

/**
 * The profile input as columns of the user's row, without absent fields.
 * @throws MutationRejectedError VALIDATION_FAILED
 */
export function validateProfile({ name, email, avatarUrl }: ProfileInput) {
  const trimmed = { email: email?.trim() || null, avatar_url: avatarUrl?.trim() || null };
  rejectInvalidFields([
    ['name', name == null ? null : getPersonNameProblem(name)],
    ['email', getEmailProblem(trimmed.email ?? '')],
    ['avatarUrl', isPictureUrl(trimmed.avatar_url) ? null : getAvatarUrlProblem(trimmed.avatar_url ?? '')],
  ]);
  return {
    ...(name == null ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email: trimmed.email }),
    ...(avatarUrl === undefined ? {} : { avatar_url: trimmed.avatar_url }),
  };
}

/**
 * Marks the user's new picture as used and the previous one for removal.
 * @throws MutationRejectedError NOT_FOUND if the new picture was not uploaded by the user, or has been removed
 */
export async function replacePicture(tx: Transaction, userId: number, url: string | null): Promise<void> {
  const previous = await lockPictureUrl(tx, userId);
  if (url === previous) return;
  if (isPictureUrl(url) && !(await markPictureAsUsed(tx, userId, url)))
    throw new MutationRejectedError(
      createNotFoundError('avatarUrl', 'The picture was not found. Upload it again.'),
    );
  await markPictureForRemoval(tx, previous);
}

const isPictureUrl = (url: string | null): url is string => url !== null && parsePictureUrl(url) !== null;
