import type { ReactNode } from 'react';
import { FormError } from './FormError';
import styles from './form.module.css';

/** What ties a control to its words. */
interface FieldAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  id: string;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: (described: FieldAttributes) => ReactNode;
}

/** A control with what it is called above it, and what is wrong with it and what it is for under it. */
export function Field({ id, label, error, hint, className, children }: Props) {
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
      <FormError id={`${id}-error`} error={error} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
