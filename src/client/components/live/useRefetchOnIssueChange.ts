import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Observable } from 'relay-runtime';
import { type LiveUpdate, getLiveUpdateDispatcher } from '../../relay/events/LiveUpdateDispatcher';

/** Minimum milliseconds between two refetches while an issue keeps changing. */
const ISSUE_REFETCH_INTERVAL_MS = 300;

/**
 * Refetches issue data that live updates do not contain, whenever a live update reports a change of the issue
 * or may have been missed.
 *
 * @param refetch sends a query whose response is written to Relay's store
 */
export function useRefetchOnIssueChange(id: string, refetch: () => Observable<unknown>): void {
  const live = getLiveUpdateDispatcher(useRelayEnvironment());
  const start = useEffectEvent(refetch);
  useEffect(() => {
    let stop = (): void => {};
    let isRunning = false;
    let isPending = false;
    const run = (): void => {
      isRunning = true;
      isPending = false;
      // After a failed refetch, the next change of the issue triggers another one.
      const request = start().subscribe({ complete: pause, error: pause });
      stop = () => request.unsubscribe();
    };
    const pause = (): void => {
      const timer = setTimeout(() => {
        isRunning = false;
        if (isPending) run();
      }, ISSUE_REFETCH_INTERVAL_MS);
      stop = () => clearTimeout(timer);
    };
    const unsubscribe = live.subscribe((change) => {
      if (!mayLiveUpdateAffectIssue(change, id)) return;
      if (isRunning) isPending = true;
      else run();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [id, live]);
}

const mayLiveUpdateAffectIssue = (
  { issues, progressChanged, deleted, listsChanged, reset }: LiveUpdate,
  id: string,
): boolean =>
  issues.has(id) || progressChanged.has(id) || reset || (listsChanged && issues.size + deleted.size === 0);
