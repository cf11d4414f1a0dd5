import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { IconButton } from '../../ui/IconButton';

/** Opens the browser's dialog that chooses files. */
export function AttachButton({
  label,
  onChoose,
}: {
  label: string;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Attach files" onClick={() => input.current?.click()}>
        <Paperclip size={15} strokeWidth={1.9} aria-hidden="true" />
      </IconButton>
      <input ref={input} type="file" multiple hidden aria-label={`${label}: files`} onChange={onChoose} />
    </>
  );
}
