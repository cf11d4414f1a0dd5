/** Changes of the viewer's inbox, from live updates to the screens: the part that is in the initial bundle of the inbox. */
import type { IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';

/** A change of the inbox, before it is written to Relay's store. */
export interface InboxUpdate {
  /** Added or changed notifications, with the time of their newest event. */
  readonly notifications: readonly { readonly id: string; readonly updatedAt: string }[];
  /** Whether changes may have been missed, so that lists have to be fetched again. */
  readonly reset: boolean;
}

const emitters = new WeakMap<IEnvironment, Emitter<InboxUpdate>>();

/** The changes of the inbox in an environment. */
export function getInboxUpdates(environment: IEnvironment): Emitter<InboxUpdate> {
  const emitter = emitters.get(environment) ?? new Emitter<InboxUpdate>();
  emitters.set(environment, emitter);
  return emitter;
}
