import {
  createOperationDescriptor,
  type Disposable,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';

/** Loads a query that the user may open next, and retains its data until the result is disposed. */
export function preloadQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): Disposable {
  const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
  const request = fetchQuery<TQuery>(environment, query, variables, {
    fetchPolicy: 'store-or-network',
  }).subscribe({});
  return {
    dispose: () => {
      request.unsubscribe();
      retained.dispose();
    },
  };
}
