import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { FormField } from './FormField';
import styles from './form.module.css';
import { useExcessMessage } from './useExcessMessage';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  /** Maximum length. A longer text stays in the field, with a message. */
  maxLength?: number;
  hint?: ReactNode;
}

/** A multi-line text field that grows with its text. */
export function TextArea({ label, value, onValueChange, error, maxLength, hint, ...props }: TextAreaProps) {
  const excess = useExcessMessage(value, maxLength);
  return (
    <FormField id={useId()} label={label} error={error} excess={excess} hint={hint}>
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
