import {
  getAvatarUrlProblem,
  getEmailProblem,
  getPersonNameProblem,
} from '../../../shared/validation/people';
import { updateUser } from '../../store/write/users';
import type { RequestContext } from '../context/RequestContext';
import { rejectInvalidFields } from '../base/UserError';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { readEnabledViewerUserRow, requireViewerWhoCanChangeOwnAccount } from './account';
import { writeAuditEntry } from '../audit/audit';

export interface ProfileInput {
  name?: string | null;
  /** Null removes the email address. */
  email?: string | null;
  /** Null removes the profile picture. */
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
    ['avatarUrl', getAvatarUrlProblem(trimmed.avatar_url ?? '')],
  ]);
  return {
    ...(name == null ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email: trimmed.email }),
    ...(avatarUrl === undefined ? {} : { avatar_url: trimmed.avatar_url }),
  };
}
