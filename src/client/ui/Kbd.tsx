import { useSyncExternalStore } from 'react';
import styles from './Kbd.module.css';
import type { CommandId } from '../../shared/commands/commandKeys';
import { getCommandKeys, subscribeToCommandKeys } from './commands/currentKeys';

/** A key, or a sequence of keys (`g h`). */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((key, index) => (
        <kbd key={index} className={styles.key}>
          {formatKeyboardKey(key)}
        </kbd>
      ))}
    </span>
  );
}

const isApplePlatform = /Mac|iP(hone|ad)/.test(navigator.userAgent);
const KEYBOARD_KEY_LABELS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

/** Text of keys on this platform; keys that are pressed in sequence are separated by a space. */
export const formatKeyboardKeys = (keys: string): string => keys.split(' ').map(formatKeyboardKey).join(' ');

/** Text of a key on this platform: `Mod+k` is ⌘K on a Mac and Ctrl K elsewhere. */
function formatKeyboardKey(key: string): string {
  if (key.startsWith('Shift+')) return `⇧ ${formatKeyboardKey(key.slice(6))}`;
  if (/^[A-Z]$/.test(key)) return `⇧ ${key}`;
  if (key.startsWith('Mod+')) {
    const other = key.slice(4);
    return (isApplePlatform ? '⌘' : 'Ctrl ') + (other.length === 1 ? other.toUpperCase() : other);
  }
  return KEYBOARD_KEY_LABELS[key] ?? key;
}

/** The keyboard shortcut of a command. */
export function CommandKbd({ id }: { id: CommandId }) {
  return <Kbd keys={useSyncExternalStore(subscribeToCommandKeys, () => getCommandKeys(id))} />;
}
