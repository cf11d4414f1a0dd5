import { useSyncExternalStore } from 'react';
import type { CommandId } from '../../shared/commands/commandKeys';
import { Kbd } from './Kbd';
import { getCommandKeys, subscribeToCommandKeys } from './commands/currentKeys';

/** The keys that run a command. */
export function CommandKbd({ id }: { id: CommandId }) {
  return <Kbd keys={useSyncExternalStore(subscribeToCommandKeys, () => getCommandKeys(id))} />;
}
