import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldButton } from '../../../components/pickers/FieldButton';
import { IssueField } from './Field';
import styles from './ParentField.module.css';

/** The parent issue as a link, with a separate edit button beside it. */
export function ParentField({ editable, children }: { editable: boolean; children: ReactNode }) {
  if (!children) {
    return (
      <IssueField name="Parent" edits="parent" editable={editable}>
        {children}
      </IssueField>
    );
  }
  return (
    <IssueField name="Parent">
      <span className={styles.parent}>{children}</span>
      <FieldButton field="parent" name="Parent" editable={editable} className={styles.change}>
        <Pencil size={13} strokeWidth={1.75} aria-hidden="true" />
      </FieldButton>
    </IssueField>
  );
}
