/** Exact counts of saved views. All counts that a request needs take one request to the search per project. */
import DataLoader from 'dataloader';
import { parseSearchQuery } from '../../../shared/query/parse';
import type { ProjectRow } from '../../store/read/projects';
import { ALL_PROJECTS_ID, type SavedViewRow } from '../../store/read/savedViews';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { toIssueListRequest } from '../issues/createIssueConnection';
import { loadVisibleProjects, loadProjectById } from '../projects/projects';

type CountLoader = DataLoader<SavedViewRow, number, string>;

/** Keyed by the loaders of a request, which a write replaces. */
const countLoaders = new WeakMap<RequestContext['load'], CountLoader>();

/**
 * The exact number of issues that match the query of a saved view, in all projects of its list that the viewer can
 * read.
 */
export function countSavedViewIssues(context: RequestContext, view: SavedViewRow): Promise<number> {
  const loader = countLoaders.get(context.load) ?? createCountLoader(context);
  countLoaders.set(context.load, loader);
  return loader.load(view);
}

const createCountLoader = (context: RequestContext): CountLoader =>
  new DataLoader((views) => countViewsTogether(context, views), {
    cacheKeyFn: ({ project_id, id }) => `${project_id}:${id}`,
  });

async function countViewsTogether(
  context: RequestContext,
  views: readonly SavedViewRow[],
): Promise<number[]> {
  const now = Date.now();
  const queries = views.map(({ query }) => parseSearchQuery(query, now));
  const counts = views.map(() => 0);
  const countProject = async (project: ProjectRow): Promise<void> => {
    const counted = views.flatMap(({ project_id }, index) =>
      project_id === project.id || project_id === ALL_PROJECTS_ID ? [index] : [],
    );
    const { projectId, visibility, viewerId, version, readable } = toIssueListRequest(context, project);
    const found = await context.search.readIssueCounts(
      { projectId, visibility, viewerId, version, readable },
      counted.map((index) => queries[index]!),
    );
    counted.forEach((index, position) => (counts[index]! += found[position]!));
  };
  await Promise.all((await loadCountedProjects(context, views)).map(countProject));
  return counts;
}

/** The projects in which the saved views can have issues. */
async function loadCountedProjects(
  context: RequestContext,
  views: readonly SavedViewRow[],
): Promise<ProjectRow[]> {
  const ids = new Set(views.map(({ project_id }) => project_id));
  const projects = ids.has(ALL_PROJECTS_ID)
    ? await loadVisibleProjects(context)
    : await allMaybePromises([...ids].map((id) => loadProjectById(context, id)));
  // A project can have been deleted meanwhile.
  return projects.filter((project) => project !== null).filter(({ issue_count }) => issue_count > 0);
}
