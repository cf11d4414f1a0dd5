/**
 * The interface between a database engine, which receives PostgreSQL NOTIFY messages, and the ProjectChangeHub,
 * which passes them on.
 */

/**
 * The channel for PostgreSQL's LISTEN and NOTIFY. Its name can be constant, because each Winnow installation
 * has its own database.
 */
export const CHANGE_NOTIFICATION_CHANNEL = 'winnow_changes';

export interface PostgresNotificationHandler {
  /** Called with the payload of each PostgreSQL notification on `CHANGE_NOTIFICATION_CHANNEL`. */
  onNotification(payload: string): void;
  /**
   * Called when listening for PostgreSQL notifications starts, and when it starts again after a failure:
   * earlier notifications may have been lost.
   */
  onConnectionReset(): void;
}

/** The state of a database engine's connection for PostgreSQL NOTIFY messages. */
export interface PostgresNotificationSource {
  /** Whether the engine is listening, so that a PostgreSQL notification sent now would be received. */
  readonly isConnected: boolean;
  /** How many times the connection for PostgreSQL notifications was lost and re-established. */
  readonly reconnectCount: number;
}
