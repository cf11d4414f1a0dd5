/**
 * A page of one person in a browser in which another has signed in since: what it changes would be written
 * under a name that is not theirs, and is refused.
 */
import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { WinnowError } from '../../../shared/errors';
import { VIEWER_HEADER } from '../../../shared/viewerHeader';
import { encodeId } from '../../domain/base/ids';
import type { Caller, RequestContext } from '../../domain/context/RequestContext';
import { mutationOf } from './mutationOf';

/** The id that answers tell in the header; empty: nobody who has signed in. */
export const viewerIdOf = ({ viewer }: Pick<Caller, 'viewer'>): string =>
  viewer ? encodeId('User', viewer.id) : '';

export function usePagesViewer(): Plugin {
  return {
    onExecute({ args }) {
      const { contextValue } = args as ExecutionArgs;
      const { request, ...context } = contextValue as RequestContext & { request: Request };
      const page = request.headers.get(VIEWER_HEADER);
      if (page === null || page === viewerIdOf(context) || !mutationOf(args)) return;
      throw new WinnowError('UNAUTHENTICATED', 'Somebody else has signed in in this browser.');
    },
  };
}
