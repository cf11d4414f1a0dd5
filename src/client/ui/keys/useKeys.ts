import { useEffect, useEffectEvent } from 'react';
import { addKeyHandlers, type KeyHandlers } from './dispatch';
import type { KeyId } from './keys';

/** Answers keys of the registry while mounted. Which ones may not change; what they do may. */
export function useKeys(handlers: KeyHandlers): void {
  const ids = Object.keys(handlers).join(' ');
  const handle = useEffectEvent((id: KeyId, event: KeyboardEvent) => handlers[id]?.(event));
  useEffect(() => {
    const bound = ids.split(' ').map((id) => [id, (event: KeyboardEvent) => handle(id as KeyId, event)]);
    return addKeyHandlers(Object.fromEntries(bound) as KeyHandlers);
  }, [ids]);
}
