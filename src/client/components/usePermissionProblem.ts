import type { MouseEventHandler } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { sessionGuardOf } from '../auth/SessionGuard';
import { useIsVisitor } from './useIsVisitor';

/** What a control does for those who may not use it. */
export interface PermissionProblem {
  /** What it takes. */
  message: string;
  /** In place of the control's own attributes. */
  controlProps: {
    'aria-description': string;
    'aria-disabled': true | undefined;
    onClick: MouseEventHandler | undefined;
  };
}

/**
 * A control stays where one looks for it: who may not use it is told who may, and who has not signed in
 * can. Null: one may.
 *
 * @param words who may, for those who may not
 * @param wish what the control calls it that one wants, where it goes on with it: see useWish
 */
export function usePermissionProblem(
  permitted: boolean,
  words: string,
  wish?: string,
): PermissionProblem | null {
  const door = sessionGuardOf(useRelayEnvironment());
  const isVisitor = useIsVisitor();
  if (permitted) return null;
  const told = isVisitor ? 'Sign in to do this' : words;
  return {
    message: told,
    controlProps: {
      'aria-description': told,
      'aria-disabled': isVisitor ? undefined : true,
      onClick: isVisitor ? () => void door.signInFor(wish) : undefined,
    },
  };
}
