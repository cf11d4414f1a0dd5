import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { Subscription } from 'relay-runtime';
import {
  isAtEnd,
  type ListPosition,
  type ListPositionState,
  neighbourOf,
  type NeighbourStep,
  withNumbers,
} from '../../components/listPosition';
import { announce } from '../../ui/announce';
import { fetchIssueNumbers } from './IssueNumbersQuery';

export interface Neighbours {
  /** URL of the previous (-1) or next (1) issue in the list; null if its number is not known. */
  hrefOf: (step: NeighbourStep) => string | null;
  /**
   * Navigates to the previous (-1) or next (1) issue of the list, after fetching its number if necessary.
   * Returns false at the end of the list.
   */
  go: (step: NeighbourStep) => boolean;
  /** Why the last navigation to a neighbouring issue failed; null if it did not. */
  failure: NeighbourFailure | null;
}

export interface NeighbourFailure {
  position: ListPosition;
  step: NeighbourStep;
  message: string;
  canRetry: boolean;
}

/** The previous and the next issue in the list that this issue was opened from. */
export function useNeighbours(position: ListPosition, projectKey: string): Neighbours {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const request = useRef<Subscription>(null);
  const [failure, setFailure] = useState<NeighbourFailure | null>(null);

  const cancel = () => {
    request.current?.unsubscribe();
    request.current = null;
  };
  // Cancels the request for issue numbers: a response for an earlier list position must not navigate.
  useEffect(() => cancel, [position]);

  const issueHref = (number: number): string => `/projects/${projectKey}/issues/${number}`;

  const goFrom = (from: ListPosition, step: NeighbourStep): boolean => {
    const next = neighbourOf(from, step);
    if (!next) return false;
    const state: ListPositionState = { place: next.position };
    // Replaces the history entry, so that Back returns to the list after any number of neighbouring issues.
    void navigate(issueHref(next.number), { replace: true, state });
    return true;
  };

  const fail = (step: NeighbourStep, message: string, canRetry: boolean): void => {
    request.current = null;
    setFailure({ position, step, message, canRetry });
    announce(message);
  };

  const fetchAndGo = (from: ListPosition, step: NeighbourStep): void => {
    setFailure(null);
    request.current = fetchIssueNumbers(environment, projectKey, from, step).subscribe({
      // `request` stays set until the navigation is done, so that another key press does not fetch again.
      next: (fetched) => {
        if (goFrom(withNumbers(from, fetched, step), step)) return;
        // If the list has become so short that it ends before the fetched page, continue from its new end.
        if (step < 0 && fetched.total && fetched.total < fetched.first)
          fetchAndGo({ ...from, index: fetched.total }, step);
        else fail(step, 'No more issues in this direction.', false);
      },
      error: (error: Error) => {
        const which = step > 0 ? 'next' : 'previous';
        fail(step, `The ${which} issue could not be loaded: ${error.message}`, true);
      },
    });
  };

  return {
    hrefOf: (step) => {
      const next = neighbourOf(position, step);
      return next && issueHref(next.number);
    },
    go: (step) => {
      if (isAtEnd(position, step)) return false;
      if (neighbourOf(position, step)) {
        cancel();
        return goFrom(position, step);
      }
      if (!request.current) fetchAndGo(position, step);
      return true;
    },
    failure: failure?.position === position ? failure : null,
  };
}
