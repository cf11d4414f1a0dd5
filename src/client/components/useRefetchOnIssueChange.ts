import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Observable } from 'relay-runtime';
import { type LiveUpdate, liveEventsOf } from '../relay/events/LiveEvents';

/** While an issue changes again and again, it is asked for no more often than this, in ms. */
const AGAIN_AFTER = 300;

/**
 * Has what is shown of an issue asked anew, beside what is told of it anyway, whenever it has changed or
 * may have: quietly, into the store.
 */
export function useRefetchOnIssueChange(id: string, ask: () => Observable<unknown>): void {
  const live = liveEventsOf(useRelayEnvironment());
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let stop = (): void => {};
    let isBusy = false;
    let isDue = false;
    const start = (): void => {
      isBusy = true;
      isDue = false;
      // What fails is asked with the next change.
      const request = askNow().subscribe({ complete: rest, error: rest });
      stop = () => request.unsubscribe();
    };
    const rest = (): void => {
      const timer = setTimeout(() => {
        isBusy = false;
        if (isDue) start();
      }, AGAIN_AFTER);
      stop = () => clearTimeout(timer);
    };
    const unsubscribe = live.subscribe((change) => {
      if (!mayConcern(change, id)) return;
      if (isBusy) isDue = true;
      else start();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [id, live]);
}

const mayConcern = ({ issues, deleted, listsChanged, reset }: LiveUpdate, id: string): boolean =>
  issues.has(id) || reset || (listsChanged && issues.size + deleted.size === 0);
