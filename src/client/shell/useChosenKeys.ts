import { useLayoutEffect } from 'react';
import { applyChosenKeys } from '../ui/commands/currentKeys';

/**
 * Applies the keys that the viewer has chosen to the commands of the page.
 *
 * @param chosen undefined: there is no viewer, and the default keys apply
 */
export function useChosenKeys(chosen: readonly { command: string; keys: string }[] | null | undefined): void {
  useLayoutEffect(
    () => applyChosenKeys(Object.fromEntries((chosen ?? []).map(({ command, keys }) => [command, keys]))),
    [chosen],
  );
}
