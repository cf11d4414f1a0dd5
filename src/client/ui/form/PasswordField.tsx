import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../IconButton';
import { FormField } from './FormField';
import styles from './form.module.css';

interface PasswordFieldProps {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Tells password managers whether to fill in the password or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** Password field with a button that reveals the password, so that it need not be typed twice. */
export function PasswordField({
  label,
  value,
  onValueChange,
  onBlur,
  error,
  hint,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField id={useId()} label={label} error={error} hint={hint}>
      {(attributes) => (
        <span className={styles.password}>
          <input
            {...props}
            {...attributes}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={styles.input}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            className={styles.reveal}
            onClick={() => setShown(!shown)}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </FormField>
  );
}
