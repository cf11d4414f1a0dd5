import { WinnowError } from '../../shared/errors';
import type { Visibility } from '../../shared/issue';
import { createProject } from '../store/load/createProject';
import type { Store } from '../store/Store';

export interface TargetOptions {
  projectKey: string;
  create: boolean;
  visibility: Visibility;
}

/** The project's id if it is there; null: it may be made. @throws WinnowError NOT_FOUND, VALIDATION_FAILED. */
export async function findTargetProject(
  store: Store,
  { projectKey, create }: TargetOptions,
): Promise<number | null> {
  const project = await store.background
    .selectFrom('project')
    .select('id')
    .where('key', '=', projectKey)
    .executeTakeFirst();
  if (project) return project.id;
  if (!create) {
    throw new WinnowError('NOT_FOUND', `There is no project ${projectKey}; --create makes it.`);
  }
  if (!PROJECT_KEY.test(projectKey)) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `${projectKey} can't be a project's key: 2 to 10 capital letters and digits, a letter first.`,
    );
  }
  return null;
}

/** docs/spec.md point 5. */
const PROJECT_KEY = /^[A-Z][A-Z0-9]{1,9}$/;

/** @param name for people, e.g. the repository's. */
export async function createTargetProject(
  store: Store,
  options: TargetOptions,
  name: string,
): Promise<number> {
  return store.background.transaction().execute((tx) =>
    createProject(tx, {
      key: options.projectKey,
      name,
      description: '',
      visibility: options.visibility,
      createdAt: new Date(),
    }),
  );
}
