/** Keeps indexes up to date with the changes that all processes make, without waiting for requests. */
import type { ProjectChangeNotification } from '../../store/changes/ProjectChangeNotification';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { IndexCatchUpScheduler } from './IndexCatchUpScheduler';

export interface ProjectChangeSubscriber {
  /** Brings a project's index to this version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
  /** Releases the index of a deleted project. Must not reject. */
  release(projectId: number): Promise<void>;
}

export interface ProjectChangeSubscription {
  /** The newest announced version of each project that is not deleted, by project id. */
  readonly announced: ReadonlyMap<number, number>;
  /** Unsubscribes from the store's changes, and starts no more catch-ups. */
  close(): void;
}

/**
 * Subscribes indexes to the changes of all projects. Each index has its own schedule, so that a slow index
 * does not delay the others. Requests do not depend on this subscription: they read the project's version
 * themselves.
 */
export function subscribeToProjectChanges(
  store: DatabaseStore,
  followers: readonly ProjectChangeSubscriber[],
): ProjectChangeSubscription {
  const announced = new Map<number, number>();
  const schedulers = followers.map(
    (follower) =>
      new IndexCatchUpScheduler(async (projectId, version) => {
        if (announced.has(projectId)) await follower.catchUp(projectId, version);
      }),
  );
  const announce = ({ projectId, version, isDeleted }: ProjectChangeNotification): void => {
    if (isDeleted) {
      announced.delete(projectId);
      for (const follower of followers) void follower.release(projectId);
      return;
    }
    announced.set(projectId, Math.max(version, announced.get(projectId) ?? 0));
    for (const scheduler of schedulers) scheduler.scheduleCatchUp(projectId, version);
  };
  const announceAll = async (): Promise<void> => {
    const projects = await store.background
      .selectFrom('project')
      .select(['id', 'version', 'deleted_at'])
      .execute();
    for (const { id, version, deleted_at } of projects)
      announce({ projectId: id, version, isDeleted: deleted_at !== null });
  };
  const unsubscribes = [
    store.changes.subscribeToAllProjects(announce),
    // If the database cannot be read here, the next request will report the error.
    store.changes.onNotificationConnectionReset(() => void announceAll().catch(() => undefined)),
  ];
  return {
    announced,
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const scheduler of schedulers) scheduler.close();
    },
  };
}
