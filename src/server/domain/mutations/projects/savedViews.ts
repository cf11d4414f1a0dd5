/** Mutations of saved views. Views are not part of a project's history, so these mutations record no events. */
import {
  LABEL_NAME_LENGTH_MAX,
  SAVED_VIEWS_PER_OWNER_MAX,
  SEARCH_QUERY_LENGTH_MAX,
} from '../../../../shared/limits';
import { getIssueColumnsProblem } from '../../../../shared/issueList/issueColumns';
import type { ListDensity } from '../../../../shared/issueList/issueListUrlState';
import { createSlug } from '../../../../shared/slugs';
import { getSavedViewNameProblem } from '../../../../shared/validation/savedViews';
import { getInvalidCharacterProblem, getTextLengthProblem } from '../../../../shared/validation/texts';
import type { IssueGroupByField, IssueOrderField } from '../../../search/list/IssueSearch';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { PROJECT_SETTINGS_USER_ID } from '../../../store/read/savedViews';
import {
  countSavedViewsOfOwner,
  insertSavedView,
  readStoredSavedView,
  selectStoredViewIds,
  updateSavedView as writeSavedView,
  writeSavedViewSettings,
  type StoredSavedViewRow,
} from '../../../store/write/savedViews';
import type { Transaction } from '../../../store/write/transaction';
import { type Actor, createActor, getPermissionError } from '../../access/Actor';
import {
  createLimitExceededError,
  createNotFoundError,
  createSignInRequiredError,
  MutationRejectedError,
  rejectInvalidFields,
  rejectMutationOnErrors,
} from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { requireVisibleProject } from '../../projects/projects';
import {
  decodeProjectObjectId,
  decodeProjectObjectIds,
  requireProjectMutationTarget,
} from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import type { ProjectMutationResult } from './projects';

/** The fields of a view in the input of mutations. Absent fields remain unchanged. */
export interface SavedViewInput {
  name?: string | null;
  query?: string | null;
  orderBy?: IssueOrderField | null;
  direction?: 'ASC' | 'DESC' | null;
  groupBy?: IssueGroupByField | null;
  labelScope?: string | null;
  columns?: readonly string[] | null;
  density?: ListDensity | null;
  shared?: boolean | null;
}

export interface SavedViewMutationResult extends ProjectMutationResult {
  /** Number of the view in the project. */
  id: number;
}

const VIEW_NOT_FOUND = 'View not found.';

export function createSavedView(
  context: RequestContext,
  { projectId, ...input }: SavedViewInput & { projectId: string; name: string; query: string },
  request: MutationRequest,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireProjectMutationTarget(context, projectId);
    const ownerId = requireSavedViewUserId(actor);
    const fields = mergeAndValidateInput(EMPTY_VIEW, input);
    if (fields.shared) requireSharing(actor);
    return async (tx) => {
      await lockProjectCounters(tx, project.id);
      await rejectTooManyViews(tx, project.id, ownerId, 'name');
      const view = {
        project_id: project.id,
        owner_id: ownerId,
        slug: createSlug(fields.name),
        ...fields,
      };
      return { projectId: project.id, id: await insertSavedView(tx, view, new Date()) };
    };
  });
}

export function updateSavedView(
  context: RequestContext,
  { id, ...input }: SavedViewInput & { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return changeStoredView(context, id, request, (view, actor) => {
    if (view.deleted_at) throw new MutationRejectedError(createNotFoundError('id', VIEW_NOT_FOUND));
    const fields = mergeAndValidateInput(view, input);
    if (fields.shared && !view.shared) requireSharing(actor);
    return { ...view, ...fields };
  });
}

/** Deletes a view. It can be restored for a day. */
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
  return changeStoredView(context, id, request, async (view, _actor, tx) => {
    if (view.deleted_at) await rejectTooManyViews(tx, view.project_id, view.owner_id, 'id');
    return { ...view, deleted_at: null };
  });
}

/** Sets the order of a project's views for the viewer. */
export function setSavedViewOrder(
  context: RequestContext,
  { projectId, viewIds }: { projectId: string; viewIds: readonly string[] },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireProjectMutationTarget(context, projectId);
    const userId = requireSavedViewUserId(actor);
    const ids = decodeProjectObjectIds(project, viewIds, 'SavedView', 'viewIds', VIEW_NOT_FOUND);
    return async (tx) => {
      const key = { project_id: project.id, user_id: userId };
      await writeSavedViewSettings(tx, key, { view_ids: await selectStoredViewIds(tx, project.id, ids) });
      return { projectId: project.id };
    };
  });
}

