import { graphql, useFragment } from 'react-relay';
import type { ImportReconciliation_reconciliation$key } from '../../../../__generated__/ImportReconciliation_reconciliation.graphql';
import { capitalize, formatCount, pluralize } from '../../ui/format';
import styles from './ImportTables.module.css';

interface ImportReconciliationProps {
  reconciliation: ImportReconciliation_reconciliation$key;
}

/** Renders the counts of the source next to those of the project, and the reasons for differences. */
export function ImportReconciliation({ reconciliation }: ImportReconciliationProps) {
  const { counts, differences, differenceCount, unexplainedCount } = useFragment(
    graphql`
      fragment ImportReconciliation_reconciliation on ImportReconciliation {
        counts {
          kind
          source
          project
        }
        differences(first: 100) {
          kind
          value
          source
          project
          reasons {
            reason
            count
          }
          examples
        }
        differenceCount
        unexplainedCount
      }
    `,
    reconciliation,
  );
  return (
    <section className={styles.details} aria-labelledby="import-reconciliation">
      <h3 id="import-reconciliation" className={styles.heading}>
        Comparison with the file
      </h3>
      <p className={styles.weak}>{summarizeDifferences(differenceCount, unexplainedCount)}</p>
      <div className={styles.scroll} role="region" aria-label="File compared with project" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Records</th>
              <th scope="col" className={styles.number}>
                In the file
              </th>
              <th scope="col" className={styles.number}>
                In the project
              </th>
              {differences.length > 0 && <th scope="col">Reason for the difference</th>}
            </tr>
          </thead>
          <tbody>
            {counts
              .filter(({ source, project }) => source + project > 0)
              .map(({ kind, source, project }) => (
                <tr key={kind}>
                  <th scope="row">{capitalize(kind)}</th>
                  <td className={styles.number}>{formatCount(source)}</td>
                  <td className={styles.number}>{formatCount(project)}</td>
                  {differences.length > 0 && <td />}
                </tr>
              ))}
            {differences.map(({ kind, value, source, project, reasons, examples }) => (
              <tr key={`${kind} ${value}`}>
                <td>
                  {capitalize(kind)}: {value}
                </td>
                <td className={styles.number}>{formatCount(source)}</td>
                <td className={styles.number}>{formatCount(project)}</td>
                <td>
                  {reasons.map(({ reason, count }) => `${reason} (${formatDifference(count)})`).join(', ')}
                  {examples.length > 0 && <span className={styles.weak}> {examples.join(', ')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {differenceCount > differences.length && (
        <p className={styles.weak}>
          The first {formatCount(differences.length)} differences are listed. The JSON file contains more.
        </p>
      )}
    </section>
  );
}

function summarizeDifferences(differenceCount: number, unexplainedCount: number): string {
  if (differenceCount === 0) return 'There are no differences.';
  const differences = `${pluralize(differenceCount, 'difference')}, `;
  return unexplainedCount === 0
    ? `${differences}all explained.`
    : `${differences}${pluralize(unexplainedCount, 'record')} without a known reason.`;
}

/** Formats a number of records with its sign. */
const formatDifference = (count: number): string =>
  count < 0 ? `\u2212${formatCount(-count)}` : `+${formatCount(count)}`;
