import type { ReactNode } from 'react';
import { FormErrorMessage } from './FormErrorMessage';
import styles from './form.module.css';
import { TOO_LONG_ATTRIBUTE } from './useTooLongMessage';

/** Attributes that connect a control with its label, error and hint. */
interface FormFieldAriaAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  [TOO_LONG_ATTRIBUTE]: true | undefined;
}

interface FormFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Error message for a text that is too long, shown instead of `error`; null if the length is allowed. */
  tooLongMessage?: string | null;
  hint?: ReactNode;
  className?: string | undefined;
  children: (attributes: FormFieldAriaAttributes) => ReactNode;
}

/** A form control with its label above, and its error and hint below. */
export function FormField({
  id,
  label,
  error,
  tooLongMessage = null,
  hint,
  className,
  children,
}: FormFieldProps) {
  const isInvalid = error !== undefined || tooLongMessage !== null;
  const ids = [isInvalid && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isInvalid,
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
        [TOO_LONG_ATTRIBUTE]: tooLongMessage === null ? undefined : true,
      })}
      <FormErrorMessage id={`${id}-error`} error={error} tooLongMessage={tooLongMessage} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
