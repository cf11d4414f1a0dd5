import { Children, type ReactNode } from 'react';
import { FieldButton } from '../../../components/pickers/FieldButton';
import type { EditableIssueField } from '../../../components/pickers/fields';
import styles from './Field.module.css';

interface Props {
  name: string;
  /** The field whose picker a click opens; absent: the field cannot be edited here. */
  edits?: EditableIssueField;
  /** Whether the viewer has permission to edit the field. */
  editable?: boolean;
  children: ReactNode;
}

/** A field of the side panel; "None" where it has no value. */
export function IssueField({ name, edits, editable = false, children }: Props) {
  const isEmpty = Children.toArray(children).length === 0;
  const shown = isEmpty ? 'None' : children;
  const className = isEmpty ? styles.none : styles.value;
  return (
    <div className={styles.field}>
      <dt className={styles.name}>{name}</dt>
      {edits ? (
        <dd>
          <FieldButton field={edits} name={name} editable={editable} className={className}>
            {shown}
          </FieldButton>
        </dd>
      ) : (
        <dd className={className}>{shown}</dd>
      )}
    </div>
  );
}
