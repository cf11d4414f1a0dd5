/**
 * Operations of this build by their hash (persisted documents of GraphQL over HTTP): the browser sends
 * `documentId` in place of a text.
 */
import { WinnowError } from '../../../shared/errors';
import type { Plugin } from 'graphql-yoga';

/** Hash to text: what relay-compiler writes. */
export type Operations = Readonly<Record<string, string>>;

export function useAllowList(operations: Operations): Plugin {
  const known = new Map(Object.entries(operations));
  return {
    onParams({ params, setParams }) {
      const { documentId } = params as { documentId?: unknown };
      if (documentId === undefined) return;
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
