import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import issueStyles from './issue/TriageIssue.module.css';
import styles from './TriageScreen.module.css';

const TEXT_LINE_WIDTHS = ['96%', '100%', '88%', '93%', '52%'];
const DUPLICATE_TITLE_WIDTHS = ['62%', '54%', '58%'];
const SUGGESTION_WIDTHS = ['40%', '34%', '30%', '26%'];

/**
 * Placeholder for the current issue while it is being leased and loaded. It must not buffer keys: they would decide
 * about an issue that the viewer has not seen.
 */
export function TriageSkeleton({ bar }: { bar: ReactNode }) {
  return (
    <>
      <div className={styles.issue}>
        {bar}
        <div className={styles.scroll} aria-busy="true">
          <div className={issueStyles.content}>
            <Skeleton width="62%" height="14px" line="28px" />
            <Skeleton width="34%" line="36px" />
            {TEXT_LINE_WIDTHS.map((width) => (
              <Skeleton key={width} width={width} line="22px" />
            ))}
          </div>
        </div>
      </div>
      <aside className={styles.side} aria-label="Triage" aria-busy="true">
        <div className={styles.skeleton}>
          <Skeleton width="36%" line="40px" />
          {DUPLICATE_TITLE_WIDTHS.map((width) => (
            <Skeleton key={width} width={width} line="68px" />
          ))}
          <Skeleton width="28%" line="40px" />
          {SUGGESTION_WIDTHS.map((width) => (
            <Skeleton key={width} width={width} line="36px" />
          ))}
        </div>
        <div className={styles.actionsSkeleton} />
      </aside>
    </>
  );
}
