import type { ReactNode } from 'react';
import { FormErrorMessage } from './FormErrorMessage';
import styles from './form.module.css';

/** Attributes that connect a control with its label, error and hint. */
interface FormFieldAriaAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: (attributes: FormFieldAriaAttributes) => ReactNode;
}

/** A form control with its label above, and its error and hint below. */
export function FormField({ id, label, error, hint, className, children }: FormFieldProps) {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
      })}
      <FormErrorMessage id={`${id}-error`} error={error} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
