import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FormField } from './FormField';
import styles from './form.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  /** Explanation below the field. */
  hint?: ReactNode;
}

/** A single-line text field. */
export function TextField({ label, value, onValueChange, error, hint, className, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} error={error} hint={hint} className={className}>
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
    </FormField>
  );
}
