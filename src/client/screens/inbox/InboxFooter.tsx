import { formatCount } from '../../ui/format';
import type { CommandId } from '../../../shared/commands/commandKeys';
import { CommandKbd } from '../../ui/CommandKbd';
import styles from './InboxFooter.module.css';

const HINTS: readonly (readonly [words: string, ...ids: CommandId[]])[] = [
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
      {HINTS.map(([words, ...ids]) => (
        <span key={words} className={styles.hint}>
          {ids.map((id) => (
            <CommandKbd key={id} id={id} />
          ))}
          {words}
        </span>
      ))}
      {total > 0 && (
        <span className={styles.position}>
          {position < 0 ? formatCount(total) : `${formatCount(position + 1)} of ${formatCount(total)}`}
        </span>
      )}
    </footer>
  );
}
