import { type InputHTMLAttributes, type ReactNode, useId, type TextareaHTMLAttributes } from 'react';
import { FormField } from './FormField';
import styles from './form.module.css';
import { useTooLongMessage } from './useTooLongMessage';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  /** Maximum length without surrounding white space. A longer text stays in the field, with a message. */
  maxLength?: number;
  /** Explanation below the field. */
  hint?: ReactNode;
}

/** A single-line text field. */
export function TextField({
  label,
  value,
  onValueChange,
  error,
  maxLength,
  hint,
  className,
  ...props
}: TextFieldProps) {
  const id = useId();
  const tooLongMessage = useTooLongMessage(value.trim(), maxLength);
  return (
    <FormField
      id={id}
      label={label}
      error={error}
      tooLongMessage={tooLongMessage}
      hint={hint}
      className={className}
    >
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
  const tooLongMessage = useTooLongMessage(value, maxLength);
  return (
    <FormField id={useId()} label={label} error={error} tooLongMessage={tooLongMessage} hint={hint}>
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
