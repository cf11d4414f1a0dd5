import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { ErrorBox } from '../../components/ErrorBox';
import { PreloadLink } from '../../components/PreloadLink';
import { formatCount } from '../../ui/format';
import { HomeRowsSkeleton } from './HomeContentSkeleton';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  title: string;
  /** Exact number of items in the section's list. */
  count: number | null;
  /** Link at the end of the heading, to the list that the section is part of. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section of the start page: its title, the number of its items and a link to their list. */
export function HomeSection({ title, count, link, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
        {link}
      </header>
      {children}
    </section>
  );
}

/** A link from a section to a list. */
export function HomeSectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PreloadLink to={to} className={styles.link}>
      {children} <ArrowRight size={13} strokeWidth={1.75} aria-hidden="true" />
    </PreloadLink>
  );
}

/** Text of a section without items. */
export const EmptyHomeSection = ({ children }: { children: ReactNode }) => (
  <p className={styles.empty}>{children}</p>
);

/** A section that the server could not read. */
export function FailedHomeSection({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <HomeSection title={title} count={null}>
      <ErrorBox error={null} title="This section could not be loaded" onRetry={onRetry} />
    </HomeSection>
  );
}

interface HomeSectionBoundaryProps {
  title: string;
  /** Number of placeholder rows. */
  rows: number;
  children: ReactNode;
}

/** Gives a section its own placeholder and error box, so that a failing section does not affect the others. */
export function HomeSectionBoundary({ title, rows, children }: HomeSectionBoundaryProps) {
  return (
    <AsyncBoundary
      skeleton={
        <HomeSection title={title} count={null}>
          <HomeRowsSkeleton rows={rows} />
        </HomeSection>
      }
    >
      {children}
    </AsyncBoundary>
  );
}
