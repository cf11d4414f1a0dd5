/** The keyboard shortcuts that the viewer has chosen for commands of the application. */
import { COMMAND_KEYS, type CommandId } from '../../../shared/commands/commandKeys';
import { type ChosenKeys, getKeysProblem, isCommandId } from '../../../shared/commands/keyRules';
import { type CommandKeysRow, readCommandKeys, replaceCommandKeys } from '../../store/write/commandKeys';
import { rejectInvalidFields } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { readEnabledViewerUserRow, requireViewerWhoCanChangeOwnAccount } from './account';
import type { AccountMutationResult } from './updateProfile';

export interface CommandKeysChange {
  command: string;
  /** Keyboard shortcut. Null: the default one of the command. */
  keys?: string | null;
}

/** Returns the keyboard shortcuts that a user has chosen; null if the user is not the viewer. */
export const loadCommandKeys = (
  { store, viewer }: RequestContext,
  userId: number,
): Promise<CommandKeysRow[]> | null => (viewer?.id === userId ? readCommandKeys(store.db, userId) : null);

/**
 * Changes the keys of commands for the viewer. All changes are validated together, so that two commands can swap their
 * keys. Keys of commands that no longer exist are removed.
 */
export function updateCommandKeys(
  context: RequestContext,
  { changes }: { changes: readonly CommandKeysChange[] },
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  return runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    const unknown = changes.find(({ command }) => !isCommandId(command));
    rejectInvalidFields([
      ['changes', unknown ? `Unknown command ${JSON.stringify(unknown.command)}.` : null],
    ]);
    return async (tx) => {
      await readEnabledViewerUserRow(tx, holder);
      const chosen = new Map<CommandId, string>();
      for (const { command, keys } of [...(await readCommandKeys(tx, holder.id)), ...changes]) {
        if (!isCommandId(command)) continue;
        if (keys == null) chosen.delete(command);
        else chosen.set(command, keys);
      }
      const all: ChosenKeys = Object.fromEntries(chosen);
      rejectInvalidFields(
        changes.map(({ command, keys }) => {
          const id = command as CommandId;
          return ['changes', getKeysProblem(id, keys ?? COMMAND_KEYS[id], all)];
        }),
      );
      await replaceCommandKeys(
        tx,
        holder.id,
        [...chosen].map(([command, keys]) => ({ command, keys })),
      );
      return { userId: holder.id };
    };
  });
}
