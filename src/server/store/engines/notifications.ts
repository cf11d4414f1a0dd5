/** The interface between an engine that receives PostgreSQL notifications and the hub that distributes them. */

/** Channel of LISTEN and NOTIFY. It needs no installation name: each Winnow installation has its own database. */
export const CHANGES_CHANNEL = 'winnow_changes';

export interface NotificationListener {
  /** Called with the payload of each notification on `CHANGES_CHANNEL`. */
  onNotification(payload: string): void;
  /** Called when listening starts, and when it starts again after a failure: earlier notifications may have been lost. */
  onReset(): void;
}

/** An engine that receives notifications. */
export interface NotificationSource {
  /** Whether notifications sent now would be received. */
  readonly isConnected: boolean;
  /** How many times the connection was lost and re-established. */
  readonly reconnects: number;
}
