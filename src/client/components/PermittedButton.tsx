import { type ComponentProps, useImperativeHandle } from 'react';
import { Button } from '../ui/Button';
import { Tooltip } from '../ui/Tooltip';
import { usePermissionProblem } from './usePermissionProblem';
import { useResumeClick } from './useResumeAction';

interface Props extends ComponentProps<typeof Button> {
  permitted: boolean;
  /** Who may, for those who may not. */
  requirement: string;
  /** What pressing it is called, where who signs in for it need not press it again. */
  resumeAction?: string;
}

/** A button that not everybody may press: see usePermissionProblem. */
export function PermittedButton({ permitted, requirement, resumeAction, ref, ...props }: Props) {
  const problem = usePermissionProblem(permitted, requirement, resumeAction);
  const button = useResumeClick(resumeAction);
  useImperativeHandle(ref, () => button.current!, [button]);
  if (!problem) return <Button ref={button} {...props} />;
  return (
    <Tooltip text={problem.message}>
      <Button ref={button} {...props} {...problem.controlProps} />
    </Tooltip>
  );
}
