import type { ReactNode } from 'react';
import { useScrollRestoration } from '../../ui/useScrollRestoration';
import styles from './IssueLayout.module.css';

interface IssueLayoutProps {
  header: ReactNode;
  fields: ReactNode;
  body: ReactNode;
  busy?: boolean;
}

/**
 * Layout of the issue screen: the texts beside the fields; on narrow screens the fields are between the title
 * and the texts.
 */
export function IssueLayout({ header, fields, body, busy = false }: IssueLayoutProps) {
  const scroll = useScrollRestoration<HTMLDivElement>(!busy);
  return (
    <div ref={scroll} className={styles.scroll} aria-busy={busy}>
      <article className={styles.grid}>
        <div className={styles.header}>{header}</div>
        <aside className={styles.fields} aria-label="Fields">
          <div className={styles.sticky}>{fields}</div>
        </aside>
        <div className={styles.body}>{body}</div>
      </article>
    </div>
  );
}
