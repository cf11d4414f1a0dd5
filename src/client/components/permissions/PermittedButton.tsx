import { type ComponentProps, useImperativeHandle, type MouseEventHandler } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CommandId } from '../../../shared/commands/commandKeys';
import { Button } from '../../ui/Button';
import { Tooltip } from '../../ui/Tooltip';
import { useClickAfterSignIn } from '../../auth/useResumeAction';
import { IconButton } from '../../ui/IconButton';
import { getSessionGuard, useIsAnonymousVisitor } from '../../auth/SessionGuard';

interface PermittedButtonProps extends ComponentProps<typeof Button> {
  permitted: boolean;
  /** The role that the action requires, shown to users without it. */
  requirement: string;
  /** Key under which the click is remembered while the user signs in, to be repeated afterwards. */
  resumeAction?: string;
  /** Tooltip of the button, for buttons whose text may be hidden. */
  tooltip?: string;
  /** Command that the button runs. Its keys are shown in the tooltip. */
  command?: CommandId | undefined;
}

/** A button that is disabled, with an explanation, for users without permission: see usePermissionProblem. */
export function PermittedButton({
  permitted,
  requirement,
  resumeAction,
  tooltip,
  command,
  ref,
  ...props
}: PermittedButtonProps) {
  const problem = usePermissionProblem(permitted, requirement, resumeAction);
  const button = useClickAfterSignIn(resumeAction);
  useImperativeHandle(ref, () => button.current!, [button]);
  const text = problem?.message ?? tooltip;
  if (text === undefined) return <Button ref={button} data-command={command} {...props} />;
  return (
    <Tooltip text={text} command={problem ? undefined : command}>
      <Button ref={button} data-command={command} {...props} {...problem?.controlProps} />
    </Tooltip>
  );
}

interface PermittedIconButtonProps extends ComponentProps<typeof IconButton> {
  permitted: boolean;
  /** The role that the action requires, shown to users without it. */
  requirement: string;
  /** Key under which the click is remembered while the user signs in, to be repeated afterwards. */
  resumeAction?: string;
}

/** An icon button that is disabled, with an explanation, for users without permission: see usePermissionProblem. */
export function PermittedIconButton({
  permitted,
  requirement,
  resumeAction,
  ...props
}: PermittedIconButtonProps) {
  const problem = usePermissionProblem(permitted, requirement, resumeAction);
  return (
    <IconButton
      ref={useClickAfterSignIn(resumeAction)}
      {...props}
      {...problem?.controlProps}
      tooltip={problem?.message}
    />
  );
}

/** Why the viewer may not use a control, and the attributes that explain this on the control. */
interface PermissionProblem {
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
