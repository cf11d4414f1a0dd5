import { graphql, useFragment } from 'react-relay';
import type { ImportReportCounts_report$key } from '../../../../__generated__/ImportReportCounts_report.graphql';
import { capitalize, formatCount } from '../../ui/format';
import styles from './ImportTables.module.css';

const COLUMNS = ['Read', 'Created', 'Changed', 'Unchanged', 'Removed', 'Skipped', 'Dropped'];

/**
 * Whether read records of a kind are not counted, because they are parts of other records, such as labels of issues.
 */
const isNotCounted = (numbers: readonly number[], column: number): boolean =>
  column === 0 && numbers[0] === 0 && numbers.some((number) => number > 0);

/** Renders the results of an import for each kind of record that the file contains. */
export function ImportReportCounts({ report }: { report: ImportReportCounts_report$key }) {
  const { counts } = useFragment(
    graphql`
      fragment ImportReportCounts_report on ImportReport {
        counts {
          kind
          read
          created
          changed
          unchanged
          removed
          skipped
          dropped
        }
      }
    `,
    report,
  );
  const rows = counts
    .map(({ kind, read, created, changed, unchanged, removed, skipped, dropped }) => ({
      kind,
      numbers: [read, created, changed, unchanged, removed, skipped, dropped],
    }))
    .filter(({ kind, numbers }) => kind === 'issues' || numbers.some((number) => number > 0));
  return (
    <div className={styles.scroll} role="region" aria-label="Results" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Records</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, numbers }) => (
            <tr key={kind}>
              <th scope="row">{capitalize(kind)}</th>
              {numbers.map((number, column) => (
                <td
                  key={COLUMNS[column]}
                  className={number > 0 ? styles.number : `${styles.number} ${styles.zero}`}
                >
                  {isNotCounted(numbers, column) ? '–' : formatCount(number)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
