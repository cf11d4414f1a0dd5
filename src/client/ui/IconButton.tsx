import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name of the button, also shown as its tooltip. */
  label: string;
  /** Keyboard shortcut of the button, shown in its tooltip. */
  keys?: string;
  /** Replaces the label in the tooltip, for example to explain why the button is disabled. */
  tooltip?: string | undefined;
  bordered?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon. */
export function IconButton({
  label,
  keys,
  tooltip,
  bordered = false,
  className,
  children,
  ...props
}: IconButtonProps) {
  const classes = [styles.button, bordered && styles.bordered, className].filter(Boolean).join(' ');
  return (
    <Tooltip text={tooltip ?? label} keys={tooltip === undefined ? keys : undefined}>
      <button type="button" aria-label={label} {...props} className={classes}>
        {children}
      </button>
    </Tooltip>
  );
}
