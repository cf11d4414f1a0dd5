import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IssueFieldButton } from '../../../components/pickers/IssueFieldButton';
import { IssueField } from './IssueField';
import styles from './ParentField.module.css';

interface ParentFieldProps {
  editable: boolean;
  /** Placeholder while the issue is being loaded; null: it has been loaded. */
  loading: ReactNode;
  /** The parent; absent: none. */
  children: ReactNode;
}

/** The parent issue as a link, with a separate edit button beside it. */
export function ParentField({ editable, loading, children }: ParentFieldProps) {
  if (!children) {
    return (
      <IssueField name="Parent" edits="parent" editable={editable}>
        {loading}
      </IssueField>
    );
  }
  return (
    <IssueField name="Parent">
      <span className={styles.parent}>{children}</span>
      <IssueFieldButton field="parent" name="Parent" editable={editable} className={styles.change}>
        <Pencil size={13} strokeWidth={1.75} aria-hidden="true" />
      </IssueFieldButton>
    </IssueField>
  );
}
