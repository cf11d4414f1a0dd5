/** Mutations of saved views. Saved views are not part of a project's history, so these mutations record no events. */
import {
  LABEL_NAME_LENGTH_MAX,
  SAVED_VIEWS_PER_OWNER_MAX,
  SEARCH_QUERY_LENGTH_MAX,
} from '../../../../shared/limits';
import { getIssueColumnsProblem } from '../../../../shared/issueList/issueColumns';
import type { ListDensity } from '../../../../shared/issueList/issueListUrlState';
import { createSlug } from '../../../../shared/slugs';
import { describeSyntaxProblems } from '../../../../shared/query/describeSyntaxProblems';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { getSavedViewNameProblem } from '../../../../shared/validation/savedViews';
import { getInvalidCharacterProblem, getTextLengthProblem } from '../../../../shared/validation/texts';
import {
  type IssueGroupByField,
  type IssueOrderField,
  MERGED_ISSUE_ORDER_FIELDS,
} from '../../../search/list/IssueSearch';
import { PROJECT_SETTINGS_USER_ID } from '../../../store/read/savedViews';
import {
  insertSavedView,
  lockSavedViews,
  readSavedViewNamesOfOwner,
  readStoredSavedView,
  selectStoredViewIds,
  updateSavedView as writeSavedView,
  writeSavedViewSettings,
  type StoredSavedViewRow,
} from '../../../store/write/savedViews';
import type { Transaction } from '../../../store/write/transaction';
import { getPermissionError } from '../../access/Actor';
import {
  createLimitExceededError,
  createNotFoundError,
  createInvalidFieldError,
  createSignInRequiredError,
  MutationRejectedError,
  rejectInvalidFields,
  rejectMutationOnErrors,
} from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { ALL_PROJECTS, loadIssueContainer, type IssueContainer } from '../../issues/issueContainers';
import { getSavedViewPermissions, type SavedViewPermissions } from '../../savedViews/savedViewPermissions';
import {
  decodeProjectObjectIds,
  requireProjectMutationTarget,
  decodeProjectObjectIdUnchecked,
} from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import type { ProjectMutationResult } from './projects';

/** The fields of a saved view in the input of mutations. Absent fields remain unchanged. */
export interface SavedViewInput {
  name?: string | null;
  query?: string | null;
  orderBy?: IssueOrderField | null;
  direction?: 'ASC' | 'DESC' | null;
  groupBy?: IssueGroupByField | null;
  labelScope?: string | null;
  columns?: readonly string[] | null;
  density?: ListDensity | null;
  trees?: boolean | null;
  shared?: boolean | null;
}

/** The id of a project, or ALL_PROJECTS_ID. */
export type SavedViewContainerResult = ProjectMutationResult;

export interface SavedViewMutationResult extends SavedViewContainerResult {
  /** Number of the saved view in its container. */
  id: number;
}

const VIEW_NOT_FOUND = 'View not found.';

export function createSavedView(
  context: RequestContext,
  { projectId, ...input }: SavedViewInput & { projectId?: string | null; name: string; query: string },
  request: MutationRequest,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { container, permissions, userId: ownerId } = await requireContainerTarget(context, projectId);
    const fields = mergeAndValidateInput(container, EMPTY_VIEW, input);
    if (fields.shared) rejectMutationOnErrors(permissions.share);
    return async (tx) => {
      await lockSavedViews(tx, container.id);
      await rejectTooManyViews(tx, container.id, ownerId, 'name');
      const view = {
        project_id: container.id,
        owner_id: ownerId,
        slug: createSlug(fields.name),
        created_at: new Date(),
        ...fields,
      };
      await rejectTakenName(tx, view);
      return { projectId: container.id, id: await insertSavedView(tx, view) };
    };
  });
}

export function updateSavedView(
  context: RequestContext,
  { id, ...input }: SavedViewInput & { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return changeStoredView(context, id, request, async (view, { container, permissions }, tx) => {
    if (view.deleted_at) throw new MutationRejectedError(createNotFoundError('id', VIEW_NOT_FOUND));
    const changed = { ...view, ...mergeAndValidateInput(container, view, input) };
    if (changed.shared && !view.shared) rejectMutationOnErrors(permissions.share);
    if (changed.name !== view.name) await rejectTakenName(tx, changed);
    return changed;
  });
}

/** Deletes a saved view. It can be restored for a day. */
export function deleteSavedView(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return changeStoredView(context, id, request, (view) => {
    if (view.deleted_at) throw new MutationRejectedError(createNotFoundError('id', VIEW_NOT_FOUND));
    return { ...view, deleted_at: new Date() };
  });
}

export function restoreSavedView(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return changeStoredView(context, id, request, async (view, _target, tx) => {
    if (view.deleted_at) await rejectTooManyViews(tx, view.project_id, view.owner_id, 'id');
    return { ...view, deleted_at: null };
  });
}

/** Sets the order of the saved views of a project, or of those over all projects, for the viewer. */
export function setSavedViewOrder(
  context: RequestContext,
  { projectId, viewIds }: { projectId?: string | null; viewIds: readonly string[] },
  request: MutationRequest,
): Promise<MutationWriteResult<SavedViewContainerResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { container, userId } = await requireContainerTarget(context, projectId);
    const ids = decodeProjectObjectIds(container, viewIds, 'SavedView', 'viewIds', VIEW_NOT_FOUND);
    return async (tx) => {
      const key = { project_id: container.id, user_id: userId };
      await writeSavedViewSettings(tx, key, { view_ids: await selectStoredViewIds(tx, container.id, ids) });
      return { projectId: container.id };
    };
  });
}

