import { useEffectEvent, useLayoutEffect } from 'react';
import { addKeyHandlers, type KeyHandlers } from './dispatch';
import type { KeyBindingId } from './keys';

/** Handles keyboard shortcuts while mounted. The handlers may change between renders. */
export function useKeyBindings(handlers: KeyHandlers): void {
  const ids = Object.keys(handlers).join(' ');
  const handle = useEffectEvent((id: KeyBindingId, event: KeyboardEvent) => handlers[id]?.(event));
  // A layout effect, so that keys held until a screen is rendered never come before its handlers.
  useLayoutEffect(() => {
    const bound = ids
      .split(' ')
      .map((id) => [id, (event: KeyboardEvent) => handle(id as KeyBindingId, event)]);
    return addKeyHandlers(Object.fromEntries(bound) as KeyHandlers);
  }, [ids]);
}
