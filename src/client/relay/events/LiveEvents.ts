/** The page's live updates and its own changes: the part of live updates that is loaded from the start. */
import type { GraphQLSingularResponse, IEnvironment } from 'relay-runtime';

/** A live update of one project. The store has already been updated. */
export interface LiveUpdate {
  readonly projectId: string;
  /** The changed issues by id; empty when there are too many to name. */
  readonly issues: ReadonlyMap<string, { readonly number: number; readonly version: number }>;
  /** Ids of deleted issues. */
  readonly deleted: ReadonlySet<string>;
  /** Lists may have other rows or another order. */
  readonly listsChanged: boolean;
  /** Updates were skipped: everything shown has to be refetched. */
  readonly reset: boolean;
}

/** Number of updates kept for `reapplySince`; more rarely arrive during one request. */
const MAX_RECENT = 50;

/** One per environment: see `liveEventsOf`. */
export class LiveEvents {
  /** The version up to which this page has received each project that it subscribes to. */
  readonly versions = new Map<string, number>();
  private readonly listeners = new Set<(change: LiveUpdate) => void>();
  private readonly subscriptionListeners = new Set<(projectId: string) => void>();
  /** Versions of issues in the responses to this page's own mutations. */
  private readonly ownVersions = new Map<string, number>();
  /** Ids of issues that this page has deleted. */
  private readonly ownDeleted = new Set<string>();
  private readonly deletionListeners = new Set<(projectId: string) => void>();
  private readonly recent: (() => void)[] = [];
  /** Number of updates so far. */
  emittedCount = 0;

  /** Calls the listener with every update of a subscribed project. */
  subscribe(listener: (change: LiveUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Subscribes to a project for as long as the page is open.
   *
   * @param version of the data on screen; when it is older than the received version, later updates are sent again
   */
  subscribeToProject(projectId: string, version: string): void {
    const received = this.versions.get(projectId);
    if (received !== undefined && received <= Number(version)) return;
    this.versions.set(projectId, Number(version));
    for (const listener of this.subscriptionListeners) listener(projectId);
  }

  /** Calls the listener with each project that has to be (re)subscribed, from its version on. */
  onProjectSubscribed(listener: (projectId: string) => void): () => void {
    this.subscriptionListeners.add(listener);
    return () => this.subscriptionListeners.delete(listener);
  }

  /**
   * Updates the store and notifies the listeners.
   *
   * @param commit updates the store; may be called again
   */
  emit(update: LiveUpdate, commit: () => void): void {
    this.apply(commit);
    for (const listener of [...this.listeners]) listener(update);
  }

  /** Updates the store without notifying listeners. */
  apply(commit: () => void): void {
    this.recent.push(commit);
    if (this.recent.length > MAX_RECENT) this.recent.shift();
    this.emittedCount += 1;
    commit();
  }

  /**
   * Applies the updates after the first `count` ones again: the response of a request that was sent before them may
   * be older and has just overwritten them.
   */
  reapplySince(count: number): void {
    const missed = Math.min(this.emittedCount - count, this.recent.length);
    if (missed > 0) for (const commit of this.recent.slice(-missed)) commit();
  }

  /** Records the issue versions in the response to an own mutation, as live updates will report them as well. */
  recordOwnMutation(answer: GraphQLSingularResponse): void {
    if (!('data' in answer) || !answer.data) return;
    for (const payload of Object.values(answer.data)) {
      recordVersions(this.ownVersions, payload);
      this.noteDeleted(payload);
    }
  }

  private noteDeleted(payload: unknown): void {
    const { deletedIssueId: id, project } = (payload ?? {}) as {
      deletedIssueId?: unknown;
      project?: { id: string };
    };
    if (typeof id !== 'string' || !project) return;
    this.ownDeleted.add(id);
    for (const listener of [...this.deletionListeners]) listener(project.id);
  }

  /** Calls the listener with the project of each issue that this page deletes, to refetch its lists. */
  subscribeToOwnDeletions(listener: (projectId: string) => void): () => void {
    this.deletionListeners.add(listener);
    return () => this.deletionListeners.delete(listener);
  }

  /** Whether this page has deleted the issue. */
  hasDeleted(id: string): boolean {
    return this.ownDeleted.has(id);
  }

  /** Whether this page's own mutations have produced this version of the issue. Creation does not count. */
  isOwn(id: string, version: number): boolean {
    return version > 1 && (this.ownVersions.get(id) ?? 0) >= version;
  }
}

/** Finds issues by their id and version, at most two levels below the payload. */
function recordVersions(own: Map<string, number>, value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 2) return;
  const { id, version } = value as { id?: unknown; version?: unknown };
  if (typeof id === 'string' && typeof version === 'number') own.set(id, version);
  for (const each of Object.values(value)) recordVersions(own, each, depth + 1);
}

const ofEnvironment = new WeakMap<IEnvironment, LiveEvents>();

export function setLiveEvents(environment: IEnvironment, events: LiveEvents): void {
  ofEnvironment.set(environment, events);
}

/** The live events of an environment; created on first use in tests, which have no network. */
export function liveEventsOf(environment: IEnvironment): LiveEvents {
  const events = ofEnvironment.get(environment) ?? new LiveEvents();
  ofEnvironment.set(environment, events);
  return events;
}
