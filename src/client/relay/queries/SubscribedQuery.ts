import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';

/**
 * A query that is requested when a component subscribes to it, and kept until none does: for parts of the shell that
 * depend on the current project, such as the counts in the sidebar. No route loader or event can start it; as a part of
 * the shell's query, it would delay the first screen and be requested again for each project. Components read its
 * fragments with Suspense, unlike those of a `RetainedQuery`. Compatible with `useSyncExternalStore`.
 */
export class SubscribedQuery<TQuery extends OperationType> {
  readonly #environment: IEnvironment;
  readonly #query: GraphQLTaggedNode;
  readonly #variables: VariablesOf<TQuery>;
  readonly #changes = new Emitter();
  #queryRef: PreloadedQuery<TQuery> | null = null;

  constructor(environment: IEnvironment, query: GraphQLTaggedNode, variables: VariablesOf<TQuery>) {
    this.#environment = environment;
    this.#query = query;
    this.#variables = variables;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#changes.subscribe(listener);
    if (!this.#queryRef) this.#load('store-or-network');
    return () => {
      unsubscribe();
      if (this.#changes.listenerCount > 0) return;
      this.#queryRef?.dispose();
      this.#queryRef = null;
    };
  };

  /** The query; null before the first subscription. */
  readonly getQueryRef = (): PreloadedQuery<TQuery> | null => this.#queryRef;

  /** Requests the query again, after an error. */
  readonly reload = (): void => this.#load('network-only');

  #load(fetchPolicy: 'store-or-network' | 'network-only'): void {
    this.#queryRef?.dispose();
    this.#queryRef = loadQuery<TQuery>(this.#environment, this.#query, this.#variables, { fetchPolicy });
    this.#changes.emit();
  }
}
