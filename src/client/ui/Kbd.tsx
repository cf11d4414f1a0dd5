import styles from './Kbd.module.css';

/** A key, or a sequence of keys (`g h`). */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((key) => (
        <kbd key={key} className={styles.key}>
          {formatKey(key)}
        </kbd>
      ))}
    </span>
  );
}

const isApplePlatform = /Mac|iP(hone|ad)/.test(navigator.userAgent);
const KEY_LABELS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

/** Text of a key on this platform: `Mod+k` is ⌘K on a Mac and Ctrl K elsewhere. */
function formatKey(key: string): string {
  if (key.startsWith('Shift+')) return `⇧ ${formatKey(key.slice(6))}`;
  if (/^[A-Z]$/.test(key)) return `⇧ ${key}`;
  if (key.startsWith('Mod+')) {
    const other = key.slice(4);
    return (isApplePlatform ? '⌘' : 'Ctrl ') + (other.length === 1 ? other.toUpperCase() : other);
  }
  return KEY_LABELS[key] ?? key;
}
