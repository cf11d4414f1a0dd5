import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AsyncBoundary } from '../AsyncBoundary';
import { ErrorBox } from '../ErrorBox';
import { PreloadLink } from '../PreloadLink';
import { formatCount } from '../../ui/format';
import { OverviewRowsSkeleton } from './OverviewRowsSkeleton';
import styles from './OverviewSection.module.css';

interface OverviewSectionProps {
  title: string;
  /** Exact number of items in the section's list. */
  count: number | null;
  /** Text after the count. */
  detail?: string | undefined;
  /** Link at the end of the heading, to the list that the section is part of. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section of an overview page: its title, the number of its items and a link to their list. */
export function OverviewSection({ title, count, detail, link, children }: OverviewSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
        {detail && <span className={styles.count}>{detail}</span>}
        {link}
      </header>
      {children}
    </section>
  );
}

/** A link from a section to a list. */
export function OverviewSectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PreloadLink to={to} className={styles.link}>
      {children} <ArrowRight size={13} strokeWidth={1.75} aria-hidden="true" />
    </PreloadLink>
  );
}

/** Text of a section without items. */
export const EmptyOverviewSection = ({ children }: { children: ReactNode }) => (
  <p className={styles.empty}>{children}</p>
);

/** A section that the server could not read. */
export function FailedOverviewSection({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <OverviewSection title={title} count={null}>
      <ErrorBox error={null} title="This section could not be loaded" onRetry={onRetry} />
    </OverviewSection>
  );
}

interface OverviewSectionBoundaryProps {
  title: string;
  /** Number of placeholder rows. */
  rows: number;
  children: ReactNode;
}

/** Gives a section its own placeholder and error box, so that a failing section does not affect the others. */
export function OverviewSectionBoundary({ title, rows, children }: OverviewSectionBoundaryProps) {
  return (
    <AsyncBoundary
      skeleton={
        <OverviewSection title={title} count={null}>
          <OverviewRowsSkeleton rows={rows} />
        </OverviewSection>
      }
    >
      {children}
    </AsyncBoundary>
  );
}
