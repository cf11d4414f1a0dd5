import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Observable, type Subscription } from 'relay-runtime';
import type { FacetField } from '../../../../../__generated__/QueryCompletionQuery.graphql';
import { computeQueryCompletion } from '../../../../shared/query/complete';
import {
  FACET_FIELD_BY_FILTER_FIELD,
  createLocalCompletionOptions,
  type CompletionListData,
  COMPLETION_OPTIONS_MAX,
  removeTypedTerm,
} from './completion';

/** Delay after a key press before completions are requested, in ms. */
const COMPLETION_DEBOUNCE_MS = 90;
const EMPTY_COMPLETION_LIST: CompletionListData = { completion: null, options: [] };

export interface CompletionState extends CompletionListData {
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
  const [open, setOpen] = useState(EMPTY_COMPLETION_LIST);
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
      return setOpen(EMPTY_COMPLETION_LIST);
    const field = completion.field && FACET_FIELD_BY_FILTER_FIELD[completion.field];
    if (!field)
      return setOpen(
        complete(completion.prefix)
          ? EMPTY_COMPLETION_LIST
          : { completion, options: createLocalCompletionOptions(completion) },
      );
    const local = createLocalCompletionOptions(completion);
    if (local.length > 0) setOpen({ completion, options: local });
    timer.current = setTimeout(() => {
      const variables = {
        key: projectKey,
        query: removeTypedTerm(text, completion),
        field: field as FacetField,
        matching: completion.prefix,
        first: COMPLETION_OPTIONS_MAX,
      };
      // The code that requests completions is loaded when the first filter value is typed.
      const options = Observable.from(import('./QueryCompletionQuery')).mergeMap(
        ({ fetchCompletionOptions }) => fetchCompletionOptions(environment, variables),
      );
      request.current = options.subscribe({
        next: (fetched) => setOpen({ completion, options: prependCurrentUserOption(local, fetched) }),
        // If the request fails, the completions that need no request stay.
        error: () => setOpen({ completion, options: local }),
      });
    }, COMPLETION_DEBOUNCE_MS);

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
      setOpen(EMPTY_COMPLETION_LIST);
      setActive(-1);
    },
  };
}

/** Puts `@me` before the users that the server returned as completions. */
function prependCurrentUserOption(
  local: CompletionListData['options'],
  fetched: CompletionListData['options'],
): CompletionListData['options'] {
  const me = local.filter(({ text }) => text === '@me');
  return [...me, ...fetched].slice(0, COMPLETION_OPTIONS_MAX);
}
