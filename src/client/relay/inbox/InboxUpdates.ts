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
  /** Whether changes may have been missed, so that lists have to be fetched again. */
  readonly reset: boolean;
}

const emitters = new WeakMap<IEnvironment, Emitter<InboxUpdate>>();

/** Returns the emitter of inbox changes of an environment. */
export function getInboxUpdates(environment: IEnvironment): Emitter<InboxUpdate> {
  const emitter = emitters.get(environment) ?? new Emitter<InboxUpdate>();
  emitters.set(environment, emitter);
  return emitter;
}
