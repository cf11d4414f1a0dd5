import { Lock, TriangleAlert } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay';
import { isChunkLoadError } from '../relay/network/loadChunk';
import { sessionGuardOf } from '../auth/SessionGuard';
import { errorCode } from '../errors/RequestError';
import { Button } from '../ui/Button';
import styles from './ErrorBox.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** What went wrong, in words, and what one can do about it. */
export function ErrorBox({ error, onRetry }: Props) {
  const door = sessionGuardOf(useRelayEnvironment());
  const { title, detail, way = 'again' } = describe(error);
  const isClosed = way === 'none' || way === 'sign in';
  return (
    <div className={styles.box} role="alert">
      {isClosed ? (
        <Lock size={18} className={styles.lock} aria-hidden="true" />
      ) : (
        <TriangleAlert size={18} className={styles.icon} aria-hidden="true" />
      )}
      <div>
        <p className={styles.title}>{title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {way === 'reload' && <Button onClick={() => window.location.reload()}>Reload</Button>}
      {way === 'sign in' && (
        <Button variant="primary" onClick={() => void door.signInFor()}>
          Sign in
        </Button>
      )}
      {way === 'again' && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

interface Description {
  title: string;
  detail?: string;
  /** What one can do about it: try again, unless told otherwise. */
  way?: 'again' | 'reload' | 'sign in' | 'none';
}

function describe(error: unknown): Description {
  const message = error instanceof Error ? error.message : '';
  if (isChunkLoadError(error)) return OUTDATED;
  switch (errorCode(error)) {
    case 'OPERATION_NOT_ALLOWED':
      return OUTDATED;
    case 'UNAVAILABLE':
      return { title: 'Winnow cannot be reached.' };
    case 'UNAUTHENTICATED':
      return { title: 'Sign in to see this.', way: 'sign in' };
    case 'FORBIDDEN':
      return { title: message, way: 'none' };
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
  way: 'reload',
};
