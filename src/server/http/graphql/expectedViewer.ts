/**
 * Rejects mutations of a page that was loaded for another user, for example after another user has signed in in another
 * tab. Otherwise, the changes would be recorded under the wrong name.
 */
import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { WinnowError } from '../../../shared/errors';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import { encodeGlobalId } from '../../domain/base/ids';
import type { Caller, RequestContext } from '../../domain/context/RequestContext';
import { findMutationOperation } from './findMutationOperation';

/** Value of VIEWER_HTTP_HEADER_NAME: the id of the signed-in user, or empty for an anonymous caller. */
export const encodeViewerId = ({ viewer }: Pick<Caller, 'viewer'>): string =>
  viewer ? encodeGlobalId('User', viewer.id) : '';

export function createExpectedViewerCheckPlugin(): Plugin {
  return {
    onExecute({ args }) {
      const { contextValue } = args as ExecutionArgs;
      const { request, ...context } = contextValue as RequestContext & { request: Request };
      const expected = request.headers.get(VIEWER_HTTP_HEADER_NAME);
      if (expected === null || expected === encodeViewerId(context) || !findMutationOperation(args)) return;
      throw new WinnowError('UNAUTHENTICATED', 'Another user has signed in in this browser.');
    },
  };
}
