import { WinnowError } from '../../shared/errors';
import type { ProjectVisibility } from '../../shared/issue';
import { getProjectKeyProblem } from '../../shared/validation/projects';
import { findProjectIdByKey } from '../store/import/projectAttributes';
import { createProject } from '../store/load/createProject';
import type { Store } from '../store/Store';

export interface ImportTargetProjectOptions {
  projectKey: string;
  /** Whether to create the project if it does not exist. */
  create: boolean;
  /** Visibility of a created project. */
  visibility: ProjectVisibility;
}

/**
 * Returns the id of the project to import into, or null if the project has to be created.
 * @throws WinnowError NOT_FOUND without `create`, VALIDATION_FAILED for an invalid key
 */
export async function findImportTargetProjectId(
  store: Store,
  { projectKey, create }: ImportTargetProjectOptions,
): Promise<number | null> {
  const projectId = await findProjectIdByKey(store.background, projectKey);
  if (projectId !== null) return projectId;
  if (!create) {
    throw new WinnowError('NOT_FOUND', `Project ${projectKey} does not exist. Use --create to create it.`);
  }
  if (getProjectKeyProblem(projectKey)) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `Invalid project key ${projectKey}: use 2 to 10 capital letters and digits beginning with a letter.`,
    );
  }
  return null;
}

/**
 * Creates the project to import into.
 * @param name display name, for example that of the repository
 */
export async function createImportTargetProject(
  store: Store,
  { projectKey, visibility }: ImportTargetProjectOptions,
  name: string,
): Promise<number> {
  return store.background
    .transaction()
    .execute((tx) =>
      createProject(tx, { key: projectKey, name, description: '', visibility, createdAt: new Date() }),
    );
}
