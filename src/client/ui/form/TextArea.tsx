import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { FormField } from './FormField';
import styles from './form.module.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A multi-line text field that grows with its text. */
export function TextArea({ label, value, onValueChange, error, hint, ...props }: TextAreaProps) {
  return (
    <FormField id={useId()} label={label} error={error} hint={hint}>
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
    </FormField>
  );
}
