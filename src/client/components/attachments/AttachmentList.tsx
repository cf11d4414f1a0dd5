import { Button } from '../../ui/Button';
import styles from './AttachmentList.module.css';
import type { AttachmentUpload } from './AttachmentUploads';

interface AttachmentListProps {
  items: readonly AttachmentUpload[];
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
}

/** The files that are being uploaded, and those whose upload failed. */
export function AttachmentList({ items, onCancel, onRetry }: AttachmentListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Uploads">
      {items.map(({ id, name, progress, error }) => (
        <li key={id} className={styles.item}>
          <span className={styles.name}>{name}</span>
          {error === null ? (
            <progress className={styles.progress} aria-label={`Uploading ${name}`} value={progress} max={1} />
          ) : (
            <span role="alert" className={styles.error}>
              {error}
            </span>
          )}
          {error !== null && (
            <Button onClick={() => onRetry(id)} aria-label={`Retry ${name}`}>
              Retry
            </Button>
          )}
          <Button onClick={() => onCancel(id)} aria-label={`${error === null ? 'Cancel' : 'Remove'} ${name}`}>
            {error === null ? 'Cancel' : 'Remove'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
