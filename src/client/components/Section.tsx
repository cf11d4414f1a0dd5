import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  /** As high as what comes. */
  skeleton: ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/** A part of a screen that waits and fails by itself. */
export function Section({ skeleton, onRetry, children }: Props) {
  return (
    <ErrorBoundary onRetry={onRetry}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
