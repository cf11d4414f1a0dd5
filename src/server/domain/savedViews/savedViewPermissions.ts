/** Who may create, share and change saved views. */
import { createActor, getPermissionError } from '../access/Actor';
import { isAdministratorActor } from '../access/permissions';
import { createForbiddenError, createSignInRequiredError, type UserError } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import type { IssueContainer } from '../issues/issueContainers';

/**
 * What the viewer may do with saved views: per action, the error with which it is rejected, or null if it is allowed.
 */
export interface SavedViewPermissions {
  save: UserError | null;
  share: UserError | null;
  /** Changing shared saved views of other users. */
  changeOthers: UserError | null;
}

const CHANGE_OTHERS = 'change views of other users';

/**
 * For all projects, every signed-in user can create and share saved views; administrators can change those of others.
 */
export function getSavedViewPermissions(
  { viewer, visibilityRule }: Pick<RequestContext, 'viewer' | 'visibilityRule'>,
  container: IssueContainer,
): SavedViewPermissions {
  if (container.key !== null) {
    const actor = createActor(viewer, container, visibilityRule);
    return {
      save: getPermissionError(actor, 'VOTE', 'save views'),
      share: getPermissionError(actor, 'TRIAGE', 'share views', { field: 'shared' }),
      changeOthers: getPermissionError(actor, 'MAINTAIN', CHANGE_OTHERS),
    };
  }
  if (!viewer) {
    const error = createSignInRequiredError();
    return { save: error, share: error, changeOthers: error };
  }
  const changeOthers = isAdministratorActor(viewer)
    ? null
    : createForbiddenError('ADMINISTER', CHANGE_OTHERS);
  return { save: null, share: null, changeOthers };
}
