import { formatCount } from '../../ui/format';
import { type KeyHint, KeyHints } from '../../ui/KeyHints';
import styles from './InboxFooter.module.css';

const HINTS: readonly KeyHint[] = [
  ['Done', 'inbox.done'],
  ['Snooze', 'inbox.snooze'],
  ['Unread', 'inbox.unread'],
  ['Mute this issue', 'inbox.mute'],
  ['Next, previous', 'list.next', 'list.previous'],
  ['Open the issue', 'list.open'],
];

interface InboxFooterProps {
  /** Index of the opened notification in the list; -1 if none is opened. */
  position: number;
  total: number;
}

/** The keys of the inbox, and the position of the opened notification. */
export function InboxFooter({ position, total }: InboxFooterProps) {
  return (
    <footer className={styles.footer}>
      <KeyHints hints={HINTS} />
      {total > 0 && (
        <span className={styles.position}>
          {position < 0 ? formatCount(total) : `${formatCount(position + 1)} of ${formatCount(total)}`}
        </span>
      )}
    </footer>
  );
}
