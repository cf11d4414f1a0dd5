import type { MouseEventHandler } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getSessionGuard } from '../auth/SessionGuard';
import { useIsAnonymousVisitor } from './useIsAnonymousVisitor';

/** Why the viewer may not use a control, and the attributes that explain this on the control. */
export interface PermissionProblem {
  message: string;
  /** HTML attributes that override those of the control. */
  controlProps: {
    'aria-description': string;
    'aria-disabled': true | undefined;
    onClick: MouseEventHandler | undefined;
  };
}

/**
 * Controls stay visible for users without permission. For a signed-in user the control is disabled and names
 * the required role; for a visitor it opens the sign-in dialog. Returns null if the viewer has the permission.
 *
 * @param requirement the required role, as shown to signed-in users
 * @param resumeAction key under which the click is repeated after signing in: see useResumeAction.ts
 */
export function usePermissionProblem(
  permitted: boolean,
  requirement: string,
  resumeAction?: string,
): PermissionProblem | null {
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const isVisitor = useIsAnonymousVisitor();
  if (permitted) return null;
  const message = isVisitor ? 'Sign in to do this' : requirement;
  return {
    message,
    controlProps: {
      'aria-description': message,
      'aria-disabled': isVisitor ? undefined : true,
      onClick: isVisitor ? () => void sessionGuard.signInAndResume(resumeAction) : undefined,
    },
  };
}
