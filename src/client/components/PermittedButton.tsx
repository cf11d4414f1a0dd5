import { type ComponentProps, useImperativeHandle } from 'react';
import { Button } from '../ui/Button';
import { Tooltip } from '../ui/Tooltip';
import { usePermissionProblem } from './usePermissionProblem';
import { useClickAfterSignIn } from './useResumeAction';

interface PermittedButtonProps extends ComponentProps<typeof Button> {
  permitted: boolean;
  /** The role that the action requires, shown to users without it. */
  requirement: string;
  /** Key under which the click is remembered while the user signs in, to be repeated afterwards. */
  resumeAction?: string;
  /** Tooltip of the button, for buttons whose text may be hidden. */
  tooltip?: string;
  /** Keyboard shortcut of the button, shown in its tooltip. */
  keys?: string | undefined;
}

/** A button that is disabled, with an explanation, for users without permission: see usePermissionProblem. */
export function PermittedButton({
  permitted,
  requirement,
  resumeAction,
  tooltip,
  keys,
  ref,
  ...props
}: PermittedButtonProps) {
  const problem = usePermissionProblem(permitted, requirement, resumeAction);
  const button = useClickAfterSignIn(resumeAction);
  useImperativeHandle(ref, () => button.current!, [button]);
  const text = problem?.message ?? tooltip;
  if (text === undefined) return <Button ref={button} {...props} />;
  return (
    <Tooltip text={text} keys={problem ? undefined : keys}>
      <Button ref={button} {...props} {...problem?.controlProps} />
    </Tooltip>
  );
}
