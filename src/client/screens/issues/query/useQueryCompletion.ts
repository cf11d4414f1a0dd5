import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Observable, type Subscription } from 'relay-runtime';
import type { FacetField } from '../../../../../__generated__/QueryCompletionQuery.graphql';
import { computeQueryCompletion } from '../../../../shared/query/complete';
import {
  FACET_FIELD_BY_FILTER_FIELD,
  createLocalQueryCompletionOptions,
  type QueryCompletionListData,
  QUERY_COMPLETION_OPTIONS_MAX,
  removeTypedQueryTerm,
} from './completion';

/** Delay after a key press before completions are requested, in ms. */
const QUERY_COMPLETION_DEBOUNCE_MS = 90;
const EMPTY_QUERY_COMPLETION_LIST: QueryCompletionListData = { completion: null, options: [] };

export interface QueryCompletionState extends QueryCompletionListData {
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
export function useQueryCompletion(projectKey: string): QueryCompletionState {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState(EMPTY_QUERY_COMPLETION_LIST);
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
    const completion = computeQueryCompletion(text, caret);
    if (!completion || (completion.field === null && completion.prefix === ''))
      return setOpen(EMPTY_QUERY_COMPLETION_LIST);
    const field = completion.field && FACET_FIELD_BY_FILTER_FIELD[completion.field];
    if (!field)
      return setOpen(
        complete(completion.prefix)
          ? EMPTY_QUERY_COMPLETION_LIST
          : { completion, options: createLocalQueryCompletionOptions(completion) },
      );
    const local = createLocalQueryCompletionOptions(completion);
    if (local.length > 0) setOpen({ completion, options: local });
    timer.current = setTimeout(() => {
      const variables = {
        key: projectKey,
        query: removeTypedQueryTerm(text, completion),
        field: field as FacetField,
        matching: completion.prefix,
        first: QUERY_COMPLETION_OPTIONS_MAX,
      };
      // The code that requests completions is loaded when the first filter value is typed.
      const options = Observable.from(import('./QueryCompletionQuery')).mergeMap(
        ({ fetchQueryCompletionOptions }) => fetchQueryCompletionOptions(environment, variables),
      );
      request.current = options.subscribe({
        next: (fetched) => setOpen({ completion, options: prependCurrentUserOption(local, fetched) }),
        // If the request fails, the completions that need no request stay.
        error: () => setOpen({ completion, options: local }),
      });
    }, QUERY_COMPLETION_DEBOUNCE_MS);

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
      setOpen(EMPTY_QUERY_COMPLETION_LIST);
      setActive(-1);
    },
  };
}

/** Puts `@me` before the users that the server returned as completions. */
function prependCurrentUserOption(
  local: QueryCompletionListData['options'],
  fetched: QueryCompletionListData['options'],
): QueryCompletionListData['options'] {
  const me = local.filter(({ text }) => text === '@me');
  return [...me, ...fetched].slice(0, QUERY_COMPLETION_OPTIONS_MAX);
}
