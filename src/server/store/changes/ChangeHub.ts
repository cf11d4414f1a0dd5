/** Distributes change notifications within this process, whichever process made the change. */
import { Emitter } from '../../../shared/Emitter';
import type { NotificationListener, NotificationSource } from '../engines/notifications';
import type { IssueRow } from '../read/issues';
import { parseBulkNotification } from './bulkNotification';
import { type ProjectChange, parseProjectChange } from './ProjectChange';

/** Ends a subscription. Takes effect at once, even for a notification that is being delivered. */
export type Unsubscribe = () => void;

/** The complete effect of a write of this process, when it changed nothing but issue rows. */
export interface RowUpdate {
  projectId: number;
  /** The project's version before the write. */
  since: number;
  /** The project's version after the write. */
  version: number;
  /** The changed rows as they are at `version`. */
  rows: readonly IssueRow[];
}

/**
 * Change notifications are hints, delivered after the commit: versions may be skipped, repeated or late.
 * The project's row and its events are the source of truth. A subscriber that reads the version after
 * subscribing, and again at each reset, misses nothing. Notifications are not buffered for slow listeners.
 * Listeners must not throw.
 */
export interface ChangeSource {
  /** Calls `listener` with new versions of one project. */
  subscribe(projectId: number, listener: (version: number) => void): Unsubscribe;
  /** Calls `listener` with the number of each bulk operation of a project whose state or counts changed. */
  subscribeToBulk(projectId: number, listener: (operation: number) => void): Unsubscribe;
  /** Calls `listener` for all projects, including those created later. */
  subscribeAll(listener: (change: ProjectChange) => void): Unsubscribe;
  /** Calls `listener` when notifications may have been lost: at the first connection to the database and at each reconnection. */
  onReset(listener: () => void): Unsubscribe;
  /** Passes committed rows to listeners in this process, which saves them a read. */
  rowsUpdated(update: RowUpdate): void;
  /** Calls `listener` with row updates. Covers only some writes: in-memory indexes must still compare versions. */
  onRowsUpdated(listener: (update: RowUpdate) => void): Unsubscribe;
  /** Whether notifications sent now would be received. */
  readonly isConnected: boolean;
  /** How many times the connection was lost and re-established. */
  readonly reconnects: number;
}

/** The implementation of `ChangeSource`, one instance per process. Connects at the first subscription, so that commands open no connection for it. */
export class ChangeHub implements ChangeSource {
  readonly #listen: (listener: NotificationListener) => NotificationSource;
  #source: NotificationSource | null = null;
  readonly #projectChanges = new Map<number, Emitter<number>>();
  readonly #bulkChanges = new Map<number, Emitter<number>>();
  readonly #allChanges = new Emitter<ProjectChange>();
  readonly #resets = new Emitter();
  readonly #rowUpdates = new Emitter<RowUpdate>();

  /** @param listen starts to receive notifications; called at most once */
  constructor(listen: (listener: NotificationListener) => NotificationSource) {
    this.#listen = listen;
  }

  get isConnected(): boolean {
    return this.#source?.isConnected ?? false;
  }

  get reconnects(): number {
    return this.#source?.reconnects ?? 0;
  }

  subscribe(projectId: number, listener: (version: number) => void): Unsubscribe {
    return this.#addByProject(this.#projectChanges, projectId, listener);
  }

  subscribeToBulk(projectId: number, listener: (operation: number) => void): Unsubscribe {
    return this.#addByProject(this.#bulkChanges, projectId, listener);
  }

  subscribeAll(listener: (change: ProjectChange) => void): Unsubscribe {
    return this.#add(this.#allChanges, listener);
  }

  onReset(listener: () => void): Unsubscribe {
    return this.#add(this.#resets, listener);
  }

  rowsUpdated(update: RowUpdate): void {
    this.#rowUpdates.emit(update);
  }

  /** Needs no database connection: row updates stay within this process. */
  onRowsUpdated(listener: (update: RowUpdate) => void): Unsubscribe {
    return this.#rowUpdates.subscribe(listener);
  }

  #deliver(payload: string): void {
    const bulk = parseBulkNotification(payload);
    if (bulk) this.#bulkChanges.get(bulk.projectId)?.emit(bulk.operation);
    const change = parseProjectChange(payload);
    if (!change) return;
    this.#projectChanges.get(change.projectId)?.emit(change.version);
    this.#allChanges.emit(change);
  }

  #addByProject(
    emitters: Map<number, Emitter<number>>,
    projectId: number,
    listener: (value: number) => void,
  ): Unsubscribe {
    const emitter = emitters.get(projectId) ?? new Emitter<number>();
    emitters.set(projectId, emitter);
    const unsubscribe = this.#add(emitter, listener);
    return () => {
      unsubscribe();
      if (emitter.size === 0 && emitters.get(projectId) === emitter) emitters.delete(projectId);
    };
  }

  #add<T>(emitter: Emitter<T>, listener: (value: T) => void): Unsubscribe {
    // A new function for each subscription, so that the same listener can subscribe twice.
    const unsubscribe = emitter.subscribe((value) => listener(value));
    this.#source ??= this.#listen({
      onNotification: (payload) => this.#deliver(payload),
      onReset: () => this.#resets.emit(),
    });
    return unsubscribe;
  }
}
