/**
 * Long work in the background lets those go first who wait for what they asked. Who writes is not among them:
 * some mutations wait for the work that they have begun.
 */
import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { mutationOf } from './mutationOf';

/** What the route gives to a request. */
export interface Attending {
  /** To be called once nobody waits for it any more, at the latest with the answer. */
  leave: () => void;
}

export function useAttendance(): Plugin<Record<never, never>, Attending> {
  return {
    onExecute({ args }) {
      const { contextValue } = args as ExecutionArgs;
      if (mutationOf(args)) (contextValue as Attending).leave();
    },
  };
}
