import { type BulkOperationKey, readBulkOperations } from '../../../store/read/bulk';
import { type ProjectRow, readProjectsById } from '../../../store/read/projects';
import { readUsers } from '../../../store/read/users';
import type { Store } from '../../../store/Store';
import { type Actor, createActor } from '../../access/Actor';
import type { BulkChange } from './planBulkItem';

/** A bulk operation with everything needed to run it. */
export interface BulkOperationTask {
  key: BulkOperationKey;
  project: ProjectRow;
  /** The user who started the operation; anonymous if their account was disabled. */
  actor: Actor;
  bulk: BulkChange;
  /** Number of the operation to undo; null: this operation applies a change. */
  undoOf: number | null;
  /** Whether the server stopped before all issues of the operation were stored in `bulk_item`. */
  isPartial: boolean;
}

/** Reads a bulk operation. Returns null if it has ended or its project is gone. */
export async function readBulkOperationTask(
  { background }: Store,
  key: BulkOperationKey,
): Promise<BulkOperationTask | null> {
  const [operation] = await readBulkOperations(background, [key]);
  if (!operation || operation.ended_at !== null) return null;
  const { actor_id, undo_of } = operation;
  const [project] = await readProjectsById(background, [key.projectId], actor_id);
  const [user] = actor_id === null ? [] : await readUsers(background, [actor_id]);
  if (!project) return null;
  const viewer =
    user && !user.disabled
      ? { id: user.id, administrator: user.site_role === 'administrator', scope: 'admin' as const }
      : null;
  return {
    key,
    project,
    actor: createActor(viewer, project),
    undoOf: undo_of,
    bulk: { change: operation.change ?? {}, comment: operation.comment },
    isPartial: undo_of === null && operation.frozen < operation.matched,
  };
}
