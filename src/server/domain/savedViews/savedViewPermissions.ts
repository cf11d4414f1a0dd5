/** Who may save, share and change views. */
import { createActor, getPermissionError } from '../access/Actor';
import { isAdministratorActor, type Viewer } from '../access/permissions';
import { createForbiddenError, createSignInRequiredError, type UserError } from '../base/UserError';
import type { SavedViewContainer } from './savedViewContainers';

/** What the viewer may do with views. Each action has the error with which it is rejected; null: it is allowed. */
export interface SavedViewPermissions {
  save: UserError | null;
  share: UserError | null;
  /** Changing shared views of other users. */
  changeOthers: UserError | null;
}

const CHANGE_OTHERS = 'change views of other users';

/** In the list over all projects, every signed-in user can save and share views; administrators can change those of others. */
export function getSavedViewPermissions(
  viewer: Viewer | null,
  container: SavedViewContainer,
): SavedViewPermissions {
  if (container.key !== null) {
    const actor = createActor(viewer, container);
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
