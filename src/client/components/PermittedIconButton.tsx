import type { ComponentProps } from 'react';
import { IconButton } from '../ui/IconButton';
import { usePermissionProblem } from './usePermissionProblem';
import { useClickAfterSignIn } from './useResumeAction';

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
