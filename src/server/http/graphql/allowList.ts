/**
 * Operations of this build by their hash (persisted documents of GraphQL over HTTP): the browser sends
 * `documentId` in place of a text. A text of its own is for programs, which have a token.
 */
import { WinnowError } from '../../../shared/errors';
import type { Plugin } from 'graphql-yoga';
import type { Carrier } from './eventStreams';

/** Hash to text: what relay-compiler writes. */
export type Operations = Readonly<Record<string, string>>;

export function useAllowList(operations: Operations): Plugin<Record<never, never>, Carrier> {
  const known = new Map(Object.entries(operations));
  return {
    onParams({ params, setParams, context }) {
      const { documentId } = params as { documentId?: unknown };
      if (documentId === undefined) {
        if (context.asking.credential?.kind === 'token') return;
        throw new WinnowError('OPERATION_NOT_ALLOWED', 'Operations of your own need a token.');
      }
      const query = typeof documentId === 'string' ? known.get(documentId) : undefined;
      if (query === undefined) {
        throw new WinnowError(
          'OPERATION_NOT_ALLOWED',
          'This operation is not on the allow-list: the page is of another build.',
        );
      }
      setParams({ ...params, query });
    },
  };
}
