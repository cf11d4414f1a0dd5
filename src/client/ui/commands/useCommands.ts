import { useLayoutEffect, useRef } from 'react';
import { addCommandHandlers, type CommandHandlers } from './dispatch';

/**
 * Provides the handlers of commands while mounted. The handlers may change between renders. A command without a handler
 * on the screen clicks the control with its id as `data-command`.
 */
export function useCommands(handlers: CommandHandlers): void {
  // Not an effect event, which the palette could not call while it is rendered.
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  // A layout effect, so that keys held until a screen is rendered never come before its handlers.
  useLayoutEffect(() => addCommandHandlers(() => latest.current), []);
}
