/** The saved views of a project or of all projects: the shared ones and the viewer's own. */
import { findIssueGrouping } from '../../../shared/issueList/grouping';
import {
  buildIssueListHref,
  findIssueSort,
  type ListDensity,
  toUrlDensity,
} from '../../../shared/issueList/issueListUrlState';
import type { IssueGroupByField, IssueOrderField } from '../../search/list/IssueSearch';
import type { ProjectRow } from '../../store/read/projects';
import { PROJECT_SETTINGS_USER_ID, type SavedViewRow } from '../../store/read/savedViews';
import {
  createConnectionFromList,
  encodeCursor,
  type PaginatedConnection,
  type PaginationArguments,
} from '../base/connection';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueContainer, type IssueContainer } from '../issues/issueContainers';
import { getSavedViewPermissions } from './savedViewPermissions';

/** The saved views in the viewer's order, otherwise in the project's. Unlisted saved views follow, sorted by name. */
export async function loadSavedViews(
  { load }: RequestContext,
  { id: projectId }: IssueContainer,
): Promise<SavedViewRow[]> {
  const [views, settings] = await Promise.all([
    load.savedViews.load(projectId),
    load.savedViewSettings.load(projectId),
  ]);
  const own = settings.find(({ user_id }) => user_id !== PROJECT_SETTINGS_USER_ID);
  const ofProject = settings.find(({ user_id }) => user_id === PROJECT_SETTINGS_USER_ID);
  const order = own && own.view_ids.length > 0 ? own.view_ids : (ofProject?.view_ids ?? []);
  const getPosition = ({ id }: SavedViewRow) => {
    const index = order.indexOf(id);
    return index < 0 ? order.length : index;
  };
  return views.toSorted((a, b) => getPosition(a) - getPosition(b));
}

export const createSavedViewConnection = (
  context: RequestContext,
  container: IssueContainer,
  args: PaginationArguments,
): PaginatedConnection<SavedViewRow> =>
  createConnectionFromList(
    () => loadSavedViews(context, container),
    ({ id }) => encodeCursor(id),
    args,
  );

/** Loads a saved view by its slug; null if there is none that the viewer can see. */
export async function loadSavedViewBySlug(
  { load }: RequestContext,
  container: IssueContainer,
  slug: string,
): Promise<SavedViewRow | null> {
  const views = await load.savedViews.load(container.id);
  return views.find((view) => view.slug === slug) ?? null;
}

/** Loads a saved view by its number in its container; null if there is none that the viewer can see. */
export async function loadSavedView(
  { load }: RequestContext,
  projectId: number,
  id: number,
): Promise<SavedViewRow | null> {
  const views = await load.savedViews.load(projectId);
  return views.find((view) => view.id === id) ?? null;
}

/**
 * The default saved view of a project.
 * @param scope whose default: the viewer's own, or that of the project
 */
export async function loadDefaultSavedView(
  context: RequestContext,
  { id: projectId }: ProjectRow,
  scope: 'viewer' | 'project',
): Promise<SavedViewRow | null> {
  const settings = await context.load.savedViewSettings.load(projectId);
  const userId = scope === 'viewer' ? context.viewer?.id : PROJECT_SETTINGS_USER_ID;
  const id = settings.find(({ user_id }) => user_id === userId)?.default_view_id;
  return id == null ? null : loadSavedView(context, projectId, id);
}

/**
 * Builds the address of a saved view's list, with its query, sort order, grouping, columns, density and trees. A sort
 * order that lists do not offer is left out.
 */
export async function buildSavedViewPath(context: RequestContext, view: SavedViewRow): Promise<string> {
  const { key: projectKey } = await requireIssueContainer(context, view.project_id);
  const { order_field: field, group_field, label_scope: labelScope } = view;
  const direction = view.descending ? 'DESC' : 'ASC';
  return buildIssueListHref({
    projectKey,
    query: view.query,
    sort: field && findIssueSort({ field: field as IssueOrderField, direction }),
    group: group_field && findIssueGrouping({ field: group_field as IssueGroupByField, labelScope }),
    columns: view.list_columns.join('.') || null,
    density: view.density === null ? null : toUrlDensity(view.density as ListDensity),
    trees: view.trees,
    collapsed: [],
    savedView: view.slug,
  });
}

/**
 * The address of the list that a project opens with: the viewer's default saved view, else the project's, else the open
 * issues.
 */
export async function buildProjectPath(context: RequestContext, project: ProjectRow): Promise<string> {
  const view =
    (await loadDefaultSavedView(context, project, 'viewer')) ??
    (await loadDefaultSavedView(context, project, 'project'));
  if (view) return buildSavedViewPath(context, view);
  const list = {
    projectKey: project.key,
    query: 'is:open',
    sort: null,
    group: null,
    columns: null,
    density: null,
    trees: false,
  };
  return buildIssueListHref({ ...list, collapsed: [], savedView: null });
}

/** The short address of a saved view, which leads to its current list. */
export async function buildSavedViewShortPath(context: RequestContext, view: SavedViewRow): Promise<string> {
  const { key } = await requireIssueContainer(context, view.project_id);
  const path = `/views/${encodeURIComponent(view.slug)}`;
  return key === null ? path : `/projects/${key}${path}`;
}

/**
 * Whether the viewer can change and delete a saved view. Allowed for its owner and, if it is shared, for maintainers of
 * its project, or for administrators if it belongs to all projects.
 */
export async function canEditSavedView(context: RequestContext, view: SavedViewRow): Promise<boolean> {
  const container = await requireIssueContainer(context, view.project_id);
  const { save, changeOthers } = getSavedViewPermissions(context, container);
  if (view.owner_id === context.viewer?.id && !save) return true;
  return view.shared && !changeOthers;
}
