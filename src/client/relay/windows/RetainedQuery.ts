import { Emitter } from '../../../shared/Emitter';
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

export type RetainedQueryState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: Error };

const IDLE_QUERY_STATE = { status: 'idle' } as const;
const LOADING_QUERY_STATE = { status: 'loading' } as const;

/**
 * The part of `RetainedQuery` that does not depend on the query's type, so that a store can hold the query of either kind of
 * list.
 */
export type RetainedQueryHandle<T> = Pick<
  RetainedQuery<OperationType, T>,
  'state' | 'subscribe' | 'fetchUnlessLoaded' | 'dispose'
>;

interface RetainedQueryOptions<TQuery extends OperationType, T> {
  environment: IEnvironment;
  query: GraphQLTaggedNode;
  variables: VariablesOf<TQuery>;
  /**
   * Selects the part of the response that the list reads: fragment references and its own fields, never
   * fields of a row.
   */
  select: (data: TQuery['response']) => T;
}

/**
 * A Relay query that is used outside React: it is retained before it is fetched, and read without suspending.
 * React keeps a Suspense fallback on screen for at least 300 ms, which is too slow for a list while it
 * scrolls.
 */
export class RetainedQuery<TQuery extends OperationType, T> {
  private readonly options: RetainedQueryOptions<TQuery, T>;
  private readonly changes = new Emitter();
  private retained: Disposable | null = null;
  private request: Subscription | null = null;
  /** State of the query. Replaced by a new object on every change, for useSyncExternalStore. */
  state: RetainedQueryState<T> = IDLE_QUERY_STATE;

  constructor(options: RetainedQueryOptions<TQuery, T>) {
    this.options = options;
  }

  readonly subscribe = this.changes.subscribe;

  readonly getState = (): RetainedQueryState<T> => this.state;

  /** Fetches the query, unless it is loading or loaded. A failed query is fetched again. */
  fetchUnlessLoaded(): void {
    if (this.state.status === 'ready' || this.state.status === 'loading') return;
    const { environment, query, variables, select } = this.options;
    this.retained ??= environment.retain(createOperationDescriptor(getRequest(query), variables));
    this.setState(LOADING_QUERY_STATE);
    this.request = fetchQuery<TQuery>(environment, query, variables).subscribe({
      next: (data) => this.setState({ status: 'ready', value: select(data) }),
      error: (error: Error) => this.setState({ status: 'failed', error }),
    });
  }

  /** Aborts the query's request in flight; a response that has been loaded stays. */
  cancelRequest(): void {
    if (this.state.status !== 'loading') return;
    this.request?.unsubscribe();
    this.releaseRecords();
    this.setState(IDLE_QUERY_STATE);
  }

  /** Releases the response, so that its records can be collected. */
  dispose(): void {
    this.request?.unsubscribe();
    this.releaseRecords();
    this.state = IDLE_QUERY_STATE;
  }

  private releaseRecords(): void {
    this.request = null;
    this.retained?.dispose();
    this.retained = null;
  }

  private setState(state: RetainedQueryState<T>): void {
    this.state = state;
    this.changes.emit();
  }
}
