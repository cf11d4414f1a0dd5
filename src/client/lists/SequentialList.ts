import { useEffect, useState, useSyncExternalStore } from 'react';

export interface SequentialListState<Entry> {
  /** The loaded entries, in order. */
  readonly entries: readonly Entry[];
  readonly hasNext: boolean;
  readonly isLoading: boolean;
  /** Error of the last request; null: none. */
  readonly error: Error | null;
}

/** A list outside React whose pages are loaded one after the other, as `RetainedQuery`. */
export interface SequentialList<State extends SequentialListState<unknown>> {
  subscribe: (listener: () => void) => () => void;
  /** Returns the same object until the next change. */
  getState: () => State;
  /** Called when the list is on screen. Returns a function that releases the pages. */
  start: () => () => void;
  /** Loads the next page, unless it is being loaded or there is none. A failed page is loaded again only by `retry`. */
  loadNext: () => void;
  /** Requests the page that failed again. */
  retry: () => void;
}

/** Creates a list with the component, and releases its pages when the component unmounts. */
export function useSequentialList<
  Model extends SequentialList<State>,
  State extends SequentialListState<unknown> = ReturnType<Model['getState']>,
>(create: () => Model): { model: Model; list: State } {
  const [model] = useState(create);
  useEffect(() => model.start(), [model]);
  return { model, list: useSyncExternalStore(model.subscribe, model.getState) };
}
