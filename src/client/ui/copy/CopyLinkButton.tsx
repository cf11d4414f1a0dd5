import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CommandId } from '../../../shared/commands/commandKeys';
import { copyLink } from './copyLink';
import { IconButton } from '../IconButton';

/** How long “copied” is shown, in ms. */
const LINK_COPIED_NOTICE_DURATION_MS = 1_500;

interface CopyLinkButtonProps {
  /** Address of the link; absent: the current page. */
  href?: string;
  label?: string;
  bordered?: boolean;
  className?: string | undefined;
  /** Command that the button runs. */
  command?: CommandId;
}

/** Button that copies a link to the clipboard. */
export function CopyLinkButton({
  href,
  label = 'Copy link',
  bordered = true,
  className,
  command,
}: CopyLinkButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), LINK_COPIED_NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    const { location } = window;
    setCopied(await copyLink(href ?? location.pathname + location.search));
  };
  const Icon = copied ? Check : Link2;
  return (
    <IconButton
      label={label}
      command={command}
      bordered={bordered}
      className={className}
      onClick={() => void copy()}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
