import { type TextareaHTMLAttributes, useId } from 'react';
import { Field } from './Field';
import styles from './form.module.css';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
}

/** A multi-line text field that grows with its text. */
export function TextArea({ label, value, onValueChange, error, ...props }: Props) {
  return (
    <Field id={useId()} label={label} error={error}>
      {(attributes) => (
        <textarea
          rows={3}
          {...props}
          {...attributes}
          className={`${styles.input} ${styles.area}`}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
