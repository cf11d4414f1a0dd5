import { TriangleAlert } from 'lucide-react';
import { isChunkLoadError } from '../relay/loadChunk';
import { errorCode } from '../relay/RequestError';
import { Button } from '../ui/Button';
import styles from './ErrorBox.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** What went wrong, in words, and what one can do about it. */
export function ErrorBox({ error, onRetry }: Props) {
  const { title, detail, reload } = describe(error);
  return (
    <div className={styles.box} role="alert">
      <TriangleAlert size={18} className={styles.icon} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {reload ? (
        <Button onClick={() => window.location.reload()}>Reload</Button>
      ) : (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  );
}

interface Description {
  title: string;
  detail?: string;
  /** The page itself is too old to try again. */
  reload?: boolean;
}

function describe(error: unknown): Description {
  const message = error instanceof Error ? error.message : '';
  if (isChunkLoadError(error)) return OUTDATED;
  switch (errorCode(error)) {
    case 'OPERATION_NOT_ALLOWED':
      return OUTDATED;
    case 'UNAVAILABLE':
      return { title: 'Winnow cannot be reached.' };
    case 'FORBIDDEN':
    case 'UNAUTHENTICATED':
    case 'RATE_LIMITED':
    case 'NOT_FOUND':
      return { title: message };
    default:
      return { title: 'This could not be shown.', detail: message };
  }
}

const OUTDATED: Description = {
  title: 'Winnow has been updated.',
  detail: 'This page is of an older version: reload it to go on.',
  reload: true,
};
