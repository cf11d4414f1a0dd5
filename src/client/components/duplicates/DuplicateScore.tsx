import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './DuplicateScore.module.css';

/** The probability that two issues are duplicates, from 0 to 1, as a number and, in wide lists, a bar. */
export function DuplicateScore({ score }: { score: number }) {
  return (
    <span className={styles.score}>
      <span aria-hidden="true" className={styles.bar} style={{ '--score': score } as CSSProperties} />
      <VisuallyHidden>Score </VisuallyHidden>
      {score.toFixed(2)}
    </span>
  );
}
