import { graphql, useFragment } from 'react-relay';
import type { ImportColumns_preview$key } from '../../../../__generated__/ImportColumns_preview.graphql';
import { capitalize } from '../../ui/format';
import styles from './ImportTables.module.css';

interface ImportColumnsProps {
  preview: ImportColumns_preview$key;
  /** Called with the name of a column and the chosen field; an empty string means none. */
  onChange: (name: string, field: string) => void;
}

/** Renders the columns of a CSV file, each with a control to choose the field that it contains. */
export function ImportColumns({ preview, onChange }: ImportColumnsProps) {
  const { columns, columnFields } = useFragment(
    graphql`
      fragment ImportColumns_preview on ImportPreview {
        columns {
          name
          field
          example
        }
        columnFields
      }
    `,
    preview,
  );
  return (
    <div className={styles.scroll} role="region" aria-label="Columns of the file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Field</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, field, example }, index) => (
            <tr key={`${index} ${name}`}>
              <td className={styles.wide}>{name}</td>
              <td>
                <select
                  className={styles.select}
                  aria-label={`Field of ${name}`}
                  value={field ?? ''}
                  onChange={(event) => onChange(name, event.target.value)}
                >
                  <option value="">None (kept, not shown)</option>
                  {columnFields.map((each) => (
                    <option key={each} value={each}>
                      {formatField(each)}
                    </option>
                  ))}
                </select>
              </td>
              <td className={`${styles.wide} ${styles.weak}`}>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Display names of fields that cannot be derived from their identifiers. */
const FIELD_NAMES: Partial<Record<string, string>> = { id: 'Number or key', body: 'Description', url: 'URL' };

/** Returns the display name of a field, such as “Duplicate of” for `duplicateOf`. */
function formatField(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return FIELD_NAMES[field] ?? capitalize(words);
}
