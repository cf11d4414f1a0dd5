/** Replaces relay-runtime where our code fetches data without a hook: records which fields of the response are read. */
import {
  fetchQuery as fetch,
  getRequest,
  type IEnvironment,
  type Observable,
  type GraphQLTaggedNode,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { recordGraphQLFieldReads } from './record';

export * from 'relay-runtime';

export function fetchQuery<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
): Observable<Query['response']> {
  const { fragment } = getRequest(query);
  return fetch<Query>(environment, query, variables).map((data) => recordGraphQLFieldReads(fragment, data));
}