/** Sets the default view of a project, for the viewer or for everybody who has not set their own. */
export function setDefaultSavedView(
  context: RequestContext,
  { projectId, viewId, forProject }: { projectId: string; viewId?: string | null; forProject: boolean },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireProjectMutationTarget(context, projectId);
    const userId = requireSavedViewUserId(actor);
    if (forProject)
      rejectMutationOnErrors(getPermissionError(actor, 'MAINTAIN', 'set the default view of a project'));
    const [id = null] =
      viewId == null ? [] : decodeProjectObjectIds(project, [viewId], 'SavedView', 'viewId', VIEW_NOT_FOUND);
    return async (tx) => {
      const view = id === null ? null : await readStoredSavedView(tx, project.id, id);
      const isVisible = view !== null && !view.deleted_at && (view.shared || view.owner_id === userId);
      // Others could not see a personal view.
      if (id !== null && !(forProject ? isVisible && view.shared : isVisible))
        throw new MutationRejectedError(createNotFoundError('viewId', VIEW_NOT_FOUND));
      const key = { project_id: project.id, user_id: forProject ? PROJECT_SETTINGS_USER_ID : userId };
      await writeSavedViewSettings(tx, key, { default_view_id: id });
      return { projectId: project.id };
    };
  });
}

/**
 * Changes a view. Allowed for its owner and, if it is shared, for maintainers.
 * @param change returns the view after the change
 */
function changeStoredView(
  context: RequestContext,
  globalId: string,
  request: MutationRequest,
  change: (
    view: StoredSavedViewRow,
    actor: Actor,
    tx: Transaction,
  ) => StoredSavedViewRow | Promise<StoredSavedViewRow>,
): Promise<MutationWriteResult<SavedViewMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const { projectId, id } = await decodeProjectObjectId(
      context,
      globalId,
      'SavedView',
      'id',
      VIEW_NOT_FOUND,
    );
    const actor = createActor(context.viewer, await requireVisibleProject(context, projectId));
    return async (tx) => {
      await lockProjectCounters(tx, projectId);
      const view = await readStoredSavedView(tx, projectId, id);
      const isOwner = view !== null && view.owner_id === actor.id;
      if (!view || !(isOwner || view.shared))
        throw new MutationRejectedError(createNotFoundError('id', VIEW_NOT_FOUND));
      rejectMutationOnErrors(
        isOwner
          ? getPermissionError(actor, 'VOTE', 'save views')
          : getPermissionError(actor, 'MAINTAIN', 'change views of other users'),
      );
      await writeSavedView(tx, await change(view, actor, tx));
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
  shared: false,
};

type SavedViewFields = Pick<StoredSavedViewRow, keyof typeof EMPTY_VIEW>;

/**
 * The fields of a view after a change.
 * @throws MutationRejectedError VALIDATION_FAILED
 */
function mergeAndValidateInput(view: SavedViewFields, input: SavedViewInput): SavedViewFields {
  const { name, query, orderBy, direction, groupBy, labelScope, columns, density, shared } = input;
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
    shared: shared ?? view.shared,
  };
  rejectInvalidFields([
    ['name', getSavedViewNameProblem(next.name)],
    [
      'query',
      getTextLengthProblem('Query', next.query, SEARCH_QUERY_LENGTH_MAX) ??
        getInvalidCharacterProblem('Query', next.query),
    ],
    ['labelScope', getLabelScopeProblem(next)],
    ['columns', getIssueColumnsProblem(next.list_columns)],
  ]);
  return next;
}

function getLabelScopeProblem({ group_field, label_scope }: SavedViewFields): string | null {
  if (group_field !== 'LABEL_SCOPE') return null;
  if (!label_scope) return 'Grouping by a label scope requires a scope.';
  return (
    getTextLengthProblem('Label scope', label_scope, LABEL_NAME_LENGTH_MAX) ??
    getInvalidCharacterProblem('Label scope', label_scope)
  );
}

/**
 * Returns the id of the viewer, who may save views.
 * @throws MutationRejectedError UNAUTHENTICATED, FORBIDDEN
 */
function requireSavedViewUserId(actor: Actor): number {
  rejectMutationOnErrors(getPermissionError(actor, 'VOTE', 'save views'));
  if (actor.id === null) throw new MutationRejectedError(createSignInRequiredError());
  return actor.id;
}

/** @throws MutationRejectedError FORBIDDEN */
const requireSharing = (actor: Actor): void =>
  rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', 'share views', { field: 'shared' }));

/** @throws MutationRejectedError LIMIT_EXCEEDED */
async function rejectTooManyViews(
  tx: Transaction,
  projectId: number,
  ownerId: number,
  field: string,
): Promise<void> {
  if ((await countSavedViewsOfOwner(tx, projectId, ownerId)) < SAVED_VIEWS_PER_OWNER_MAX) return;
  const message = `A person can save at most ${SAVED_VIEWS_PER_OWNER_MAX} views in a project. Delete one first.`;
  throw new MutationRejectedError(createLimitExceededError(field, message, SAVED_VIEWS_PER_OWNER_MAX));
}
