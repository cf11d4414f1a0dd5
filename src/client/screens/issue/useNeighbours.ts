import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { Subscription } from 'relay-runtime';
import {
  isAtEnd,
  type ListPosition,
  type ListPositionState,
  neighborOf,
  type Direction,
  withNumbers,
} from '../../components/listPosition';
import { announce } from '../../ui/announce';
import { askNumbers } from './IssueNumbersQuery';

export interface Neighbours {
  /** The address of the one before (-1) or after (1), where its number is known. */
  hrefOf: (step: Direction) => string | null;
  /** Goes there; first asks which one it is, if need be. False: the list ends here. */
  go: (step: Direction) => boolean;
  /** Why it stayed here when it was to go. */
  failure: NeighbourFailure | null;
}

export interface NeighbourFailure {
  place: ListPosition;
  step: Direction;
  message: string;
  /** Asking again may help. */
  retry: boolean;
}

/** The issues before and after this one in its list, as far as the list goes. */
export function useNeighbours(place: ListPosition, projectKey: string): Neighbours {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const request = useRef<Subscription>(null);
  const [failure, setFailure] = useState<NeighbourFailure | null>(null);

  const stop = () => {
    request.current?.unsubscribe();
    request.current = null;
  };
  // It belongs to the place that it was asked at: whoever has left no longer waits for it.
  useEffect(() => stop, [place]);

  const addressOf = (number: number): string => `/projects/${projectKey}/issues/${number}`;

  const goFrom = (from: ListPosition, step: Direction): boolean => {
    const to = neighborOf(from, step);
    if (!to) return false;
    const state: ListPositionState = { place: to.place };
    // In the place of this history entry: Back leads to the list, however far one has gone along it.
    void navigate(addressOf(to.number), { replace: true, state });
    return true;
  };

  const stay = (step: Direction, message: string, retry: boolean): void => {
    request.current = null;
    setFailure({ place, step, message, retry });
    announce(message);
  };

  const ask = (from: ListPosition, step: Direction): void => {
    setFailure(null);
    request.current = askNumbers(environment, projectKey, from, step).subscribe({
      // Once one is on the way, the request stays as it is until one has come.
      next: (more) => {
        if (goFrom(withNumbers(from, more, step), step)) return;
        // The list has become so short that it ends before this page: back to its end.
        if (step < 0 && more.total && more.total < more.first) ask({ ...from, index: more.total }, step);
        else stay(step, 'The list has no further issue there.', false);
      },
      error: (error: Error) => {
        const which = step > 0 ? 'next' : 'previous';
        stay(step, `The ${which} issue could not be found: ${error.message}`, true);
      },
    });
  };

  return {
    hrefOf: (step) => {
      const to = neighborOf(place, step);
      return to && addressOf(to.number);
    },
    go: (step) => {
      if (isAtEnd(place, step)) return false;
      if (neighborOf(place, step)) {
        stop();
        return goFrom(place, step);
      }
      if (!request.current) ask(place, step);
      return true;
    },
    failure: failure?.place === place ? failure : null,
  };
}
