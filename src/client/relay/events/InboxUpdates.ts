/** Passes live changes of the viewer's inbox to the screens. Separate from startInbox.ts, which is loaded later. */
import type { IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';

/** A change of the inbox, before it is written to Relay's store. */
export interface InboxUpdate {
  /** Added or changed notifications, with the time of their newest event. */
  readonly notifications: readonly {
    readonly id: string;
    readonly updatedAt: string;
    readonly eventCount: number;
  }[];
  /** True if the server has left the changes out of the message. Lists have to be fetched again. */
  readonly reset: boolean;
  /**
   * Version of the inbox before these changes. A list with an older version has missed changes. Null after the connection
   * was interrupted: meanwhile, the issues of the notifications may have changed, too.
   */
  readonly from: number | null;
  /** Version of the inbox after these changes. */
  readonly version: number;
}

const emitters = new WeakMap<IEnvironment, Emitter<InboxUpdate>>();

/** Returns the emitter of inbox changes of an environment. */
export function getInboxUpdates(environment: IEnvironment): Emitter<InboxUpdate> {
  const emitter = emitters.get(environment) ?? new Emitter<InboxUpdate>();
  emitters.set(environment, emitter);
  return emitter;
}
