import { type ComponentProps, useImperativeHandle } from 'react';
import { Button } from '../ui/Button';
import { Tooltip } from '../ui/Tooltip';
import { usePermissionProblem } from './usePermissionProblem';
import { useClickAfterSignIn } from './useResumeAction';

interface Props extends ComponentProps<typeof Button> {
  permitted: boolean;
  /** The role that the action requires, shown to users without it. */
  requirement: string;
  /** Key under which the click is remembered while the user signs in, to be repeated afterwards. */
  resumeAction?: string;
}

/** A button that is disabled, with an explanation, for users without permission: see usePermissionProblem. */
export function PermittedButton({ permitted, requirement, resumeAction, ref, ...props }: Props) {
  const problem = usePermissionProblem(permitted, requirement, resumeAction);
  const button = useClickAfterSignIn(resumeAction);
  useImperativeHandle(ref, () => button.current!, [button]);
  if (!problem) return <Button ref={button} {...props} />;
  return (
    <Tooltip text={problem.message}>
      <Button ref={button} {...props} {...problem.controlProps} />
    </Tooltip>
  );
}
