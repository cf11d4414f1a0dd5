/** Passes live changes of the viewer's inbox to the screens. Separate from startInbox.ts, which is loaded later. */
import type { IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';

/** An added or changed notification. */
export interface ChangedNotification {
  readonly id: string;
  /** When the newest event happened. */
  readonly updatedAt: string;
  readonly eventCount: number;
}

/** A change of the inbox, before it is written to Relay's store. */
export interface InboxUpdate {
  readonly notifications: readonly ChangedNotification[];
  /** Whether changes may have been missed, so that lists have to be fetched again. */
  readonly reset: boolean;
  /** The inbox versions before and after this change. */
  readonly since: number;
  readonly version: number;
}

export class InboxUpdates {
  readonly #emitter = new Emitter<InboxUpdate>();
  #version = 0;

  /** The inbox version of the last change; 0 before the first one. */
  get version(): number {
    return this.#version;
  }

  readonly subscribe = this.#emitter.subscribe;

  emit(update: InboxUpdate): void {
    this.#version = update.version;
    this.#emitter.emit(update);
  }
}

const updatesByEnvironment = new WeakMap<IEnvironment, InboxUpdates>();

/** Returns the inbox changes of an environment. */
export function getInboxUpdates(environment: IEnvironment): InboxUpdates {
  const updates = updatesByEnvironment.get(environment) ?? new InboxUpdates();
  updatesByEnvironment.set(environment, updates);
  return updates;
}
