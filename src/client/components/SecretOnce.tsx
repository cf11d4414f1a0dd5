import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../ui/announce';
import { Button } from '../ui/Button';
import styles from './SecretOnce.module.css';

interface Props {
  /** What it is called. */
  label: string;
  secret: string;
  /** That it is shown once, and what who has it can do. */
  children: ReactNode;
  /** One has it now. */
  onDone: () => void;
}

/** Something secret that is shown this one time, to be copied. */
export function SecretOnce({ label, secret, children, onDone }: Props) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  // What one came for is here, and is soon gone.
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
    announce('Copied');
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
      <p className={styles.words}>{children}</p>
    </section>
  );
}
