/**
 * Replaces react-relay in the build of unreadFields.test.ts: the data that components get records which fields are
 * read.
 */
import * as relay from 'react-relay/hooks';
import { getFragment, getInlineDataFragment, getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import { recorded, recordedInline } from './record';

export * from 'react-relay/hooks';

type Hook = (node: GraphQLTaggedNode, ...rest: unknown[]) => unknown;
type DataHook = (node: GraphQLTaggedNode, ...rest: unknown[]) => { data: unknown };

const hooks = relay as unknown as Record<'readInlineData' | 'useFragment' | 'usePreloadedQuery', Hook> &
  Record<'useRefetchableFragment' | 'usePaginationFragment', Hook | DataHook>;

export function useFragment(node: GraphQLTaggedNode, key: unknown): unknown {
  return recorded(getFragment(node), hooks.useFragment(node, key));
}

export function readInlineData(node: GraphQLTaggedNode, key: unknown): unknown {
  return recordedInline(getInlineDataFragment(node).name, hooks.readInlineData(node, key));
}

export function usePreloadedQuery(node: GraphQLTaggedNode, ...rest: unknown[]): unknown {
  return recorded(getRequest(node).fragment, hooks.usePreloadedQuery(node, ...rest));
}

export function useRefetchableFragment(node: GraphQLTaggedNode, key: unknown): unknown {
  const [data, refetch] = hooks.useRefetchableFragment(node, key) as [unknown, unknown];
  return [recorded(getFragment(node), data), refetch];
}

export function usePaginationFragment(node: GraphQLTaggedNode, key: unknown): unknown {
  const result = hooks.usePaginationFragment(node, key) as { data: unknown };
  return { ...result, data: recorded(getFragment(node), result.data) };
}
