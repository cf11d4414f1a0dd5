import { useEffectEvent, useLayoutEffect } from 'react';
import type { CommandId } from '../../../shared/commands/commandKeys';
import { addCommandHandlers, type CommandHandler, type CommandHandlers } from './dispatch';

/**
 * Provides the handlers of commands while mounted. The handlers may change between renders. A command without a handler
 * on the screen clicks the control with its id as `data-command`.
 */
export function useCommands(handlers: CommandHandlers): void {
  const ids = Object.keys(handlers).join(' ');
  const getHandler = useEffectEvent((id: CommandId): CommandHandler => {
    const handler = handlers[id];
    return typeof handler === 'function' ? { run: handler } : (handler ?? { run: () => false });
  });
  // A layout effect, so that keys held until a screen is rendered never come before its handlers.
  useLayoutEffect(() => {
    const bound = ids
      .split(' ')
      .filter(Boolean)
      .map((id) => {
        const handler: CommandHandler = {
          run: (event) => getHandler(id as CommandId).run(event),
          isAvailable: () => getHandler(id as CommandId).isAvailable?.() ?? true,
          getSubject: () => getHandler(id as CommandId).getSubject?.(),
        };
        return [id, handler];
      });
    return addCommandHandlers(Object.fromEntries(bound) as CommandHandlers);
  }, [ids]);
}
