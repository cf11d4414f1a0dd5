import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announceToScreenReader } from '../announce';
import { Button } from '../Button';
import { copyText } from './copyText';
import styles from './CopyableSecret.module.css';

interface CopyableSecretProps {
  /** Name of the secret, for example the kind of token. */
  label: string;
  secret: string;
  /** Explains what the secret gives access to, and whether it is shown only once. */
  children: ReactNode;
  /** Called by the button Done, whether or not the secret was copied. */
  onDone: () => void;
}

/** Shows a secret, with a Copy button. */
export function CopyableSecret({ label, secret, children, onDone }: CopyableSecretProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  // Focuses the Copy button, because the form that had the focus has been replaced by the secret.
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => {
    try {
      await copyText(secret);
      setFailed(false);
      setCopied(true);
      announceToScreenReader('Copied');
    } catch {
      setFailed(true);
      field.current?.focus();
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <section className={styles.secret} aria-label={label}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          readOnly
          className={styles.value}
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button ref={copyButton} variant="primary" onClick={() => void copy()}>
          <Icon size={14} strokeWidth={2} aria-hidden="true" /> {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
      {failed && (
        <p role="alert" className={styles.error}>
          The browser did not allow copying. The text is selected: press Ctrl+C or ⌘C to copy it.
        </p>
      )}
      <p className={styles.explanation}>{children}</p>
    </section>
  );
}
