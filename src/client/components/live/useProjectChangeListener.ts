import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getLiveUpdateDispatcher } from '../../relay/events/LiveUpdateDispatcher';

/**
 * Calls a listener when a project changes.
 *
 * @param interval minimum milliseconds between two calls; changes during the interval cause one call at its end
 */
export function useProjectChangeListener(projectId: string, listener: () => void, interval: number): void {
  const live = getLiveUpdateDispatcher(useRelayEnvironment());
  const onChange = useEffectEvent(listener);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPending = false;
    const onIntervalEnd = (): void => {
      timer = undefined;
      if (isPending) notify();
    };
    const notify = (): void => {
      isPending = false;
      timer = setTimeout(onIntervalEnd, interval);
      onChange();
    };
    const unsubscribe = live.subscribe((change) => {
      if (change.projectId !== projectId) return;
      if (timer === undefined) notify();
      else isPending = true;
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [live, projectId, interval]);
}
