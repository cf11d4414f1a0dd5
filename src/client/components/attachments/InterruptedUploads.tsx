import { useRef } from 'react';
import { Button } from '../../ui/Button';
import styles from './AttachmentList.module.css';
import type { InterruptedUpload } from './pendingUploads';

interface InterruptedUploadsProps {
  items: readonly InterruptedUpload[];
  onChoose: (item: InterruptedUpload, files: readonly File[]) => void;
  onRemove: (item: InterruptedUpload) => void;
}

/** The files of a restored draft whose upload was interrupted when the page was left. */
export function InterruptedUploads({ items, onChoose, onRemove }: InterruptedUploadsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Interrupted uploads">
      {items.map((item) => (
        <InterruptedFile
          key={item.placeholder}
          name={item.name}
          onChoose={(files) => onChoose(item, files)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  );
}

interface InterruptedFileProps {
  name: string;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
}

function InterruptedFile({ name, onChoose, onRemove }: InterruptedFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={styles.item}>
      <span className={styles.name}>{name}</span>
      <span role="alert" className={styles.error}>
        The upload was interrupted. Choose the file again, or remove it from the text.
      </span>
      <Button onClick={() => input.current?.click()} aria-label={`Choose ${name} again`}>
        Choose file
      </Button>
      <Button onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${name}: file`}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </li>
  );
}
