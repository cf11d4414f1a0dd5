import { EVENT_KINDS } from '../../../../shared/issue';
import type { StateEvent } from '../../../store/read/stateEvents';
import { valueOf } from '../../undo/fields';

/** A change of an issue's state that still holds. */
export interface StateChange {
  changed: StateEvent;
  /** It, and what it did to the links as a duplicate, in order. */
  events: StateEvent[];
}

const isStep = ({ kind }: StateEvent): boolean => EVENT_KINDS[kind] === 'state_changed';

/**
 * The last change of state that nobody has taken back yet; null: there is none. Taking steps back leads
 * from one to the one before it.
 *
 * @param events of the state and links, the newest first
 */
export function lastStateChange(events: readonly StateEvent[]): StateChange | null {
  const takenBack = new Set<number>();
  for (const [index, event] of events.entries()) {
    if (!isStep(event)) continue;
    const undoes = event.after?.['undoes'];
    if (typeof undoes === 'number') takenBack.add(undoes);
    else if (!takenBack.has(event.sequence)) {
      return { changed: event, events: [event, ...linksWith(event, events.slice(0, index).reverse())] };
    }
  }
  return null;
}

/** The links that were made and cut together with a step. */
function linksWith(step: StateEvent, later: readonly StateEvent[]): StateEvent[] {
  const next = later.findIndex(isStep);
  return later
    .slice(0, next < 0 ? later.length : next)
    .filter(
      (event) =>
        valueOf(event, 'kind') === 'duplicates' &&
        event.actor_id === step.actor_id &&
        event.created_at.getTime() === step.created_at.getTime(),
    );
}
