import type { MouseEvent, ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import styles from './PanelLink.module.css';

interface PanelLinkProps {
  to: string;
  isCurrent: boolean;
  /** Whether Tab stops at the link. */
  isTabStop: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** Link that opens an entry beside the list, unless the user opens it in a new tab. */
export function PanelLink({ to, isCurrent, isTabStop, onOpen, children }: PanelLinkProps) {
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
