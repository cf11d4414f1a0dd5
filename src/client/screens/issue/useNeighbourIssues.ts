import { useLayoutEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { Subscription } from 'relay-runtime';
import {
  isFirstOrLastIssueInList,
  type IssuePositionInList,
  type IssuePositionHistoryState,
  getNeighbourIssue,
  type NeighbourIssueDirection,
  mergeFetchedIssueKeys,
} from '../../components/issuePositionInList';
import { announceToScreenReader } from '../../ui/announce';
import { fetchIssueKeys } from './IssueKeysQuery';
import { buildIssueKeyHref } from '../../components/issueHref';

export interface NeighbourIssueNavigation {
  /** URL of the previous (-1) or next (1) issue in the list; null if its key is not known. */
  hrefOf: (step: NeighbourIssueDirection) => string | null;
  /**
   * Navigates to the previous (-1) or next (1) issue of the list, after fetching its key if necessary.
   * Returns false at the end of the list.
   */
  go: (step: NeighbourIssueDirection) => boolean;
  /** Why the last navigation to a neighbouring issue failed; null if it did not. */
  failure: NeighbourIssueNavigationFailure | null;
}

export interface NeighbourIssueNavigationFailure {
  position: IssuePositionInList;
  step: NeighbourIssueDirection;
  message: string;
  canRetry: boolean;
}

/** The previous and the next issue in the list that this issue was opened from. */
export function useNeighbourIssues(position: IssuePositionInList): NeighbourIssueNavigation {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const request = useRef<Subscription>(null);
  const [failure, setFailure] = useState<NeighbourIssueNavigationFailure | null>(null);

  const cancel = () => {
    request.current?.unsubscribe();
    request.current = null;
  };
  // Cancels the request for issue keys: a response for an earlier list position must not navigate. A layout effect
  // runs before the next key press, so it cannot cancel a request for the new position.
  useLayoutEffect(() => cancel, [position]);

  const goFrom = (from: IssuePositionInList, step: NeighbourIssueDirection): boolean => {
    const next = getNeighbourIssue(from, step);
    if (!next) return false;
    const state: IssuePositionHistoryState = { place: next.position };
    // Replaces the history entry, so that Back returns to the list after any number of neighbouring issues.
    void navigate(buildIssueKeyHref(next.key), { replace: true, state });
    return true;
  };

  const fail = (step: NeighbourIssueDirection, message: string, canRetry: boolean): void => {
    request.current = null;
    setFailure({ position, step, message, canRetry });
    announceToScreenReader(message);
  };

  const fetchAndGo = (from: IssuePositionInList, step: NeighbourIssueDirection): void => {
    setFailure(null);
    request.current = fetchIssueKeys(environment, from, step).subscribe({
      // `request` stays set until the navigation is done, so that another key press does not fetch again.
      next: (fetched) => {
        if (goFrom(mergeFetchedIssueKeys(from, fetched, step), step)) return;
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
      const next = getNeighbourIssue(position, step);
      return next && buildIssueKeyHref(next.key);
    },
    go: (step) => {
      if (isFirstOrLastIssueInList(position, step)) return false;
      if (getNeighbourIssue(position, step)) {
        cancel();
        return goFrom(position, step);
      }
      if (!request.current) fetchAndGo(position, step);
      return true;
    },
    failure: failure?.position === position ? failure : null,
  };
}
