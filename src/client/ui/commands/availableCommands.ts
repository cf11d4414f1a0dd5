import { COMMAND_IDS, type CommandId } from '../../../shared/commands/commandKeys';
import { findControl, findHandlers, isHandlerAvailable } from './dispatch';

export interface AvailableCommand {
  id: CommandId;
  /** The object that the command would change; undefined if its title names it. */
  subject: string | undefined;
}

/** Returns the commands that can be run now. Commands of a focused element need the focus. */
export const listAvailableCommands = (): AvailableCommand[] =>
  COMMAND_IDS.flatMap((id) => {
    const handlers = findHandlers(id);
    const handler = handlers.find(isHandlerAvailable);
    return handler || (handlers.length === 0 && findControl(id)?.matches(':not([aria-disabled=true])'))
      ? [{ id, subject: typeof handler === 'object' ? handler.getSubject?.() : undefined }]
      : [];
  });
