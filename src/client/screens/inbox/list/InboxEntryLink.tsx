import type { MouseEvent, ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import styles from './InboxEntries.module.css';

interface InboxEntryLinkProps {
  to: string;
  isCurrent: boolean;
  /** Whether Tab stops at the entry. */
  isTabStop: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** Link that opens a notification beside the list. */
export function InboxEntryLink({ to, isCurrent, isTabStop, onOpen, children }: InboxEntryLinkProps) {
  const href = useHref(to);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={href}
      className={isCurrent ? `${styles.link} ${styles.current}` : styles.link}
      aria-current={isCurrent || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
