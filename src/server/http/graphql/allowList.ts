/**
 * The allow-list of operations (persisted documents of GraphQL over HTTP): browsers send the hash of an operation of
 * this build as `documentId`. Other operations can be sent only with an API token.
 */
import { WinnowError } from '../../../shared/errors';
import type { Plugin } from 'graphql-yoga';
import type { GraphQLServerContext } from './eventStreams';

/** Operation texts by hash, as written by relay-compiler. */
export type AllowedGraphQLTextsByHash = Readonly<Record<string, string>>;

export function createOperationAllowListPlugin(
  operations: AllowedGraphQLTextsByHash,
): Plugin<Record<never, never>, GraphQLServerContext> {
  const allowed = new Map(Object.entries(operations));
  return {
    onParams({ params, setParams, context }) {
      const { documentId } = params as { documentId?: unknown };
      if (documentId === undefined) {
        if (context.caller.credential?.kind === 'token') return;
        throw new WinnowError('OPERATION_NOT_ALLOWED', 'Custom GraphQL operations require an API token.');
      }
      const query = typeof documentId === 'string' ? allowed.get(documentId) : undefined;
      if (query === undefined) {
        throw new WinnowError(
          'OPERATION_NOT_ALLOWED',
          'This operation is not on the allow-list of this build: reload the page.',
        );
      }
      setParams({ ...params, query });
    },
  };
}
