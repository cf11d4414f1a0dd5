import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { CommandId } from '../../shared/commands/commandKeys';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name of the button, also shown as its tooltip. */
  label: string;
  /** Command that the button runs. Its keys are shown in the tooltip. */
  command?: CommandId | undefined;
  /** Keyboard shortcut of an action in a text field, shown in the tooltip. */
  keys?: string | undefined;
  /** Replaces the label in the tooltip, for example to explain why the button is disabled. */
  tooltip?: string | undefined;
  bordered?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  command,
  keys,
  tooltip,
  bordered = false,
  className,
  children,
  ...props
}: IconButtonProps) {
  const classes = [styles.button, bordered && styles.bordered, className].filter(Boolean).join(' ');
  return (
    <Tooltip text={tooltip ?? label} {...(tooltip === undefined && { command, keys })}>
      <button type="button" aria-label={label} data-command={command} {...props} className={classes}>
        {children}
      </button>
    </Tooltip>
  );
}
