import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { QueryCompletionOptions } from './completionOptions';
import type { CompletionRequest } from './QueryCompletion';

const importQueryCompletions = () => import(/* webpackChunkName: "query" */ './completions');
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

interface QueryCompletionState extends OpenCompletions {
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
export function useQueryCompletion(projectKey: string | null): QueryCompletionState {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState(NO_OPEN_COMPLETIONS);
  const [code, setCode] = useState<QueryCompletionsCode | null>(null);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<CompletionRequest>(undefined);

  const stop = () => {
    turn.current++;
    clearTimeout(timer.current);
    request.current?.dispose();
    request.current = undefined;
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
    const { local, createRequest, valueSpan } = completeQuery({ text, caret, projectKey, isRequested });
    if (!createRequest) return show(local);
    if (local) show(local, true);
    else setOpen(({ completions }) => keepCompletionsWhilePending(completions, valueSpan));
    timer.current = setTimeout(() => {
      const sent = createRequest(environment);
      request.current = sent;
      // Unsubscribes after the response, because later changes of its records would move the highlight back to the
      // first completion.
      const unsubscribe = sent.subscribe(() => {
        const state = sent.getState();
        if (state.status === 'loading') return;
        unsubscribe();
        // If the request fails, the completions that need no request stay.
        show(state.status === 'ready' ? state.value : local);
      });
      sent.fetchUnlessLoaded();
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
