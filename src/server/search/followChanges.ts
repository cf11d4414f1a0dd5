/** Keeps indexes abreast of what is written, by whichever process, before anybody asks. */
import type { Store } from '../store/Store';
import { CatchUps } from './CatchUps';

/** What follows. */
export interface Follower {
  /** Brings a project's index to this version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
}

export interface Following {
  /** The newest version of each project that was heard of. */
  readonly heard: ReadonlyMap<number, number>;
  /** Begins no more catch-ups. */
  end(): void;
}

/**
 * Each follower by itself: a slow one holds up none. A request still asks the project's version itself,
 * and does not depend on this.
 */
export function followChanges(store: Store, followers: readonly Follower[]): Following {
  const heard = new Map<number, number>();
  const catchUps = followers.map(
    (follower) => new CatchUps((projectId, version) => follower.catchUp(projectId, version)),
  );
  const hear = (projectId: number, version: number): void => {
    heard.set(projectId, Math.max(version, heard.get(projectId) ?? 0));
    for (const each of catchUps) each.hear(projectId, version);
  };
  const hearAll = async (): Promise<void> => {
    const projects = await store.background.selectFrom('project').select(['id', 'version']).execute();
    for (const { id, version } of projects) hear(id, version);
  };
  const ends = [
    store.changes.subscribeAll(({ projectId, version }) => hear(projectId, version)),
    // A database that cannot be read then is met, and told, by the requests.
    store.changes.onReset(() => void hearAll().catch(() => undefined)),
  ];
  return {
    heard,
    end() {
      for (const end of ends) end();
      for (const each of catchUps) each.close();
    },
  };
}