/** Sets the default saved view of a project, for the viewer or for everybody who has not set their own. */
export function setDefaultSavedView(
  context: RequestContext,
  { projectId, viewId, forProject }: { projectId: string; viewId?: string | null; forProject: boolean },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireProjectMutationTarget(context, projectId);
    const { userId } = requireSavedViewUser(context, project);
    if (forProject)
      rejectMutationOnErrors(getPermissionError(actor, 'MAINTAIN', 'set the default view of a project'));
    const [id = null] =
      viewId == null ? [] : decodeProjectObjectIds(project, [viewId], 'SavedView', 'viewId', VIEW_NOT_FOUND);
    return async (tx) => {
      const view = id === null ? null : await readStoredSavedView(tx, project.id, id);
      const isVisible = view !== null && !view.deleted_at && (view.shared || view.owner_id === userId);
      // The default of a project must be shared: other users cannot see a personal saved view.
      if (id !== null && !(forProject ? isVisible && view.shared : isVisible))
        throw new MutationRejectedError(createNotFoundError('viewId', VIEW_NOT_FOUND));
      const key = { project_id: project.id, user_id: forProject ? PROJECT_SETTINGS_USER_ID : userId };
      await writeSavedViewSettings(tx, key, { default_view_id: id });
      return { projectId: project.id };
    };
  });
}

/** A container of saved views, and what the viewer may do with them. */
interface ContainerTarget {
  container: IssueContainer;
  permissions: SavedViewPermissions;
}

/**
 * Changes a saved view. Allowed for its owner and, if it is shared, for maintainers of its project, or for
 * administrators if it belongs to all projects.
 * @param change returns the saved view after the change
 */
function changeStoredView(
  context: RequestContext,
  globalId: string,
  request: MutationRequest,
  change: (
    view: StoredSavedViewRow,
    target: ContainerTarget,
    tx: Transaction,
  ) => StoredSavedViewRow | Promise<StoredSavedViewRow>,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { projectId, id } = decodeProjectObjectIdUnchecked(globalId, 'SavedView', 'id', VIEW_NOT_FOUND);
    const container = await loadIssueContainer(context, projectId);
    if (!container) throw new MutationRejectedError(createNotFoundError('id', VIEW_NOT_FOUND));
    const permissions = getSavedViewPermissions(context, container);
    // Checked before the saved view is looked up, because anonymous viewers see no saved views over all projects.
    if (container.key === null) rejectMutationOnErrors(permissions.save);
    return async (tx) => {
      await lockSavedViews(tx, projectId);
      const view = await readStoredSavedView(tx, projectId, id);
      const isOwner = view !== null && view.owner_id === context.viewer?.id;
      if (!view || !(isOwner || view.shared))
        throw new MutationRejectedError(createNotFoundError('id', VIEW_NOT_FOUND));
      rejectMutationOnErrors(isOwner ? permissions.save : permissions.changeOthers);
      await writeSavedView(tx, await change(view, { container, permissions }, tx));
      return { projectId, id };
    };
  });
}

const EMPTY_VIEW = {
  name: '',
  query: '',
  order_field: null,
  descending: true,
  group_field: null,
  label_scope: null,
  list_columns: [] as string[],
  density: null,
  trees: false,
  shared: false,
};

type SavedViewFields = Pick<StoredSavedViewRow, keyof typeof EMPTY_VIEW>;

/**
 * The fields of a saved view after a change.
 * @throws MutationRejectedError VALIDATION_FAILED
 */
