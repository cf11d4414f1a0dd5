import { Lock, TriangleAlert } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay';
import { isChunkLoadError } from '../relay/network/loadChunk';
import { getSessionGuard } from '../auth/SessionGuard';
import { getErrorCode } from '../errors/RequestError';
import { Button } from '../ui/Button';
import styles from './ErrorBox.module.css';

interface ErrorBoxProps {
  error: unknown;
  /** Names the failed action, such as `Preview failed`. By default, the title describes the error. */
  title?: string | undefined;
  onRetry: () => void;
}

/** An error message with the action that may resolve it. */
export function ErrorBox({ error, title: failure, onRetry }: ErrorBoxProps) {
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const { title, detail, actions = ['retry'] } = describeError(error);
  const isAccessDenied = actions.length === 0 || actions.includes('sign in');
  return (
    <div className={styles.box} role="alert">
      {isAccessDenied ? (
        <Lock size={18} className={styles.lock} aria-hidden="true" />
      ) : (
        <TriangleAlert size={18} className={styles.icon} aria-hidden="true" />
      )}
      <div>
        <p className={styles.title}>{failure ?? title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {actions.includes('reload') && <Button onClick={() => window.location.reload()}>Reload</Button>}
      {actions.includes('sign in') && (
        <Button variant="primary" onClick={() => void sessionGuard.signInAndResume()}>
          Sign in
        </Button>
      )}
      {actions.includes('retry') && <Button onClick={onRetry}>Retry</Button>}
    </div>
  );
}

interface ErrorDescription {
  title: string;
  detail?: string;
  /** The actions to offer; by default, to retry. */
  actions?: readonly ('retry' | 'reload' | 'sign in')[];
}

function describeError(error: unknown): ErrorDescription {
  const message = error instanceof Error ? error.message : '';
  if (isChunkLoadError(error)) return CHUNK_LOAD_ERROR;
  switch (getErrorCode(error)) {
    case 'OPERATION_NOT_ALLOWED':
      return OUTDATED_BUILD_ERROR;
    case 'UNAVAILABLE':
      return { title: 'Connection lost', detail: 'The server cannot be reached.' };
    case 'UNAUTHENTICATED':
      return { title: 'Sign in to view this page', actions: ['sign in'] };
    case 'FORBIDDEN':
      return { title: message, actions: [] };
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
  actions: ['reload'],
};

const CHUNK_LOAD_ERROR: ErrorDescription = {
  title: 'Loading failed',
  detail: 'Winnow has been updated, or the connection was lost.',
  actions: ['reload', 'retry'],
};
