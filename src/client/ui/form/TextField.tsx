import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Field } from './Field';
import styles from './form.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  /** Explanation below the field. */
  hint?: ReactNode;
}

/** A single-line text field. */
export function TextField({ label, value, onValueChange, error, hint, className, ...props }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint} className={className}>
      {(attributes) => (
        <input
          autoComplete="off"
          {...props}
          {...attributes}
          className={styles.input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
