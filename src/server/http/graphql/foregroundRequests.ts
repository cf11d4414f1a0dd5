/**
 * Ends the counting of a mutation as a foreground request when the mutation is executed. Bulk edits and other background
 * work wait for foreground requests, and some mutations wait for background work that they have started.
 */
import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { findMutationOperation } from './findMutationOperation';

/** Part of the server context that the route passes to Yoga with each request. */
export interface ForegroundRequest {
  /** Stops counting the request as a foreground request. The route calls it at the latest after the response. */
  endForegroundRequest: () => void;
}

export function createForegroundRequestPlugin(): Plugin<Record<never, never>, ForegroundRequest> {
  return {
    onExecute({ args }) {
      const { contextValue } = args as ExecutionArgs;
      if (findMutationOperation(args)) (contextValue as ForegroundRequest).endForegroundRequest();
    },
  };
}
