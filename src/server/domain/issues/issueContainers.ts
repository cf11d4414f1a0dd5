/**
 * Containers of issues: a project, or all projects that the viewer can read. Each has a list, facets and saved views.
 */
import { WinnowError } from '../../../shared/errors';
import type { ProjectRow } from '../../store/read/projects';
import { ALL_PROJECTS_ID } from '../../store/read/savedViews';
import type { PaginatedConnection } from '../base/connection';
import { mapMaybePromise, type MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById, loadProjectByKey } from '../projects/projects';
import {
  createFacetValueConnection,
  createIssueConnection,
  type FacetValueArguments,
  type IssueConnection,
  type IssueListArguments,
} from './createIssueConnection';
import { createIssueSearchConnection, createSearchFacetValueConnection } from './createIssueSearchConnection';
import type { ProjectFacetValue } from './facets';

/** The container of lists and saved views over all projects. `key` is null because only projects have a key. */
export const ALL_PROJECTS = { id: ALL_PROJECTS_ID, key: null } as const;
export type AllProjects = typeof ALL_PROJECTS;

export type IssueContainer = ProjectRow | AllProjects;

/** Loads a container by the id of its project, or ALL_PROJECTS_ID; null if there is none that the viewer can see. */
export const loadIssueContainer = (
  context: RequestContext,
  id: number,
): MaybePromise<IssueContainer | null> =>
  id === ALL_PROJECTS_ID ? ALL_PROJECTS : loadProjectById(context, id);

/**
 * Loads a container by the key of its project; null if there is none that the viewer can see.
 * @param projectKey null: all projects
 */
export const loadIssueContainerByKey = (
  context: RequestContext,
  projectKey: string | null,
): MaybePromise<IssueContainer | null> =>
  projectKey === null ? ALL_PROJECTS : loadProjectByKey(context, projectKey);

/**
 * Loads the container of an object that the viewer can read, such as a saved view.
 * @throws WinnowError NOT_FOUND
 */
export const requireIssueContainer = (context: RequestContext, id: number): MaybePromise<IssueContainer> =>
  mapMaybePromise(loadIssueContainer(context, id), (container) => {
    if (!container) throw new WinnowError('NOT_FOUND', 'Project not found.');
    return container;
  });

/** Arguments of a list that can only be read forward. */
export type ForwardIssueListArguments = Omit<IssueListArguments, 'last' | 'before'>;

/**
 * The issue list of a container.
 * @throws WinnowError VALIDATION_FAILED if the list over all projects is requested with trees. Its methods reject with
 *   the same code for a sort order that is not available there
 */
export function createContainerIssueConnection(
  context: RequestContext,
  container: IssueContainer,
  args: ForwardIssueListArguments,
): IssueConnection {
  if (container.key !== null) return createIssueConnection(context, container, args);
  if (args.trees === true)
    throw new WinnowError('VALIDATION_FAILED', 'A list over all projects cannot show trees.');
  return createIssueSearchConnection(context, { ...args, query: args.query ?? '' });
}

/** All values of one facet of the issues of a container, in pages. */
export const createContainerFacetValueConnection = (
  context: RequestContext,
  container: IssueContainer,
  args: FacetValueArguments,
): PaginatedConnection<ProjectFacetValue> =>
  container.key === null
    ? createSearchFacetValueConnection(context, args)
    : createFacetValueConnection(context, container, args);