function mergeAndValidateInput(
  container: IssueContainer,
  view: SavedViewFields,
  input: SavedViewInput,
): SavedViewFields {
  const { name, query, orderBy, direction, groupBy, labelScope, columns, density, trees, shared } = input;
  const group_field = groupBy === undefined ? view.group_field : groupBy;
  const scope = labelScope === undefined ? view.label_scope : labelScope;
  const next = {
    name: name == null ? view.name : name.trim(),
    query: query == null ? view.query : query.trim(),
    order_field: orderBy === undefined ? view.order_field : orderBy,
    descending: direction == null ? view.descending : direction === 'DESC',
    group_field,
    label_scope: group_field === 'LABEL_SCOPE' ? scope : null,
    list_columns: columns == null ? view.list_columns : [...columns],
    density: density === undefined ? view.density : density,
    trees: trees ?? view.trees,
    shared: shared ?? view.shared,
  };
  rejectInvalidFields([
    ['name', getSavedViewNameProblem(next.name)],
    // A query that was saved before it became invalid does not prevent other changes of its saved view.
    ['query', next.query === view.query ? null : getQueryProblem(next.query)],
    ['orderBy', getOrderProblem(container, next)],
    ['labelScope', getLabelScopeProblem(container, next)],
    ['columns', getIssueColumnsProblem(next.list_columns)],
    ['trees', container.key === null && next.trees ? 'A list over all projects cannot show trees.' : null],
  ]);
  return next;
}

function getLabelScopeProblem(
  { key }: IssueContainer,
  { group_field, label_scope }: SavedViewFields,
): string | null {
  if (group_field !== 'LABEL_SCOPE') return null;
  if (key === null) return 'A list over all projects cannot be grouped by a label scope.';
  if (!label_scope) return 'Grouping by a label scope requires a scope.';
  return (
    getTextLengthProblem('Label scope', label_scope, LABEL_NAME_LENGTH_MAX) ??
    getInvalidCharacterProblem('Label scope', label_scope)
  );
}

/** Names in a query are not checked: they may be valid for other viewers, or later. */
function getQueryProblem(query: string): string | null {
  const problem =
    getTextLengthProblem('Query', query, SEARCH_QUERY_LENGTH_MAX) ??
    getInvalidCharacterProblem('Query', query);
  if (problem !== null) return problem;
  const [first] = describeSyntaxProblems(parseSearchQuery(query, Date.now()));
  return first ? `The query is invalid. ${first.message}` : null;
}

const getOrderProblem = ({ key }: IssueContainer, { order_field }: SavedViewFields): string | null =>
  key !== null || order_field === null || MERGED_ISSUE_ORDER_FIELDS.includes(order_field as IssueOrderField)
    ? null
    : 'A list over all projects cannot be sorted by title, state or assignee.';

/**
 * Loads the container whose saved views are changed.
 * @param projectId global id of a project; null: all projects
 * @throws MutationRejectedError NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 */
async function requireContainerTarget(
  context: RequestContext,
  projectId: string | null | undefined,
): Promise<ContainerTarget & { userId: number }> {
  const container =
    projectId == null ? ALL_PROJECTS : (await requireProjectMutationTarget(context, projectId)).project;
  return { container, ...requireSavedViewUser(context, container) };
}

/**
 * Returns the viewer's id and their other permissions. The viewer must be allowed to create saved views.
 * @throws MutationRejectedError UNAUTHENTICATED, FORBIDDEN
 */
function requireSavedViewUser(
  context: RequestContext,
  container: IssueContainer,
): { userId: number; permissions: SavedViewPermissions } {
  const { viewer } = context;
  const permissions = getSavedViewPermissions(context, container);
  rejectMutationOnErrors(permissions.save);
  if (viewer === null) throw new MutationRejectedError(createSignInRequiredError());
  return { userId: viewer.id, permissions };
}

/**
 * Rejects a name that another saved view of the owner has in the same list, ignoring case. Restored saved views keep
 * their name.
 * @throws MutationRejectedError VALIDATION_FAILED
 */
async function rejectTakenName(
  tx: Transaction,
  view: Pick<StoredSavedViewRow, 'project_id' | 'owner_id' | 'name'> & { id?: number },
): Promise<void> {
  const { project_id, owner_id, name } = view;
  const views = await readSavedViewNamesOfOwner(tx, project_id, owner_id);
  const isTaken = views.some(
    (other) => other.id !== view.id && other.name.toLowerCase() === name.toLowerCase(),
  );
  if (!isTaken) return;
  const message = `There is already a view with the name “${name}”. Choose another name.`;
  throw new MutationRejectedError(createInvalidFieldError('name', message));
}

/** @throws MutationRejectedError LIMIT_EXCEEDED */
async function rejectTooManyViews(
  tx: Transaction,
  projectId: number,
  ownerId: number,
  field: string,
): Promise<void> {
  const views = await readSavedViewNamesOfOwner(tx, projectId, ownerId);
  if (views.length < SAVED_VIEWS_PER_OWNER_MAX) return;
  const message = `You can save at most ${SAVED_VIEWS_PER_OWNER_MAX} views per project, and as many over all projects. Delete one first.`;
  throw new MutationRejectedError(createLimitExceededError(field, message, SAVED_VIEWS_PER_OWNER_MAX));
}
