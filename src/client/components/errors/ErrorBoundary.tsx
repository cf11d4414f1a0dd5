import { Component, type ReactNode, Suspense } from 'react';
import { Lock, TriangleAlert } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay';
import { retryFailedLoads } from '../../ui/lazyWithPreload';
import { isChunkLoadError } from '../../relay/network/loadChunk';
import { getSessionGuard } from '../../auth/SessionGuard';
import { getErrorCode } from '../../errors/RequestError';
import { Button } from '../../ui/Button';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called when the user clicks Retry, before the children are rendered again. */
  onRetry?: (() => void) | undefined;
  /** Title of the error box, such as `Preview failed`. */
  title?: string;
  /** Shown instead of the error box. */
  fallback?: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  failed: boolean;
}

/** Shows an error box with a Retry button in place of children that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  readonly retry = (): void => {
    retryFailedLoads();
    this.props.onRetry?.();
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <ErrorBox error={this.state.error} title={this.props.title} onRetry={this.retry} />;
  }
}

interface AsyncBoundaryProps {
  /** Placeholder with the height of the content, to prevent layout shifts. */
  skeleton: ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/** A part of a screen with its own loading state and error box. */
export function AsyncBoundary({ skeleton, onRetry, children }: AsyncBoundaryProps) {
  return (
    <ErrorBoundary onRetry={onRetry}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}

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
