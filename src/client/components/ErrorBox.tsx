import { Lock, TriangleAlert } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay';
import { isChunkLoadError } from '../relay/network/loadChunk';
import { getSessionGuard } from '../auth/SessionGuard';
import { getErrorCode } from '../errors/RequestError';
import { Button } from '../ui/Button';
import styles from './ErrorBox.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** An error message with the action that may resolve it. */
export function ErrorBox({ error, onRetry }: Props) {
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const { title, detail, action = 'retry' } = describeError(error);
  const isAccessDenied = action === 'none' || action === 'sign in';
  return (
    <div className={styles.box} role="alert">
      {isAccessDenied ? (
        <Lock size={18} className={styles.lock} aria-hidden="true" />
      ) : (
        <TriangleAlert size={18} className={styles.icon} aria-hidden="true" />
      )}
      <div>
        <p className={styles.title}>{title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {action === 'reload' && <Button onClick={() => window.location.reload()}>Reload</Button>}
      {action === 'sign in' && (
        <Button variant="primary" onClick={() => void sessionGuard.signInAndResume()}>
          Sign in
        </Button>
      )}
      {action === 'retry' && <Button onClick={onRetry}>Retry</Button>}
    </div>
  );
}

interface ErrorDescription {
  title: string;
  detail?: string;
  /** The action to offer; `retry` by default. */
  action?: 'retry' | 'reload' | 'sign in' | 'none';
}

function describeError(error: unknown): ErrorDescription {
  const message = error instanceof Error ? error.message : '';
  if (isChunkLoadError(error)) return OUTDATED_BUILD_ERROR;
  switch (getErrorCode(error)) {
    case 'OPERATION_NOT_ALLOWED':
      return OUTDATED_BUILD_ERROR;
    case 'UNAVAILABLE':
      return { title: 'Connection lost', detail: 'The server cannot be reached.' };
    case 'UNAUTHENTICATED':
      return { title: 'Sign in to view this page', action: 'sign in' };
    case 'FORBIDDEN':
      return { title: message, action: 'none' };
    case 'RATE_LIMITED':
    case 'NOT_FOUND':
      return { title: message };
    default:
      return { title: 'Something went wrong', detail: message };
  }
}

const OUTDATED_BUILD_ERROR: ErrorDescription = {
  title: 'Winnow has been updated',
  detail: 'Reload the page to continue with the new version.',
  action: 'reload',
};
