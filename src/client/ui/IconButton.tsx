import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does: its name, and its tooltip. */
  label: string;
  /** The key that does the same. */
  keys?: string;
  /** In its tooltip in place of the label: why it does nothing. */
  tip?: string | undefined;
  bordered?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a sign on it. */
export function IconButton({ label, keys, tip, bordered = false, className, children, ...props }: Props) {
  const classes = [styles.button, bordered && styles.bordered, className].filter(Boolean).join(' ');
  return (
    <Tooltip text={tip ?? label} keys={tip === undefined ? keys : undefined}>
      <button type="button" aria-label={label} {...props} className={classes}>
        {children}
      </button>
    </Tooltip>
  );
}
