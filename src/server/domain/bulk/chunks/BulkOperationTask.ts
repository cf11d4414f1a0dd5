import { type BulkOperationKey, readBulkOperations } from '../../../store/read/bulk';
import { type ProjectRow, readProjectsById } from '../../../store/read/projects';
import { readUsers } from '../../../store/read/users';
import type { DatabaseStore } from '../../../store/DatabaseStore';
import { type Actor, createActor } from '../../access/Actor';
import type { VisibilityRule } from '../../access/visible';
import { parseStoredIssueChange } from '../../fields/IssueChange';
import type { BulkChange } from './planBulkIssueChange';

/** A bulk operation with everything needed to run it. */
export interface BulkOperationTask {
  key: BulkOperationKey;
  project: ProjectRow;
  /** The user who started the operation; anonymous if their account was disabled. */
  actor: Actor;
  bulk: BulkChange;
  /** Number of the operation to undo; null: this operation applies a change. */
  undoOf: number | null;
  /** Whether the server stopped before all issues of a preview were stored. */
  isPartial: boolean;
}

/**
 * Reads a bulk operation.
 * @returns null if it has ended or its project no longer exists
 */
export async function readBulkOperationTask(
  db: DatabaseStore['db'],
  key: BulkOperationKey,
  visible: VisibilityRule,
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
  return {
    key,
    project,
    actor: createActor(viewer, project, visible),
    undoOf: undo_of,
    bulk: {
      change: parseStoredIssueChange(operation.change ?? {}),
      comment: operation.comment,
      deletes: operation.deletes,
    },
    isPartial: undo_of === null && operation.frozen < operation.matched,
  };
}
