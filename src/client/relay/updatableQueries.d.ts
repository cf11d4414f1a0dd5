/** Types of methods of relay-runtime that its own types lack. */
import type { GraphQLTaggedNode, OperationType, UpdatableQueryData, VariablesOf } from 'relay-runtime';

declare module 'relay-runtime/store/RelayStoreTypes' {
  /** The store proxy of optimistic and local updates can also read updatable queries. */
  interface RecordSourceProxy {
    readUpdatableQuery<TQuery extends OperationType>(
      query: GraphQLTaggedNode,
      variables: VariablesOf<TQuery>,
    ): UpdatableQueryData<TQuery>;
  }
}
