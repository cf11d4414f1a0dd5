import {
  createOperationDescriptor,
  type Disposable,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationDescriptor,
  type OperationType,
  type Subscription,
  type VariablesOf,
} from 'relay-runtime';
import { Emitter } from '../../shared/Emitter';

export type RetainedQueryState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: Error };

const IDLE_QUERY_STATE = { status: 'idle' } as const;
const LOADING_QUERY_STATE = { status: 'loading' } as const;

interface RetainedQueryOptions<TQuery extends OperationType, T> {
  environment: IEnvironment;
  query: GraphQLTaggedNode;
  variables: VariablesOf<TQuery>;
  /** By default `network-only`. With `store-or-network`, data that is in the store is ready at once. */
  fetchPolicy?: 'store-or-network' | 'network-only';
  /**
   * Selects the part of the response that the list itself reads: fragment references, and fields such as the keys
   * of issues. It is called once per response, unless the query is watched.
   */
  select: (data: TQuery['response']) => T;
  /**
   * Whether `select` is called again when the loaded data changes in the store. By default it is not: components read
   * the fields that they show themselves, and each watched query costs time on every change of the store.
   */
  isWatched?: boolean;
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
  private watched: Disposable | null = null;
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
    const { environment, query, variables, fetchPolicy = 'network-only', select, isWatched } = this.options;
    const operation = createOperationDescriptor(getRequest(query), variables);
    this.retained ??= environment.retain(operation);
    this.setState(LOADING_QUERY_STATE);
    this.request = fetchQuery<TQuery>(environment, query, variables, { fetchPolicy }).subscribe({
      next: (data) => {
        if (isWatched) this.watch(operation);
        this.setState({ status: 'ready', value: select(data) });
      },
      error: (error: Error) => this.setState({ status: 'failed', error }),
    });
  }

  /** Requests a loaded query again. The response updates the store; a failure leaves the data as it is. */
  refetch(): void {
    const { environment, query, variables } = this.options;
    fetchQuery<TQuery>(environment, query, variables).subscribe({ error: () => undefined });
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

  private watch({ fragment }: OperationDescriptor): void {
    const { environment, select } = this.options;
    this.watched?.dispose();
    this.watched = environment.subscribe(environment.lookup(fragment), ({ data }) =>
      this.setState({ status: 'ready', value: select(data) }),
    );
  }

  private releaseRecords(): void {
    this.request = null;
    this.watched?.dispose();
    this.watched = null;
    this.retained?.dispose();
    this.retained = null;
  }

  private setState(state: RetainedQueryState<T>): void {
    this.state = state;
    this.changes.emit();
  }
}
