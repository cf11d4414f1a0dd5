/** What saved views belong to: the list of a project, or the list over all projects that the viewer can read. */
import { WinnowError } from '../../../shared/errors';
import type { ProjectRow } from '../../store/read/projects';
import { ALL_PROJECTS_ID } from '../../store/read/savedViews';
import { mapMaybePromise, type MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById, loadProjectByKey } from '../projects/projects';

/** The list over all projects, which has no project key. */
export const ALL_PROJECTS = { id: ALL_PROJECTS_ID, key: null } as const;
export type AllProjects = typeof ALL_PROJECTS;

export type SavedViewContainer = ProjectRow | AllProjects;

/** Loads a container by its id in `saved_view`; null if there is none that the viewer can see. */
export const loadSavedViewContainer = (
  context: RequestContext,
  id: number,
): MaybePromise<SavedViewContainer | null> =>
  id === ALL_PROJECTS_ID ? ALL_PROJECTS : loadProjectById(context, id);

/**
 * Loads a container by the key of its project; null if there is none that the viewer can see.
 * @param projectKey null: all projects
 */
export const loadSavedViewContainerByKey = (
  context: RequestContext,
  projectKey: string | null,
): MaybePromise<SavedViewContainer | null> =>
  projectKey === null ? ALL_PROJECTS : loadProjectByKey(context, projectKey);

/**
 * Loads the container of a view that the viewer already sees.
 * @throws WinnowError NOT_FOUND
 */
export const requireSavedViewContainer = (
  context: RequestContext,
  id: number,
): MaybePromise<SavedViewContainer> =>
  mapMaybePromise(loadSavedViewContainer(context, id), (container) => {
    if (!container) throw new WinnowError('NOT_FOUND', 'Project not found.');
    return container;
  });
