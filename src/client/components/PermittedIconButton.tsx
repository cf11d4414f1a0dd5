import type { ComponentProps } from 'react';
import { IconButton } from '../ui/IconButton';
import { useRefusal } from './useRefusal';

interface Props extends ComponentProps<typeof IconButton> {
  permitted: boolean;
  /** Who may, for those who may not. */
  refusal: string;
}

/** A sign that not everybody may press: see useRefusal. */
export function PermittedIconButton({ permitted, refusal, ...props }: Props) {
  const refused = useRefusal(permitted, refusal);
  return <IconButton {...props} {...refused?.control} tip={refused?.words} />;
}
