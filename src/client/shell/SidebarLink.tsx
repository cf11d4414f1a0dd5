import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommandId } from '../../shared/commands/commandKeys';
import { PreloadLink } from '../navigation/PreloadLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useOverlays } from './Overlays';
import styles from './Sidebar.module.css';

interface SidebarLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** Command that follows the link. */
  command?: CommandId;
  count?: ReactNode;
  /** Meaning of the count beside the link, for screen readers. */
  countMeaning?: string;
  /** Whether the link is never marked as the current page, because another link to the same page has the mark. */
  quiet?: boolean;
  /** Whether the link leads to the current page, if that does not follow from its path. */
  isCurrent?: boolean;
}

/** A link of the sidebar. */
export function SidebarLink({
  to,
  icon: Icon,
  label,
  command,
  count,
  countMeaning,
  quiet = false,
  isCurrent,
}: SidebarLinkProps) {
  const { pathname } = useLocation();
  const { close } = useOverlays();
  const [path = to] = to.split('?');
  const isWithin = path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
  const current = isCurrent ?? (isWithin && !quiet);
  return (
    <PreloadLink
      to={to}
      data-command={command}
      className={[styles.link, current && styles.current].filter(Boolean).join(' ')}
      aria-current={current ? (pathname === path ? 'page' : true) : undefined}
      onClick={close}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {count}
          {countMeaning && <VisuallyHidden> {countMeaning}</VisuallyHidden>}
        </span>
      )}
    </PreloadLink>
  );
}
