import type { WatchLevel } from '../../../../shared/notifications';
import { setProjectWatchLevel as writeProjectWatchLevel } from '../../../store/write/watchLevels';
import { getPermissionError } from '../../access/Actor';
import {
  createSignInRequiredError,
  MutationRejectedError,
  rejectMutationOnErrors,
} from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { requireProjectMutationTarget } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import type { ProjectMutationResult } from './projects';

/** Sets the viewer's watch level of a project. It is private to the viewer, and therefore no event. */
export function setProjectWatchLevel(
  context: RequestContext,
  { projectId, level }: { projectId: string; level: WatchLevel },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireProjectMutationTarget(context, projectId);
    rejectMutationOnErrors(getPermissionError(actor, 'VOTE', 'watch projects'));
    const userId = actor.id;
    if (userId === null) throw new MutationRejectedError(createSignInRequiredError());
    return async (tx) => {
      await writeProjectWatchLevel(tx, { project_id: project.id, user_id: userId }, level);
      return { projectId: project.id };
    };
  });
}
