/**
 * Passes PostgreSQL notifications about changed projects to listeners in this process. Any process can have
 * made the changes.
 */
import { Emitter } from '../../../shared/Emitter';
import type { PostgresNotificationHandler, PostgresNotificationSource } from '../engines/notifications';
import type { IssueRow } from '../read/issues';
import { parseBulkOperationNotification } from './bulkNotification';
import { type InboxChangeNotification, parseInboxChangeNotification } from './inboxChangeNotification';
import { type ProjectChangeNotification, parseProjectChangeNotification } from './ProjectChangeNotification';
import { parseTriageLeaseNotification } from './triageNotification';

/**
 * Ends a subscription. Takes effect at once, even for a notification that is being delivered to other
 * listeners.
 */
export type Unsubscribe = () => void;

/**
 * Issue rows that a write of this process has changed, except for their titles. It is passed on only if the write
 * changed nothing else that lists depend on.
 */
export interface IssueRowsUpdate {
  projectId: number;
  /** The project's version before the write. */
  since: number;
  /** The project's version after the write. */
  version: number;
  /** The changed issue rows as they are at project version `version`. */
  rows: readonly IssueRow[];
}

/**
 * A source of notifications about changed projects. A notification is only a hint, delivered after the
 * commit: versions may be skipped, repeated or late. The source of truth is the project's row and its events.
 * A subscriber that reads the project's version after subscribing, and again at each reset, misses nothing.
 * Notifications are not buffered for slow listeners. Listeners must not throw.
 */
export interface ProjectChangeSource {
  /** Calls `listener` with each new version of one project. */
  subscribeToProject(projectId: number, listener: (version: number) => void): Unsubscribe;
  /**
   * Calls `listener` with the number of a bulk operation of the project when its state or counts have
   * changed.
   */
  subscribeToBulkOperations(projectId: number, listener: (operation: number) => void): Unsubscribe;
  /**
   * Calls `listener` with the number of an issue of the project when its triage lease was taken, renewed or released.
   */
  subscribeToTriageLeases(projectId: number, listener: (issueNumber: number) => void): Unsubscribe;
  /**
   * Calls `listener` with each change of a user's inbox, in the order of its versions. Several notifications can have
   * changed in the same version.
   */
  subscribeToInbox(userId: number, listener: (change: InboxChangeNotification) => void): Unsubscribe;
  /** Calls `listener` when any project has a new version, including projects created later. */
  subscribeToAllProjects(listener: (change: ProjectChangeNotification) => void): Unsubscribe;
  /**
   * Calls `listener` when notifications may have been lost: at the first connection to the database and at each
   * reconnection.
   */
  onNotificationConnectionReset(listener: () => void): Unsubscribe;
  /**
   * Passes committed issue rows to the listeners in this process, so that they do not have to read them from
   * the database.
   */
  emitIssueRowsUpdate(update: IssueRowsUpdate): void;
  /**
   * Calls `listener` with changed issue rows. Not every write passes its rows on, so in-memory indexes must
   * still compare versions.
   */
  onIssueRowsUpdate(listener: (update: IssueRowsUpdate) => void): Unsubscribe;
  /** Whether this process is connected to the database and receives change notifications. */
  readonly isConnected: boolean;
  /** How many times the connection for notifications was lost and re-established. */
  readonly reconnectCount: number;
}

/**
 * The implementation of `ProjectChangeSource`, with one instance per process. It connects to the database at
 * the first subscription, so that commands, which do not subscribe, open no connection for notifications.
 */
export class ProjectChangeHub implements ProjectChangeSource {
  readonly #listen: (listener: PostgresNotificationHandler) => PostgresNotificationSource;
  #source: PostgresNotificationSource | null = null;
  readonly #projectChanges = new Map<number, Emitter<number>>();
  readonly #bulkChanges = new Map<number, Emitter<number>>();
  readonly #triageLeaseChanges = new Map<number, Emitter<number>>();
  readonly #inboxChanges = new Map<number, Emitter<InboxChangeNotification>>();
  readonly #allChanges = new Emitter<ProjectChangeNotification>();
  readonly #resets = new Emitter();
  readonly #rowUpdates = new Emitter<IssueRowsUpdate>();

  /** @param listen starts to receive PostgreSQL notifications; called at most once */
  constructor(listen: (listener: PostgresNotificationHandler) => PostgresNotificationSource) {
    this.#listen = listen;
  }

  get isConnected(): boolean {
    return this.#source?.isConnected ?? false;
  }

  get reconnectCount(): number {
    return this.#source?.reconnectCount ?? 0;
  }

  subscribeToProject(projectId: number, listener: (version: number) => void): Unsubscribe {
    return this.#addByKey(this.#projectChanges, projectId, listener);
  }

  subscribeToBulkOperations(projectId: number, listener: (operation: number) => void): Unsubscribe {
    return this.#addByKey(this.#bulkChanges, projectId, listener);
  }

  subscribeToTriageLeases(projectId: number, listener: (issueNumber: number) => void): Unsubscribe {
    return this.#addByKey(this.#triageLeaseChanges, projectId, listener);
  }

  subscribeToInbox(userId: number, listener: (change: InboxChangeNotification) => void): Unsubscribe {
    return this.#addByKey(this.#inboxChanges, userId, listener);
  }

  subscribeToAllProjects(listener: (change: ProjectChangeNotification) => void): Unsubscribe {
    return this.#add(this.#allChanges, listener);
  }

  onNotificationConnectionReset(listener: () => void): Unsubscribe {
    return this.#add(this.#resets, listener);
  }

  emitIssueRowsUpdate(update: IssueRowsUpdate): void {
    this.#rowUpdates.emit(update);
  }

  /**
   * Subscribes to updates of issue rows. In contrast to change notifications, they are sent only within this process,
   * so that no database connection is needed.
   */
  onIssueRowsUpdate(listener: (update: IssueRowsUpdate) => void): Unsubscribe {
    return this.#rowUpdates.subscribe(listener);
  }

  #deliver(payload: string): void {
    const bulk = parseBulkOperationNotification(payload);
    if (bulk) this.#bulkChanges.get(bulk.projectId)?.emit(bulk.operation);
    const lease = parseTriageLeaseNotification(payload);
    if (lease) this.#triageLeaseChanges.get(lease.projectId)?.emit(lease.number);
    for (const announced of parseInboxChangeNotification(payload))
      this.#inboxChanges.get(announced.userId)?.emit(announced);
    const change = parseProjectChangeNotification(payload);
    if (!change) return;
    this.#projectChanges.get(change.projectId)?.emit(change.version);
    this.#allChanges.emit(change);
  }

  /** @param key id of the project or user */
  #addByKey<T>(emitters: Map<number, Emitter<T>>, key: number, listener: (value: T) => void): Unsubscribe {
    const emitter = emitters.get(key) ?? new Emitter<T>();
    emitters.set(key, emitter);
    const unsubscribe = this.#add(emitter, listener);
    return () => {
      unsubscribe();
      if (emitter.listenerCount === 0 && emitters.get(key) === emitter) emitters.delete(key);
    };
  }

  #add<T>(emitter: Emitter<T>, listener: (value: T) => void): Unsubscribe {
    // Each subscription gets a new function, so that the same listener can subscribe twice.
    const unsubscribe = emitter.subscribe((value) => listener(value));
    this.#source ??= this.#listen({
      onNotification: (payload) => this.#deliver(payload),
      onConnectionReset: () => this.#resets.emit(),
    });
    return unsubscribe;
  }
}
