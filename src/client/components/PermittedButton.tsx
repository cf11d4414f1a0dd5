import type { ComponentProps } from 'react';
import { Button } from '../ui/Button';
import { Tooltip } from '../ui/Tooltip';
import { useRefusal } from './useRefusal';

interface Props extends ComponentProps<typeof Button> {
  permitted: boolean;
  /** Who may, for those who may not. */
  refusal: string;
}

/** A button that not everybody may press: see useRefusal. */
export function PermittedButton({ permitted, refusal, ...props }: Props) {
  const refused = useRefusal(permitted, refusal);
  if (!refused) return <Button {...props} />;
  return (
    <Tooltip text={refused.words}>
      <Button {...props} {...refused.control} />
    </Tooltip>
  );
}
