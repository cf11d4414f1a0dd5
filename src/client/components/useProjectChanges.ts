import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { liveEventsOf } from '../relay/events/LiveEvents';

/**
 * Hears of what happens in a project.
 *
 * @param pause while more and more happens, it hears no more often than this, in ms
 */
export function useProjectChanges(projectId: string, hear: () => void, pause: number): void {
  const live = liveEventsOf(useRelayEnvironment());
  const onChange = useEffectEvent(hear);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const rest = (): void => {
      timer = undefined;
      if (isDue) now();
    };
    const now = (): void => {
      isDue = false;
      timer = setTimeout(rest, pause);
      onChange();
    };
    const unsubscribe = live.subscribe((change) => {
      if (change.projectId !== projectId) return;
      if (timer === undefined) now();
      else isDue = true;
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [live, projectId, pause]);
}
