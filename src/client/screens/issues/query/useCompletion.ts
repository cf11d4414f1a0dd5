import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Observable, type Subscription } from 'relay-runtime';
import type { FacetField } from '../../../../../__generated__/QueryCompletionQuery.graphql';
import { completeAt } from '../../../../shared/query/complete';
import { FACET_OF, localOptions, type OpenCompletion, OPTIONS_MAX, withoutTyped } from './completion';

/** Delay after a key press before completions are requested, in ms. */
const REQUEST_DEBOUNCE = 90;
const CLOSED_COMPLETION: OpenCompletion = { completion: null, options: [] };

export interface CompletionState extends OpenCompletion {
  /** Index of the completion that Enter accepts; -1: none, and Enter applies the query. */
  readonly active: number;
  update: (text: string, caret: number) => void;
  move: (by: 1 | -1) => void;
  close: () => void;
}

/**
 * Completions of the query at the caret: filter names and fixed values at once, other values when the server
 * has responded.
 */
export function useCompletion(projectKey: string): CompletionState {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState(CLOSED_COMPLETION);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<Subscription>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    request.current?.unsubscribe();
  };
  useEffect(() => stop, []);

  const update = (text: string, caret: number) => {
    stop();
    setActive(-1);
    const completion = completeAt(text, caret);
    if (!completion || (completion.field === null && completion.prefix === ''))
      return setOpen(CLOSED_COMPLETION);
    const field = completion.field && FACET_OF[completion.field];
    if (!field)
      return setOpen(
        complete(completion.prefix) ? CLOSED_COMPLETION : { completion, options: localOptions(completion) },
      );
    const local = localOptions(completion);
    if (local.length > 0) setOpen({ completion, options: local });
    timer.current = setTimeout(() => {
      const variables = {
        key: projectKey,
        query: withoutTyped(text, completion),
        field: field as FacetField,
        matching: completion.prefix,
        first: OPTIONS_MAX,
      };
      // The code that requests completions is loaded when the first filter value is typed.
      const options = Observable.from(import('./QueryCompletionQuery')).mergeMap(({ fetchOptions }) =>
        fetchOptions(environment, variables),
      );
      request.current = options.subscribe({
        next: (fetched) => setOpen({ completion, options: withMe(local, fetched) }),
        // If the request fails, the completions that need no request stay.
        error: () => setOpen({ completion, options: local }),
      });
    }, REQUEST_DEBOUNCE);

    function complete(prefix: string): boolean {
      return completion !== null && completion.candidates.length === 1 && completion.candidates[0] === prefix;
    }
  };

  return {
    ...open,
    active,
    update,
    move: (by) => {
      const count = open.options.length;
      setActive((index) => (index < 0 ? (by > 0 ? 0 : count - 1) : (index + by + count) % count));
    },
    close: () => {
      stop();
      setOpen(CLOSED_COMPLETION);
      setActive(-1);
    },
  };
}

/** Puts `@me` before the users that the server returned as completions. */
function withMe(
  local: OpenCompletion['options'],
  fetched: OpenCompletion['options'],
): OpenCompletion['options'] {
  const me = local.filter(({ text }) => text === '@me');
  return [...me, ...fetched].slice(0, OPTIONS_MAX);
}
