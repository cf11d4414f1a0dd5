/** Who hears, in this process, that projects changed: wherever the writer was. */
import type { IssueRow } from '../read/issues';
import { parseBulkNotification } from './bulkNotification';
import { type Change, type Hearer, type Listening, parseChange } from './channel';

/** Ends a subscription: its listener is not called again, not even by the change that is being told. */
export type Unsubscribe = () => void;

/** What a writer of this process has made of issues between two versions of their project, and nothing else. */
export interface Amendment {
  projectId: number;
  /** The version before. */
  since: number;
  version: number;
  /** As they are at that version. */
  rows: readonly IssueRow[];
}

/**
 * What is told is a hint, given once its transaction is committed: versions may be left out, come twice
 * or late. The project's row and its events are the truth. Whoever subscribes and then reads the version
 * misses nothing, as long as they read it again at each reset. Nothing is kept for a slow listener; one
 * must not throw.
 */
export interface Changes {
  subscribe(projectId: number, listener: (version: number) => void): Unsubscribe;
  /** Calls `listener` with the number of each bulk operation of a project whose state or counts changed. */
  subscribeToBulk(projectId: number, listener: (operation: number) => void): Unsubscribe;
  /** Of all projects, those made later too. */
  subscribeAll(listener: (change: Change) => void): Unsubscribe;
  /** Told when changes may have been missed: at the first connection to the database and at each later one. */
  onReset(listener: () => void): Unsubscribe;
  /** Hands on what was committed, so that it need not be read again. */
  amended(amendment: Amendment): void;
  /** Of some of what is written: whoever keeps rows in memory still goes by the versions. */
  onAmended(listener: (amendment: Amendment) => void): Unsubscribe;
  /** Whether what is written now would be heard. */
  readonly isConnected: boolean;
  /** How often the connection was lost and made again. */
  readonly reconnects: number;
}

/** One a process. It begins to listen when somebody first subscribes: a command needs no connection for it. */
export class ChangeHub implements Changes, Hearer {
  readonly #listen: (hearer: Hearer) => Listening;
  #listening: Listening | null = null;
  readonly #ofProjects = new Map<number, Set<Subscription<number>>>();
  readonly #bulkSubscriptions = new Map<number, Set<Subscription<number>>>();
  readonly #ofAll = new Set<Subscription<Change>>();
  readonly #ofResets = new Set<Subscription<void>>();
  readonly #ofAmendments = new Set<Subscription<Amendment>>();

  constructor(listen: (hearer: Hearer) => Listening) {
    this.#listen = listen;
  }

  get isConnected(): boolean {
    return this.#listening?.isConnected ?? false;
  }

  get reconnects(): number {
    return this.#listening?.reconnects ?? 0;
  }

  subscribe(projectId: number, listener: (version: number) => void): Unsubscribe {
    return this.#addByProject(this.#ofProjects, projectId, listener);
  }

  subscribeToBulk(projectId: number, listener: (operation: number) => void): Unsubscribe {
    return this.#addByProject(this.#bulkSubscriptions, projectId, listener);
  }

  subscribeAll(listener: (change: Change) => void): Unsubscribe {
    return this.#add(this.#ofAll, listener);
  }

  onReset(listener: () => void): Unsubscribe {
    return this.#add(this.#ofResets, listener);
  }

  amended(amendment: Amendment): void {
    for (const { listener } of this.#ofAmendments) listener(amendment);
  }

  /** What this process has written comes without the database. */
  onAmended(listener: (amendment: Amendment) => void): Unsubscribe {
    return subscribed(this.#ofAmendments, listener);
  }

  hear(payload: string): void {
    const bulk = parseBulkNotification(payload);
    if (bulk) {
      for (const { listener } of this.#bulkSubscriptions.get(bulk.projectId) ?? []) listener(bulk.operation);
    }
    const change = parseChange(payload);
    if (!change) return;
    for (const { listener } of this.#ofProjects.get(change.projectId) ?? []) listener(change.version);
    for (const { listener } of this.#ofAll) listener(change);
  }

  reset(): void {
    for (const { listener } of this.#ofResets) listener();
  }

  #addByProject(
    byProject: Map<number, Set<Subscription<number>>>,
    projectId: number,
    listener: (value: number) => void,
  ): Unsubscribe {
    const subscriptions = byProject.get(projectId) ?? new Set();
    byProject.set(projectId, subscriptions);
    const unsubscribe = this.#add(subscriptions, listener);
    return () => {
      unsubscribe();
      if (subscriptions.size === 0 && byProject.get(projectId) === subscriptions) byProject.delete(projectId);
    };
  }

  #add<T>(subscribers: Set<Subscription<T>>, listener: (told: T) => void): Unsubscribe {
    const unsubscribe = subscribed(subscribers, listener);
    this.#listening ??= this.#listen(this);
    return unsubscribe;
  }
}

function subscribed<T>(subscribers: Set<Subscription<T>>, listener: (told: T) => void): Unsubscribe {
  // Of its own, so that the same function may subscribe twice.
  const subscription = { listener };
  subscribers.add(subscription);
  return () => void subscribers.delete(subscription);
}

interface Subscription<T> {
  listener: (told: T) => void;
}
