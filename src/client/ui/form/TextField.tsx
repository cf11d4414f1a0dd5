import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Field } from './Field';
import styles from './form.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  /** What is wrong with it. */
  error?: string | undefined;
  /** What it is for, where its label does not say. */
  hint?: ReactNode;
}

/** One line to type into. */
export function TextField({ label, value, onValueChange, error, hint, className, ...props }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint} className={className}>
      {(described) => (
        <input
          autoComplete="off"
          {...props}
          {...described}
          className={styles.input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
