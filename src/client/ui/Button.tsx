import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * Style of the button. `primary`: the main action. `danger`: cannot be undone. `quiet`: without border, for
   * toolbars.
   */
  variant?: 'plain' | 'quiet' | 'primary' | 'danger';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with text. */
export function Button({ variant = 'plain', className, type = 'button', ...props }: ButtonProps) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(' ');
  return <button {...props} type={type} className={classes} />;
}
