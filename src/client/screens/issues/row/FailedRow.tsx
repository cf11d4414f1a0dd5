import { Button } from '../../../ui/Button';
import styles from './FailedRow.module.css';

/** Stands where a page could not be loaded: says why, and lets one try again. */
export function FailedRow({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <span role="gridcell" className={styles.message}>
        These rows could not be loaded: {error.message}
      </span>
      <span role="gridcell" className={styles.action}>
        <Button variant="quiet" className={styles.retry} onClick={onRetry}>
          Try again
        </Button>
      </span>
    </>
  );
}
