import { Children, type ReactNode } from 'react';
import { IssueFieldButton } from '../../../components/pickers/IssueFieldButton';
import type { EditableIssueField } from '../../../components/pickers/fields';
import styles from './IssueField.module.css';

interface IssueFieldProps {
  name: string;
  /** The field whose picker a click opens; absent: the field cannot be edited here. */
  edits?: EditableIssueField;
  /** Whether the viewer has permission to edit the field. */
  editable?: boolean;
  children: ReactNode;
}

/** A field of the side panel; "None" where it has no value. */
export function IssueField({ name, edits, editable = false, children }: IssueFieldProps) {
  const isEmpty = Children.toArray(children).length === 0;
  const shown = isEmpty ? 'None' : children;
  const className = isEmpty ? styles.none : styles.value;
  return (
    <div className={styles.field}>
      <dt className={styles.name}>{name}</dt>
      {edits ? (
        <dd>
          <IssueFieldButton field={edits} name={name} editable={editable} className={className}>
            {shown}
          </IssueFieldButton>
        </dd>
      ) : (
        <dd className={className}>{shown}</dd>
      )}
    </div>
  );
}
