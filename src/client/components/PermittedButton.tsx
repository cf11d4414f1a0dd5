import { type ComponentProps, useImperativeHandle } from 'react';
import { Button } from '../ui/Button';
import { Tooltip } from '../ui/Tooltip';
import { useRefusal } from './useRefusal';
import { useResumeClick } from './useResumeAction';

interface Props extends ComponentProps<typeof Button> {
  permitted: boolean;
  /** Who may, for those who may not. */
  refusal: string;
  /** What pressing it is called, where who signs in for it need not press it again. */
  wish?: string;
}

/** A button that not everybody may press: see useRefusal. */
export function PermittedButton({ permitted, refusal, wish, ref, ...props }: Props) {
  const refused = useRefusal(permitted, refusal, wish);
  const button = useResumeClick(wish);
  useImperativeHandle(ref, () => button.current!, [button]);
  if (!refused) return <Button ref={button} {...props} />;
  return (
    <Tooltip text={refused.words}>
      <Button ref={button} {...props} {...refused.control} />
    </Tooltip>
  );
}
