import {
  createOperationDescriptor,
  type Disposable,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Subscription,
  type VariablesOf,
} from 'relay-runtime';

export type RetainedState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: Error };

const IDLE_STATE = { status: 'idle' } as const;
const LOADING_STATE = { status: 'loading' } as const;

interface RetainedQueryOptions<TQuery extends OperationType, T> {
  environment: IEnvironment;
  query: GraphQLTaggedNode;
  variables: VariablesOf<TQuery>;
  /** What is kept of the answer: fragment references and what steers the list, never a row's fields. */
  select: (data: TQuery['response']) => T;
}

/**
 * A query held outside React: retained before it is fetched, read without suspending. React keeps a
 * Suspense fallback for 300 ms once it was shown, which a list that is scrolled cannot afford.
 */
export class RetainedQuery<TQuery extends OperationType, T> {
  private readonly options: RetainedQueryOptions<TQuery, T>;
  private readonly listeners = new Set<() => void>();
  private retained: Disposable | null = null;
  private request: Subscription | null = null;
  /** A new object with every change, for useSyncExternalStore. */
  state: RetainedState<T> = IDLE_STATE;

  constructor(options: RetainedQueryOptions<TQuery, T>) {
    this.options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): RetainedState<T> => this.state;

  /** Asks the server, unless it has answered or been asked already. A failed one is asked again. */
  start(): void {
    if (this.state.status === 'ready' || this.state.status === 'loading') return;
    const { environment, query, variables, select } = this.options;
    this.retained ??= environment.retain(createOperationDescriptor(getRequest(query), variables));
    this.set(LOADING_STATE);
    this.request = fetchQuery<TQuery>(environment, query, variables).subscribe({
      next: (data) => this.set({ status: 'ready', value: select(data) }),
      error: (error: Error) => this.set({ status: 'failed', error }),
    });
  }

  /** Aborts a request that nobody waits for any more; an answer that has come stays. */
  cancel(): void {
    if (this.state.status !== 'loading') return;
    this.request?.unsubscribe();
    this.release();
    this.set(IDLE_STATE);
  }

  /** Lets the answer go: its records are the collector's. */
  dispose(): void {
    this.request?.unsubscribe();
    this.release();
    this.state = IDLE_STATE;
  }

  private release(): void {
    this.request = null;
    this.retained?.dispose();
    this.retained = null;
  }

  private set(state: RetainedState<T>): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}
