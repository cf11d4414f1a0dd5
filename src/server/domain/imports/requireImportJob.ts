import type { ImportJobKey } from '../../store/read/importJobs';
import type { ProjectRow } from '../../store/read/projects';
import { type Actor, createActor, getPermissionError } from '../access/Actor';
import { rejectMutationOnErrors } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { requireVisibleProject } from '../projects/projects';
import { decodeProjectObjectId } from '../writing/targets';

/** Completes the message "Only maintainers can …". */
export const IMPORT_ACTION = 'import issues';

export interface ImportJobTarget {
  project: ProjectRow;
  actor: Actor;
  key: ImportJobKey;
}

/**
 * Decodes the id of an import, and requires the viewer to be a maintainer of its project. Whether the import exists is
 * checked later, when it is locked.
 * @throws MutationRejectedError NOT_FOUND, FORBIDDEN
 */
export async function requireImportJobTarget(context: RequestContext, id: string): Promise<ImportJobTarget> {
  const { projectId, id: number } = await decodeProjectObjectId(
    context,
    id,
    'ImportJob',
    'id',
    IMPORT_NOT_FOUND_MESSAGE,
  );
  const project = await requireVisibleProject(context, projectId);
  const actor = createActor(context.viewer, project, context.visibilityRule);
  rejectMutationOnErrors(getPermissionError(actor, 'MAINTAIN', IMPORT_ACTION));
  return { project, actor, key: { projectId, number } };
}

export const IMPORT_NOT_FOUND_MESSAGE = 'Import not found.';
