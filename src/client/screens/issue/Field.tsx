import { Children, type ReactNode } from 'react';
import { FieldButton } from '../../components/pickers/FieldButton';
import type { EditableField } from '../../components/pickers/fields';
import styles from './Field.module.css';

interface Props {
  name: string;
  /** What a press on the value changes; absent: nothing here does. */
  picks?: EditableField;
  /** Whether the viewer may. */
  editable?: boolean;
  children: ReactNode;
}

/** A field of the side panel; "None" where it has no value. */
export function Field({ name, picks, editable = false, children }: Props) {
  const empty = Children.toArray(children).length === 0;
  const shown = empty ? 'None' : children;
  const className = empty ? styles.none : styles.value;
  return (
    <div className={styles.field}>
      <dt className={styles.name}>{name}</dt>
      {picks ? (
        <dd>
          <FieldButton field={picks} name={name} editable={editable} className={className}>
            {shown}
          </FieldButton>
        </dd>
      ) : (
        <dd className={className}>{shown}</dd>
      )}
    </div>
  );
}
