import { type TextareaHTMLAttributes, useId } from 'react';
import { Field } from './Field';
import styles from './form.module.css';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** Several lines to type into: it grows with them. */
export function TextArea({ label, value, onValueChange, error, ...props }: Props) {
  return (
    <Field id={useId()} label={label} error={error}>
      {(described) => (
        <textarea
          rows={3}
          {...props}
          {...described}
          className={`${styles.input} ${styles.area}`}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
