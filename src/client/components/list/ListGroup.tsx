import type { ReactNode } from 'react';
import rows from '../../ui/rows.module.css';

interface ListGroupProps {
  label: string;
  /** Hides the heading, for a list that has only one group. */
  hideHeading?: boolean;
  children: ReactNode;
}

/** Rows of a list under a heading. */
export function ListGroup({ label, hideHeading = false, children }: ListGroupProps) {
  return (
    <section className={rows.group} aria-label={label}>
      {!hideHeading && <h2 className={rows.heading}>{label}</h2>}
      <ul className={rows.rows}>{children}</ul>
    </section>
  );
}
