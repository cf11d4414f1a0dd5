import { WinnowError } from '../../shared/errors';
import type { ProjectVisibility } from '../../shared/issue';
import { getProjectKeyProblem } from '../../shared/validation/projects';
import { findProjectIdByKey } from '../store/import/targetProject';
import { isUniqueViolation } from './write/dataErrors';
import { createProject } from '../store/load/createProject';
import type { DatabaseStore } from '../store/DatabaseStore';
import { runInTransaction } from '../store/write/transaction';

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
  store: DatabaseStore,
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
 * Creates the project to import into, unless another import creates it at the same time, and returns its id.
 * @param name display name, for example that of the repository
 */
export async function createImportTargetProject(
  store: DatabaseStore,
  { projectKey, visibility }: ImportTargetProjectOptions,
  name: string,
  { description = '', createdAt = new Date() }: { description?: string; createdAt?: Date } = {},
): Promise<number> {
  try {
    return await runInTransaction(store.background, (tx) =>
      createProject(tx, { key: projectKey, name, description, visibility, createdAt }),
    );
  } catch (error) {
    // Another import has created the project since.
    const projectId = isUniqueViolation(error)
      ? await findProjectIdByKey(store.background, projectKey)
      : null;
    if (projectId === null) throw error;
    return projectId;
  }
}
