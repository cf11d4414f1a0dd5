import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Observable, type Subscription } from 'relay-runtime';
import type { FacetField } from '../../../../../__generated__/QueryCompletionQuery.graphql';
import { completeAt } from '../../../../shared/query/complete';
import { FACET_OF, localOptions, type OpenCompletion, OPTIONS_MAX, withoutTyped } from './completion';

/** The server is asked this long after the last key, in ms. */
const ASK_AFTER = 90;
const CLOSED: OpenCompletion = { completion: null, options: [] };

export interface CompletionState extends OpenCompletion {
  /** The option that Enter takes; -1: none, Enter applies the query. */
  readonly active: number;
  update: (text: string, caret: number) => void;
  move: (by: 1 | -1) => void;
  close: () => void;
}

/** What the query bar offers at the caret: names and closed sets at once, values when the server has told them. */
export function useCompletion(projectKey: string): CompletionState {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState(CLOSED);
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
    if (!completion || (completion.field === null && completion.prefix === '')) return setOpen(CLOSED);
    const field = completion.field && FACET_OF[completion.field];
    if (!field)
      return setOpen(
        complete(completion.prefix) ? CLOSED : { completion, options: localOptions(completion) },
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
      // Its code comes with the first value that is typed.
      const ask = Observable.from(import('./QueryCompletionQuery')).mergeMap(({ askOptions }) =>
        askOptions(environment, variables),
      );
      request.current = ask.subscribe({
        next: (told) => setOpen({ completion, options: withMe(local, told) }),
        // Without the server one goes on typing: what was offered at once stays.
        error: () => setOpen({ completion, options: local }),
      });
    }, ASK_AFTER);

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
      setActive((at) => (at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count));
    },
    close: () => {
      stop();
      setOpen(CLOSED);
      setActive(-1);
    },
  };
}

/** `@me` stays on top of the people that the server tells. */
function withMe(
  local: OpenCompletion['options'],
  told: OpenCompletion['options'],
): OpenCompletion['options'] {
  const me = local.filter(({ text }) => text === '@me');
  return [...me, ...told].slice(0, OPTIONS_MAX);
}
