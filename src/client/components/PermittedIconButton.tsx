import type { ComponentProps } from 'react';
import { IconButton } from '../ui/IconButton';
import { useRefusal } from './useRefusal';
import { useResumeClick } from './useResumeAction';

interface Props extends ComponentProps<typeof IconButton> {
  permitted: boolean;
  /** Who may, for those who may not. */
  refusal: string;
  /** What pressing it is called, where who signs in for it need not press it again. */
  wish?: string;
}

/** A sign that not everybody may press: see useRefusal. */
export function PermittedIconButton({ permitted, refusal, wish, ...props }: Props) {
  const refused = useRefusal(permitted, refusal, wish);
  return <IconButton ref={useResumeClick(wish)} {...props} {...refused?.control} tip={refused?.words} />;
}
