/** What a page hears of changes, and what it knows already: the part of live updates that is there from the start. */
import type { GraphQLSingularResponse, IEnvironment } from 'relay-runtime';

/** What happened in a project at once. The store has been told already. */
export interface LiveUpdate {
  readonly projectId: string;
  /** The issues that changed, by id; none where there are too many to tell. */
  readonly issues: ReadonlyMap<string, { readonly number: number; readonly version: number }>;
  /** Those that were deleted, by id. */
  readonly deleted: ReadonlySet<string>;
  /** Lists may have other rows or another order. */
  readonly listsChanged: boolean;
  /** More happened than is told: what is shown is to be asked anew. */
  readonly reset: boolean;
}

/** Messages kept to be told again; the requests that are under way are seldom older than that. */
const KEPT = 50;

/** Of one environment: see `liveEvents`. */
export class LiveEvents {
  /** The version of each project that this page knows all of; those that it follows. */
  readonly versions = new Map<string, number>();
  private readonly listeners = new Set<(change: LiveUpdate) => void>();
  private readonly onFollow = new Set<(projectId: string) => void>();
  /** The version to which this page's own mutations have brought issues. */
  private readonly own = new Map<string, number>();
  /** Issues that this page has deleted. */
  private readonly ownDeleted = new Set<string>();
  private readonly onDelete = new Set<(projectId: string) => void>();
  private readonly recent: (() => void)[] = [];
  /** How many messages have been told. */
  emittedCount = 0;

  /** Hears of every change of a project that is followed. */
  subscribe(listener: (change: LiveUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Follows a project for as long as the page lives, on from a version that something on screen is of. One
   * that is older than what was told since has it told again.
   */
  subscribeToProject(projectId: string, version: string): void {
    const place = this.versions.get(projectId);
    if (place !== undefined && place <= Number(version)) return;
    this.versions.set(projectId, Number(version));
    for (const listener of this.onFollow) listener(projectId);
  }

  /** Called with each project that is to be followed, or to be told again, from its place on. */
  onProjectSubscribed(listener: (projectId: string) => void): () => void {
    this.onFollow.add(listener);
    return () => this.onFollow.delete(listener);
  }

  /** @param commit brings it to the store (again) */
  emit(change: LiveUpdate, commit: () => void): void {
    this.recent.push(commit);
    if (this.recent.length > KEPT) this.recent.shift();
    this.emittedCount += 1;
    commit();
    for (const listener of [...this.listeners]) listener(change);
  }

  /**
   * Tells the store again of what came after the first `told` messages: an answer that was asked for
   * before then may be older than they are, and has just overwritten them.
   */
  reapplySince(told: number): void {
    const count = Math.min(this.emittedCount - told, this.recent.length);
    if (count > 0) for (const commit of this.recent.slice(-count)) commit();
  }

  /** Notes what the answer to a mutation of this page says of issues: it will be told as a change as well. */
  recordOwnMutation(answer: GraphQLSingularResponse): void {
    if (!('data' in answer) || !answer.data) return;
    for (const payload of Object.values(answer.data)) {
      note(this.own, payload);
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
    for (const listener of [...this.onDelete]) listener(project.id);
  }

  /** Called with the project of each issue that this page has deleted: its lists are without it at once. */
  subscribeToOwnDeletions(listener: (projectId: string) => void): () => void {
    this.onDelete.add(listener);
    return () => this.onDelete.delete(listener);
  }

  /** Whether it was this page that deleted an issue. */
  hasDeleted(id: string): boolean {
    return this.ownDeleted.has(id);
  }

  /** Whether a change of an issue that it had before is none but this page's. */
  isOwn(id: string, version: number): boolean {
    return version > 1 && (this.own.get(id) ?? 0) >= version;
  }
}

/** Issues are found by what they have: an id and a version, at most a step below the payload. */
function note(own: Map<string, number>, value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 2) return;
  const { id, version } = value as { id?: unknown; version?: unknown };
  if (typeof id === 'string' && typeof version === 'number') own.set(id, version);
  for (const each of Object.values(value)) note(own, each, depth + 1);
}

const ofEnvironment = new WeakMap<IEnvironment, LiveEvents>();

export function setLiveEvents(environment: IEnvironment, events: LiveEvents): void {
  ofEnvironment.set(environment, events);
}

/** Those of an environment. One without a network, as tests have, hears of nothing that it is not told. */
export function liveEventsOf(environment: IEnvironment): LiveEvents {
  const events = ofEnvironment.get(environment) ?? new LiveEvents();
  ofEnvironment.set(environment, events);
  return events;
}
