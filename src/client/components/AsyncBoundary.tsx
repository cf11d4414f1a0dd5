import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

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
