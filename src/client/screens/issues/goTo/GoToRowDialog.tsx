import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { ListSectionStart } from '../scrubber/useListSections';
import styles from './GoToRowDialog.module.css';
import { parseGoToInput } from './parseGoToInput';

interface GoToRowDialogProps {
  rows: IssueRowModel;
  sections: readonly ListSectionStart[];
  onGo: (row: number) => void;
  onClose: () => void;
}

/**
 * Go to dialog of the issue list: scrolls to a typed row number, date or section, and previews the target
 * while the user types.
 */
export function GoToRowDialog({ rows, sections, onGo, onClose }: GoToRowDialogProps) {
  const [text, setText] = useState('');
  const target = parseGoToInput(text, rows, sections);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!('row' in target)) return;
    onClose();
    onGo(target.row);
  };
  return (
    <Dialog title="Go to row or date" onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <input
          className={styles.input}
          autoFocus
          aria-label="Row number or date to go to"
          aria-describedby="go-to-target"
          placeholder="11208 (row) or 2021-03 (month)"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p id="go-to-target" className={styles.target} role="status">
          {'row' in target ? target.description : target.problem}
        </p>
        <Button type="submit" variant="primary" disabled={!('row' in target)}>
          Go
        </Button>
      </form>
    </Dialog>
  );
}
