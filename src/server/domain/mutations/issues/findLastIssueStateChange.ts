import { getEventKindByCode } from '../../../../shared/events/kinds';
import type { StoredIssueEvent } from '../../../store/read/StoredIssueEvent';
import { getEventValueAfterOrBefore } from '../../events/issueEventParts';

/** A change of an issue's state that has not been undone. */
export interface IssueStateChange {
  changed: StoredIssueEvent;
  /**
   * The event of the state change, and the events of duplicate links, holding and releasing that it caused, in order.
   */
  events: StoredIssueEvent[];
}

const isStateChangeEvent = ({ kind }: StoredIssueEvent): boolean =>
  getEventKindByCode(kind) === 'state_changed';

const isHoldEvent = ({ kind }: StoredIssueEvent): boolean =>
  getEventKindByCode(kind) === 'held' || getEventKindByCode(kind) === 'released';

/**
 * The last change of an issue's state that has not been undone; null if there is none. Undoing repeatedly
 * goes back one state change at a time.
 * @param events the issue's events of state, links and hold, newest first
 */
export function findLastIssueStateChange(events: readonly StoredIssueEvent[]): IssueStateChange | null {
  const undone = new Set<number>();
  for (const [index, event] of events.entries()) {
    if (!isStateChangeEvent(event)) continue;
    const undoes = event.after?.['undoes'];
    if (typeof undoes === 'number') undone.add(undoes);
    else if (!undone.has(event.sequence)) {
      return {
        changed: event,
        events: [event, ...findEventsOfStateChange(event, events.slice(0, index).reverse())],
      };
    }
  }
  return null;
}

/** The events of links, holding and releasing that a state change caused: those with the same actor and time. */
function findEventsOfStateChange(
  step: StoredIssueEvent,
  later: readonly StoredIssueEvent[],
): StoredIssueEvent[] {
  const next = later.findIndex(isStateChangeEvent);
  return later
    .slice(0, next < 0 ? later.length : next)
    .filter(
      (event) =>
        (isHoldEvent(event) || getEventValueAfterOrBefore(event, 'kind') === 'duplicates') &&
        event.actor_id === step.actor_id &&
        event.created_at.getTime() === step.created_at.getTime(),
    );
}
