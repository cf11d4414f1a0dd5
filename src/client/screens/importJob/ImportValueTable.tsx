import { formatCount } from '../../ui/format';
import styles from './ImportTables.module.css';

interface ImportValueTableProps {
  /** Heading for the values, such as “State”. */
  title: string;
  values: readonly { name: string; count: number; target: string }[];
  /** Options of the project to map to, with their names. */
  options: readonly (readonly [value: string, name: string])[];
  onChange: (name: string, target: string) => void;
}

/** Renders the values of a file, each with a control to choose the value of the project that replaces it. */
export function ImportValueTable({ title, values, options, onChange }: ImportValueTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title} in the file</th>
          <th scope="col" className={styles.number}>
            Issues
          </th>
          <th scope="col">{title} in Winnow</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ name, count, target }) => (
          <tr key={name}>
            <td className={styles.wide}>{name}</td>
            <td className={styles.number}>{formatCount(count)}</td>
            <td>
              <select
                className={styles.select}
                aria-label={`${title} for ${name}`}
                value={target}
                onChange={(event) => onChange(name, event.target.value)}
              >
                {options.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
