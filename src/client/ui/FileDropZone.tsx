import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';
import styles from './FileDropZone.module.css';

interface FileDropZoneProps {
  /** Label of the button that opens the file dialog. */
  buttonLabel: string;
  disabled?: boolean;
  onFile: (file: File) => void;
  /** Instructions that are displayed in the area. */
  children: ReactNode;
}

/** Renders an area for dropping a file, with a button that opens the file dialog. */
export function FileDropZone({ buttonLabel, disabled = false, onFile, children }: FileDropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file && !disabled) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setIsOver(true);
  };
  return (
    <div
      className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp size={22} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>{children}</div>
      <Button variant="primary" disabled={disabled} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={buttonLabel}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Without this reset, choosing the same file again after a failure would not trigger a change event.
          target.value = '';
        }}
      />
    </div>
  );
}
