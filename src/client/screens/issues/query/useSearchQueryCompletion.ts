import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { QueryCompletionOptions } from './completionOptions';

const importQueryCompletions = () => import(/* webpackChunkName: "query" */ './queryCompletions');
type QueryCompletionsCode = Awaited<ReturnType<typeof importQueryCompletions>>;

/** Delay after a key press before completions are requested, in ms. */
const SEARCH_COMPLETION_DEBOUNCE_MS = 90;

/** Matches text before the caret for which Enter may accept a completion: a filter with a value, or an issue number. */
const COMPLETABLE_TEXT_PATTERN = /:\S*$|^\s*(?:#|[a-z][a-z0-9]*-)?\d+\s*$/i;

interface OpenCompletions {
  completions: QueryCompletionOptions | null;
  /** Index of the completion that Enter accepts; -1: none, and Enter applies the query. */
  active: number;
  /** Whether completions that Enter may have to accept are being loaded. */
  isPending: boolean;
}

const NO_OPEN_COMPLETIONS: OpenCompletions = { completions: null, active: -1, isPending: false };

interface SearchQueryCompletionState extends OpenCompletions {
  /** The code of the completions; null: not loaded yet. */
  readonly code: QueryCompletionsCode | null;
  /** Loads the code of the completions. */
  preload: () => void;
  /** @param isRequested whether the user asked for completions with a key, and not by typing */
  update: (text: string, caret: number, isRequested?: boolean) => void;
  move: (by: 1 | -1) => void;
  close: () => void;
}

/** The completions of the query at the caret. */
export function useSearchQueryCompletion(projectKey: string | null): SearchQueryCompletionState {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState(NO_OPEN_COMPLETIONS);
  const [code, setCode] = useState<QueryCompletionsCode | null>(null);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<Subscription>(undefined);

  const stop = () => {
    turn.current++;
    clearTimeout(timer.current);
    request.current?.unsubscribe();
  };
  useEffect(() => stop, []);
  const close = () => {
    stop();
    setOpen(NO_OPEN_COMPLETIONS);
  };
  const show = (completions: QueryCompletionOptions | null, isPending = false) =>
    setOpen({ completions, active: completions?.enterAccepts ? 0 : -1, isPending });

  const complete = (
    { completeQuery }: QueryCompletionsCode,
    text: string,
    caret: number,
    isRequested: boolean,
  ) => {
    const { local, fetch, valueSpan } = completeQuery({ text, caret, projectKey, isRequested });
    if (!fetch) return show(local);
    if (local) show(local, true);
    else setOpen(({ completions }) => keepCompletionsWhilePending(completions, valueSpan));
    timer.current = setTimeout(() => {
      request.current = fetch(environment).subscribe({
        next: (fetched) => show(fetched),
        // If the request fails, the completions that need no request stay.
        error: () => show(local),
      });
    }, SEARCH_COMPLETION_DEBOUNCE_MS);
  };

  return {
    ...open,
    code,
    preload: () => void importQueryCompletions().then(setCode, () => {}),
    update: (text, caret, isRequested = false) => {
      stop();
      const current = turn.current;
      if (code) return complete(code, text, caret, isRequested);
      setOpen({ ...NO_OPEN_COMPLETIONS, isPending: COMPLETABLE_TEXT_PATTERN.test(text.slice(0, caret)) });
      void importQueryCompletions().then(
        (loaded) => {
          setCode(loaded);
          if (turn.current === current) complete(loaded, text, caret, isRequested);
        },
        () => turn.current === current && close(),
      );
    },
    move: (by) =>
      setOpen((shown) => {
        const count = shown.completions?.options.length ?? 0;
        if (count === 0) return shown;
        const { active } = shown;
        return { ...shown, active: active < 0 ? (by > 0 ? 0 : count - 1) : (active + by + count) % count };
      }),
    close,
  };
}

/**
 * Keeps the previous completions of the same value on screen until the new ones arrive, so that the list does not
 * flicker. Meanwhile, Enter and Tab accept none of them.
 */
function keepCompletionsWhilePending(
  previous: QueryCompletionOptions | null,
  span: QueryCompletionOptions['span'] | null,
): OpenCompletions {
  const isSameValue = previous !== null && span !== null && previous.span.start === span.start;
  const completions = isSameValue ? { ...previous, span, enterAccepts: false, tabAccepts: false } : null;
  return { completions, active: -1, isPending: true };
}
