import { type BulkOperationKey, type BulkOperationRow, readBulkOperations } from '../../../store/read/bulk';
import type { IssueRow } from '../../../store/read/issues';
import { type ProjectRow, readProjectsById } from '../../../store/read/projects';
import { readUsers } from '../../../store/read/users';
import type { DatabaseStore } from '../../../store/DatabaseStore';
import { type Actor, createActor } from '../../access/Actor';
import type { VisibilityRule } from '../../access/VisibilityRule';
import { parseStoredIssueChange } from '../../fields/IssueChange';
import type { BulkChange } from './planBulkIssueChange';

/** A bulk operation with everything needed to run it. */
export interface BulkOperationTask {
  key: BulkOperationKey;
  project: ProjectRow;
  /** The user who started the operation; anonymous if their account was disabled. */
  actor: Actor;
  /**
   * Whether the operation also changes issues that the actor may not see: it deletes a label or milestone, or undoes
   * such a deletion. For other operations, these issues do not exist.
   */
  changesHiddenIssues: boolean;
  bulk: BulkChange;
  /** Number of the operation to undo; null: this operation applies a change. */
  undoOf: number | null;
  /** Whether the server stopped before all issues of a preview were stored. */
  isPartial: boolean;
}

async function isOrUndoesDeletion(
  db: DatabaseStore['db'],
  { project_id: projectId, deletes, undo_of }: BulkOperationRow,
): Promise<boolean> {
  if (undo_of === null) return deletes !== null;
  const [undone] = await readBulkOperations(db, [{ projectId, number: undo_of }]);
  return undone !== undefined && isOrUndoesDeletion(db, undone);
}

/** Whether an issue exists for the operation. */
export const isIssueOfTask = ({ actor, changesHiddenIssues }: BulkOperationTask, row: IssueRow): boolean =>
  changesHiddenIssues || actor.canSee(row);

/**
 * Reads a bulk operation.
 * @returns null if it has ended or its project no longer exists
 */
export async function readBulkOperationTask(
  db: DatabaseStore['db'],
  key: BulkOperationKey,
  visibilityRule: VisibilityRule,
): Promise<BulkOperationTask | null> {
  const [operation] = await readBulkOperations(db, [key]);
  if (!operation || operation.ended_at !== null) return null;
  const { actor_id, undo_of } = operation;
  const [project] = await readProjectsById(db, [key.projectId], actor_id);
  const [user] = actor_id === null ? [] : await readUsers(db, [actor_id]);
  if (!project) return null;
  const viewer =
    user && !user.disabled
      ? { id: user.id, administrator: user.site_role === 'administrator', scope: 'admin' as const }
      : null;
  const actor = createActor(viewer, project, visibilityRule);
  return {
    key,
    project,
    actor,
    changesHiddenIssues: actor.visibility !== 'all' && (await isOrUndoesDeletion(db, operation)),
    undoOf: undo_of,
    bulk: {
      change: parseStoredIssueChange(operation.change ?? {}),
      comment: operation.comment,
      deletes: operation.deletes,
    },
    isPartial: undo_of === null && operation.frozen < operation.matched,
  };
}
