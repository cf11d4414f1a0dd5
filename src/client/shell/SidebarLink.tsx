import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PreloadLink } from '../components/PreloadLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useOverlays } from './Overlays';
import styles from './Sidebar.module.css';

interface Props {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: ReactNode;
  /** What is counted, for those who hear the number. */
  countMeaning?: string;
  /** Never shown as the current one: another link to the same place is. */
  quiet?: boolean;
}

/** One line of the sidebar. */
export function SidebarLink({ to, icon: Icon, label, count, countMeaning, quiet = false }: Props) {
  const { pathname } = useLocation();
  const { close } = useOverlays();
  const within = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  const current = within && !quiet;
  return (
    <PreloadLink
      to={to}
      className={[styles.link, current && styles.current].filter(Boolean).join(' ')}
      aria-current={current ? (pathname === to ? 'page' : true) : undefined}
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
