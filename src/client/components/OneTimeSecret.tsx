import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announceToScreenReader } from '../ui/announce';
import { Button } from '../ui/Button';
import styles from './OneTimeSecret.module.css';

interface OneTimeSecretProps {
  /** Name of the secret, for example the kind of token. */
  label: string;
  secret: string;
  /** Explains that the secret is shown once and what it gives access to. */
  children: ReactNode;
  /** Called when the user has copied the secret. */
  onDone: () => void;
}

/** Shows a new secret once, with a Copy button. */
export function OneTimeSecret({ label, secret, children, onDone }: OneTimeSecretProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  // Focuses the Copy button, because the form that had the focus has been replaced by the secret.
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
    announceToScreenReader('Copied');
  };
  const Icon = copied ? Check : Copy;
  return (
    <section className={styles.secret} aria-label={label}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
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
      <p className={styles.explanation}>{children}</p>
    </section>
  );
}
