import type { ComponentProps } from 'react';
import { IconButton } from '../ui/IconButton';
import { usePermissionProblem } from './usePermissionProblem';
import { useResumeClick } from './useResumeAction';

interface Props extends ComponentProps<typeof IconButton> {
  permitted: boolean;
  /** Who may, for those who may not. */
  requirement: string;
  /** What pressing it is called, where who signs in for it need not press it again. */
  resumeAction?: string;
}

/** A sign that not everybody may press: see usePermissionProblem. */
export function PermittedIconButton({ permitted, requirement, resumeAction, ...props }: Props) {
  const problem = usePermissionProblem(permitted, requirement, resumeAction);
  return (
    <IconButton
      ref={useResumeClick(resumeAction)}
      {...props}
      {...problem?.controlProps}
      tip={problem?.message}
    />
  );
}
