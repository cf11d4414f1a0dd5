/** Deletes and restores projects, and undoes the creation of a project. */
import { CREATION_UNDO_PERIOD_MS, INT4_MAX } from '../../../../shared/limits';
import type { EventKind } from '../../../../shared/events/kinds';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../../shared/issue';
import { countIssuesOfProject, type DeletedProjectRow, type ProjectRow } from '../../../store/read/projects';
import {
  isBulkOperationRunning,
  lockDeletedProject,
  removeEmptyProject,
} from '../../../store/write/deletedProjects';
import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import { findOtherProjectActor } from '../../../store/write/lastChange';
import type { Transaction } from '../../../store/write/transaction';
import type { Actor } from '../../access/Actor';
import { rejectUnlessAdministrator, requireAdministratorWithLock } from '../../access/requireAdministrator';
import { writeAuditEntry } from '../../audit/audit';
import {
  createInvalidFieldError,
  createNotFoundError,
  createUndoConflict,
  MutationRejectedError,
} from '../../base/UserError';
import { decodeGlobalId } from '../../base/ids';
import type { RequestContext } from '../../context/RequestContext';
import { loadRestorableProject } from '../../projects/deletedProjects';
import { requireMaintainer, requireMaintainerWithLock } from '../../writing/requireMaintainer';
import type { ProjectMutationTarget } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';
import type { ProjectMutationResult } from './projects';

const DELETE_ACTION_NAME = 'delete projects';
const RESTORE_ACTION_NAME = 'restore projects that other people have deleted';

/**
 * Deletes a project for everybody. Its rows are kept, so that it can be restored, and removed later. If the creation of
 * a project without issues is undone, it is removed at once, with its key.
 */
export function deleteProject(
  context: RequestContext,
  { id, key, undo }: { id: string; key: string; undo?: boolean | null },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const requireTarget = await postponeRejection(requireDeletableProject(context, id, key));
    return async (tx) => {
      const { project, actor } = requireTarget();
      const counters = await requireMaintainerWithLock(tx, project.id, actor, DELETE_ACTION_NAME);
      await rejectIfBulkOperationRunning(tx, project);
      if (undo) await requireUndoableProject(tx, actor, project);
      if (undo && counters.issue_counter === 0) {
        await removeEmptyProject(tx, project.id);
      } else {
        const at = new Date();
        const meta = { actorId: actor.id, at };
        const fields = { ...counters, deleted_at: at, deleted_by_id: actor.id };
        await appendProjectEvents(tx, project.id, meta, [createEvent('project_deleted')], fields);
      }
      const issues =
        actor.visibility === 'all'
          ? counters.issue_count
          : await countIssuesOfProject(tx, project.id, actor.visibility);
      const details = { issues, ...(undo ? { undo: true } : {}) };
      await writeAuditEntry(tx, context, { action: 'project_deleted', subject: project.key, details });
      return { projectId: project.id };
    };
  });
}

async function requireDeletableProject(
  context: RequestContext,
  id: string,
  key: string,
): Promise<ProjectMutationTarget> {
  const target = await requireMaintainer(context, id, DELETE_ACTION_NAME);
  if (key !== target.project.key)
    throw new MutationRejectedError(
      createInvalidFieldError('key', `Enter ${target.project.key}, the key of the project.`),
    );
  return target;
}

/** Restores a deleted project with all its contents, for the user who deleted it and for administrators. */
export function restoreProject(
  context: RequestContext,
  { id }: { id: string },
  request: MutationRequest,
): Promise<MutationWriteResult<ProjectMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const requireProject = await postponeRejection(requireRestorableProject(context, id));
    return async (tx) => {
      const project = requireProject();
      const counters = await lockDeletedProject(tx, project.id);
      if (!counters) throw createMissingProjectError();
      await requireRestorePermissionWithLock(tx, context, project);
      const meta = { actorId: context.viewer!.id, at: new Date() };
      const fields = { ...counters, deleted_at: null, deleted_by_id: null };
      await appendProjectEvents(tx, project.id, meta, [createEvent('project_restored')], fields);
      await writeAuditEntry(tx, context, { action: 'project_restored', subject: project.key });
      return { projectId: project.id };
    };
  });
}

async function requireRestorableProject(context: RequestContext, id: string): Promise<DeletedProjectRow> {
  const decoded = decodeGlobalId(id);
  const [projectId, ...rest] = decoded?.parts ?? [];
  const isValid = decoded?.type === 'DeletedProject' && projectId !== undefined && rest.length === 0;
  const project = isValid && projectId <= INT4_MAX ? await loadRestorableProject(context, projectId) : null;
  if (project) return project;
  // Other users get this error for every id, so that they do not learn which projects were deleted.
  rejectUnlessAdministrator(context, RESTORE_ACTION_NAME);
  throw createMissingProjectError();
}

const createMissingProjectError = (): MutationRejectedError =>
  new MutationRejectedError(
    createNotFoundError('id', 'This project was restored already, or can no longer be restored.'),
  );

const createEvent = (kind: EventKind): ProjectEventToAppend => ({
  number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
  kind,
});

/**
 * Postpones a rejection into the transaction. When a request is repeated, its project is already deleted or restored:
 * the transaction then returns the stored result instead of the rejection.
 */
async function postponeRejection<T>(prepared: Promise<T>): Promise<() => T> {
  try {
    const value = await prepared;
    return () => value;
  } catch (error) {
    if (!(error instanceof MutationRejectedError)) throw error;
    return () => {
      throw error;
    };
  }
}

/** Administrators are checked again in the transaction. The roles in a deleted project cannot change. */
async function requireRestorePermissionWithLock(
  tx: Transaction,
  context: RequestContext,
  project: DeletedProjectRow,
): Promise<void> {
  if (context.viewer!.administrator || project.deleted_by_id !== context.viewer!.id)
    await requireAdministratorWithLock(tx, context, RESTORE_ACTION_NAME);
}

/**
 * Checks that no bulk operation is running in a locked project. None can be started until the transaction ends.
 * @throws MutationRejectedError CONFLICT
 */
async function rejectIfBulkOperationRunning(tx: Transaction, project: ProjectRow): Promise<void> {
  if (!(await isBulkOperationRunning(tx, project.id))) return;
  throw new MutationRejectedError({
    kind: 'conflict',
    code: 'CONFLICT',
    path: ['id'],
    current: null,
    message: `A bulk edit of ${project.key} is running. Wait until it has finished, or cancel it, and try again.`,
  });
}

/**
 * Checks that the creation of a locked project can be undone.
 * @throws MutationRejectedError CONFLICT if it is too late, or if another user has done something in the project
 */
async function requireUndoableProject(tx: Transaction, actor: Actor, project: ProjectRow): Promise<void> {
  const isNew = Date.now() - project.created_at.getTime() < CREATION_UNDO_PERIOD_MS;
  if (project.created_by_id !== actor.id || !isNew)
    throw createUndoConflict(
      'You can undo only your own projects of the last hour. Delete the project in its settings instead.',
    );
  const other = await findOtherProjectActor(tx, project.id, actor.visibility, actor.id!);
  if (other !== null)
    throw createUndoConflict(
      `${other} has changed something in the project since. Delete the project in its settings instead.`,
    );
}
