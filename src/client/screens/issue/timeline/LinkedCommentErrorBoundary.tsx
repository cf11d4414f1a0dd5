import { Component, type ReactNode } from 'react';
import { type Location, Navigate } from 'react-router-dom';
import { getErrorCode } from '../../../errors/RequestError';

/** History state of an issue screen whose URL linked to a comment that does not exist. */
export interface LinkedCommentGoneState {
  linkedItemIsGone: true;
}

/** Whether the history state says that the URL linked to a comment that does not exist. */
export function isLinkedCommentGone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'linkedItemIsGone' in state;
}

interface LinkedCommentErrorBoundaryProps {
  location: Location<unknown>;
  children: ReactNode;
}

/** Handles a link to a deleted comment: navigates to the issue itself, with a note that the comment is missing. */
export class LinkedCommentErrorBoundary extends Component<
  LinkedCommentErrorBoundaryProps,
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { pathname, search, state } = this.props.location;
    if (error === null) return this.props.children;
    if (getErrorCode(error) !== 'NOT_FOUND' || !new URLSearchParams(search).has('around')) throw error;
    const next = { ...(state as object | null), linkedItemIsGone: true } satisfies LinkedCommentGoneState;
    return <Navigate to={pathname} replace state={next} />;
  }
}
