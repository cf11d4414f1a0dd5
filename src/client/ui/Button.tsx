import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one thing to do here. `danger`: what cannot be taken back. `quiet`: no border, for bars. */
  variant?: 'plain' | 'quiet' | 'primary' | 'danger';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with words on it. */
export function Button({ variant = 'plain', className, type = 'button', ...props }: Props) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(' ');
  return <button {...props} type={type} className={classes} />;
}
