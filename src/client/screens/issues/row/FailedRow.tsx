import { Button } from '../../../ui/Button';
import styles from './FailedRow.module.css';

/** Shows why a page of the list failed to load, with a retry button. */
export function FailedRow({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <span role="gridcell" className={styles.message}>
        Failed to load these rows: {error.message}
      </span>
      <span role="gridcell" className={styles.action}>
        <Button variant="quiet" className={styles.retry} onClick={onRetry}>
          Retry
        </Button>
      </span>
    </>
  );
}
