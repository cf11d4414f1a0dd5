import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { getPressedKeyName } from '../../ui/commands/dispatch';
import { formatKeyboardKeys } from '../../ui/Kbd';
import styles from './KeySettings.module.css';

interface KeyCaptureProps {
  label: string;
  /** Returns why keys cannot be used, or null if they can. */
  getProblem: (keys: string) => string | null;
  onSave: (keys: string) => void;
  onCancel: () => void;
}

/** Field that records the pressed key, or two keys pressed in sequence. Escape cancels; Tab moves to the buttons. */
export function KeyCapture({ label, getProblem, onSave, onCancel }: KeyCaptureProps) {
  const [keys, setKeys] = useState('');
  const problem = keys === '' ? null : getProblem(keys);
  const record = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    const pressed = getPressedKeyName(event);
    if (pressed === null || event.repeat) return;
    // A third key starts over.
    setKeys(keys === '' || keys.includes(' ') ? pressed : `${keys} ${pressed}`);
  };
  return (
    <span className={styles.capture}>
      <input
        readOnly
        autoFocus
        aria-label={label}
        aria-invalid={problem !== null}
        className={styles.field}
        placeholder="Press keys…"
        value={formatKeyboardKeys(keys)}
        onKeyDown={record}
      />
      <Button variant="primary" disabled={keys === '' || problem !== null} onClick={() => onSave(keys)}>
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
