/**
 * Live updates from the server and the page's own mutations: the part of the live update code that is in the
 * initial bundle.
 */
import type { GraphQLSingularResponse, IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';

/** A live update of one project, after it was written to Relay's store. */
export interface LiveUpdate {
  readonly projectId: string;
  /** The changed issues by id; empty when there are too many to name. */
  readonly issues: ReadonlyMap<string, { readonly number: number; readonly version: number }>;
  /** Ids of other issues, of which only the progress of their sub-issues has changed. */
  readonly progressChanged: ReadonlySet<string>;
  /** Ids of deleted issues. */
  readonly deleted: ReadonlySet<string>;
  /** Whether issue lists may have gained or lost rows or changed their order. */
  readonly listsChanged: boolean;
  /** Whether live updates were skipped, so that everything on screen has to be refetched. */
  readonly reset: boolean;
}

/** Number of live updates kept for `reapplyLiveUpdatesSince`; more rarely arrive during one request. */
const RECENT_LIVE_UPDATES_MAX = 50;

/** Each Relay environment has one instance: see `getLiveUpdateDispatcher`. */
export class LiveUpdateDispatcher {
  /** The last received version of each subscribed project. */
  readonly versions = new Map<string, number>();
  private readonly updates = new Emitter<LiveUpdate>();
  private readonly projectSubscriptions = new Emitter<string>();
  /** Versions of issues in the responses to this page's own mutations. */
  private readonly ownVersions = new Map<string, number>();
  /** Ids of issues that this page has deleted. */
  private readonly ownDeleted = new Set<string>();
  private readonly ownDeletions = new Emitter<string>();
  private readonly ownEdits = new Emitter<readonly string[]>();
  private readonly unavailableProjects = new Emitter<string>();
  private readonly recent: (() => void)[] = [];
  /** Number of live updates received so far. */
  emittedCount = 0;

  /** Calls the listener with every live update of a subscribed project. */
  readonly subscribe = this.updates.subscribe;

  /**
   * Subscribes to live updates of a project for as long as the page is open.
   *
   * @param version project version of the data on screen; when it is older than the received version, later
   *   updates are sent again
   */
  subscribeToProject(projectId: string, version: string): void {
    const received = this.versions.get(projectId);
    if (received !== undefined && received <= Number(version)) return;
    this.versions.set(projectId, Number(version));
    this.projectSubscriptions.emit(projectId);
  }

  /**
   * Calls the listener with each project for which a live subscription has to be started or restarted, and
   * the project version to start from.
   */
  readonly onProjectSubscribed = this.projectSubscriptions.subscribe;

  /**
   * Writes a live update to Relay's store and notifies the listeners.
   *
   * @param commit updates the store; may be called again
   */
  emitLiveUpdate(update: LiveUpdate, commit: () => void): void {
    this.writeLiveUpdateToStore(commit);
    this.updates.emit(update);
  }

  /** Writes a live update to Relay's store without notifying listeners. */
  writeLiveUpdateToStore(commit: () => void): void {
    this.recent.push(commit);
    if (this.recent.length > RECENT_LIVE_UPDATES_MAX) this.recent.shift();
    this.emittedCount += 1;
    commit();
  }

  /**
   * Applies the live updates after the first `count` ones to Relay's store again: the response of a request
   * that was sent before them may be older and has just overwritten them.
   */
  reapplyLiveUpdatesSince(count: number): void {
    const missed = Math.min(this.emittedCount - count, this.recent.length);
    if (missed > 0) for (const commit of this.recent.slice(-missed)) commit();
  }

  /**
   * Records the issue versions in the response to one of this page's mutations, so that live updates with the
   * same versions are recognized as the page's own.
   */
  recordOwnMutationResponse(answer: GraphQLSingularResponse): void {
    if (!('data' in answer) || !answer.data) return;
    const edited = new Map<string, number>();
    for (const payload of Object.values(answer.data)) {
      collectIssueVersions(edited, payload);
      this.recordOwnIssueDeletion(payload);
      const { deletedProjectId } = (payload ?? {}) as { deletedProjectId?: unknown };
      if (typeof deletedProjectId === 'string') this.unavailableProjects.emit(deletedProjectId);
    }
    for (const [id, version] of edited) this.ownVersions.set(id, version);
    if (edited.size > 0) this.ownEdits.emit([...edited.keys()]);
  }

  private recordOwnIssueDeletion(payload: unknown): void {
    const { deletedIssueId: id, project } = (payload ?? {}) as {
      deletedIssueId?: unknown;
      project?: { id: string };
    };
    if (typeof id !== 'string' || !project) return;
    this.ownDeleted.add(id);
    this.ownDeletions.emit(project.id);
  }

  /** Reports a project that was deleted, or that the viewer can no longer read, after its removal from Relay's store. */
  readonly emitProjectUnavailable = (projectId: string): void => this.unavailableProjects.emit(projectId);

  /** Calls the listener with each project that was deleted, or that the viewer can no longer read. */
  readonly subscribeToUnavailableProjects = this.unavailableProjects.subscribe;

  /** Calls the listener with the project of each issue that this page deletes, to refetch its lists. */
  readonly subscribeToOwnDeletions = this.ownDeletions.subscribe;

  /** Calls the listener with the ids of the issues in the response to each of this page's mutations. */
  readonly subscribeToOwnEdits = this.ownEdits.subscribe;

  /** Whether this page has deleted the issue. */
  wasIssueDeletedInThisTab(id: string): boolean {
    return this.ownDeleted.has(id);
  }

  /**
   * Whether this version of an issue was produced by a mutation of this page. The creation of an issue does
   * not count.
   */
  isIssueVersionFromThisTab(id: string, version: number): boolean {
    return version > 1 && (this.ownVersions.get(id) ?? 0) >= version;
  }
}

/**
 * Collects the ids and versions of the issues in a mutation's response, at most two levels below the payload.
 */
function collectIssueVersions(own: Map<string, number>, value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 2) return;
  const { id, version } = value as { id?: unknown; version?: unknown };
  if (typeof id === 'string' && typeof version === 'number') own.set(id, version);
  for (const each of Object.values(value)) collectIssueVersions(own, each, depth + 1);
}

const liveUpdateDispatchersByEnvironment = new WeakMap<IEnvironment, LiveUpdateDispatcher>();

export function registerLiveUpdateDispatcher(environment: IEnvironment, events: LiveUpdateDispatcher): void {
  liveUpdateDispatchersByEnvironment.set(environment, events);
}

/** The live events of an environment. For an environment of a test, it is created on first use. */
export function getLiveUpdateDispatcher(environment: IEnvironment): LiveUpdateDispatcher {
  const events = liveUpdateDispatchersByEnvironment.get(environment) ?? new LiveUpdateDispatcher();
  liveUpdateDispatchersByEnvironment.set(environment, events);
  return events;
}
