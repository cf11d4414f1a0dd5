import { type ComponentProps, useImperativeHandle } from 'react';
import type { CommandId } from '../../shared/commands/commandKeys';
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
