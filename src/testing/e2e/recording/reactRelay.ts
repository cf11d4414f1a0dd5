/**
 * Replaces react-relay in the build of unreadFields.test.ts: the data that components get records which fields are
 * read.
 */
import * as relay from 'react-relay/hooks';
import { getFragment, getInlineDataFragment, getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import { recordGraphQLFieldReads, recordInlineFragmentReads } from './record';

export * from 'react-relay/hooks';

type RelayHook = (node: GraphQLTaggedNode, ...rest: unknown[]) => unknown;
type RelayDataHook = (node: GraphQLTaggedNode, ...rest: unknown[]) => { data: unknown };

const relayHooks = relay as unknown as Record<
  'readInlineData' | 'useFragment' | 'usePreloadedQuery',
  RelayHook
> &
  Record<'useRefetchableFragment' | 'usePaginationFragment', RelayHook | RelayDataHook>;

export function useFragment(node: GraphQLTaggedNode, key: unknown): unknown {
  return recordGraphQLFieldReads(getFragment(node), relayHooks.useFragment(node, key));
}

export function readInlineData(node: GraphQLTaggedNode, key: unknown): unknown {
  return recordInlineFragmentReads(getInlineDataFragment(node).name, relayHooks.readInlineData(node, key));
}

export function usePreloadedQuery(node: GraphQLTaggedNode, ...rest: unknown[]): unknown {
  return recordGraphQLFieldReads(getRequest(node).fragment, relayHooks.usePreloadedQuery(node, ...rest));
}

export function useRefetchableFragment(node: GraphQLTaggedNode, key: unknown): unknown {
  const [data, refetch] = relayHooks.useRefetchableFragment(node, key) as [unknown, unknown];
  return [recordGraphQLFieldReads(getFragment(node), data), refetch];
}

export function usePaginationFragment(node: GraphQLTaggedNode, key: unknown): unknown {
  const result = relayHooks.usePaginationFragment(node, key) as { data: unknown };
  return { ...result, data: recordGraphQLFieldReads(getFragment(node), result.data) };
}
