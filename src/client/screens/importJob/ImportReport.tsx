import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ImportReport_job$key } from '../../../../__generated__/ImportReport_job.graphql';
import type { ImportReportJsonQuery } from '../../../../__generated__/ImportReportJsonQuery.graphql';
import { Button } from '../../ui/Button';
import styles from './ImportJob.module.css';
import { ImportReconciliation } from './ImportReconciliation';
import type { ImportReport_counts$key } from '../../../../__generated__/ImportReport_counts.graphql';
import { capitalize, formatCount } from '../../ui/format';
import importTablesStyles from './ImportTables.module.css';
import type { ImportReport_details$key } from '../../../../__generated__/ImportReport_details.graphql';
import { buildIssueHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';
import { fetchQueryOnce } from '../../relay/queries/requests';

const importReportJsonQuery = graphql`
  query ImportReportJsonQuery($id: ID!) {
    node(id: $id) {
      ... on ImportJob {
        report {
          json
        }
      }
    }
  }
`;

/** Renders the report of an import: the results by kind of record, and why records were not imported. */
export function ImportReport({ job, projectKey }: { job: ImportReport_job$key; projectKey: string }) {
  const { id, number, report } = useFragment(
    graphql`
      fragment ImportReport_job on ImportJob {
        id
        number
        report {
          notes
          ...ImportReport_counts
          ...ImportReport_details
          reconciliation {
            ...ImportReconciliation_reconciliation
          }
        }
      }
    `,
    job,
  );
  const environment = useRelayEnvironment();
  if (!report) return null;
  const download = async () => {
    const { node } = await fetchQueryOnce<ImportReportJsonQuery>(environment, importReportJsonQuery, { id });
    const json = node?.report?.json;
    if (json !== undefined) downloadText(`${projectKey}-import-${number}.json`, json, 'application/json');
  };
  return (
    <section className={styles.section} aria-labelledby="import-report">
      <div className={styles.line}>
        <h2 id="import-report" className={styles.title}>
          Report
        </h2>
        <Button variant="quiet" onClick={() => void download()}>
          Download as JSON
        </Button>
      </div>
      <ImportReportCounts report={report} />
      {report.notes.length > 0 && (
        <ul className={styles.notes}>
          {report.notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
      <ImportReportDetails report={report} projectKey={projectKey} />
      {report.reconciliation && <ImportReconciliation reconciliation={report.reconciliation} />}
    </section>
  );
}

const COLUMNS = ['Read', 'Created', 'Changed', 'Unchanged', 'Removed', 'Skipped', 'Dropped'];

/**
 * Whether the report has no count of read records for a kind, because these are parts of other records, such as labels
 * of issues.
 */
const isNotCounted = (numbers: readonly number[], column: number): boolean =>
  column === 0 && numbers[0] === 0 && numbers.some((number) => number > 0);

/** Renders the results of an import for each kind of record that the file contains. */
function ImportReportCounts({ report }: { report: ImportReport_counts$key }) {
  const { counts } = useFragment(
    graphql`
      fragment ImportReport_counts on ImportReport {
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
    <div className={importTablesStyles.scroll} role="region" aria-label="Results" tabIndex={0}>
      <table className={importTablesStyles.table}>
        <thead>
          <tr>
            <th scope="col">Records</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={importTablesStyles.number}>
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
                  className={
                    number > 0
                      ? importTablesStyles.number
                      : `${importTablesStyles.number} ${importTablesStyles.zero}`
                  }
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

interface ImportReportDetailsProps {
  report: ImportReport_details$key;
  projectKey: string;
}

/** Renders reasons for records that were not imported, problems by line, and issues that got a new number. */
function ImportReportDetails({ report, projectKey }: ImportReportDetailsProps) {
  const { reasons, problems, problemCount, renumberedIssues, renumberedIssueCount } = useFragment(
    graphql`
      fragment ImportReport_details on ImportReport {
        reasons(first: 100) {
          kind
          reason
          count
        }
        problems(first: 100) {
          line
          kind
          reason
        }
        problemCount
        renumberedIssues(first: 20) {
          source
          number
        }
        renumberedIssueCount
      }
    `,
    report,
  );
  return (
    <>
      {reasons.length > 0 && (
        <section className={importTablesStyles.details} aria-labelledby="import-reasons">
          <h3 id="import-reasons" className={importTablesStyles.heading}>
            Not imported
          </h3>
          <ul className={importTablesStyles.list}>
            {reasons.map(({ kind, reason, count }) => (
              <li key={`${kind ?? ''} ${reason}`}>
                <span className={importTablesStyles.count}>{formatCount(count)}</span>
                <span>
                  {kind != null && `${kind}: `}
                  {reason}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {problemCount > 0 && (
        <section className={importTablesStyles.details} aria-labelledby="import-problems">
          <h3 id="import-problems" className={importTablesStyles.heading}>
            Problems ({formatCount(problemCount)})
          </h3>
          <ul className={importTablesStyles.list}>
            {problems.map(({ line, kind, reason }, index) => (
              <li key={index}>
                <span className={importTablesStyles.count}>Line {formatCount(line)}</span>
                <span>
                  {kind === 'DROPPED' ? 'Dropped' : 'Altered'}: {reason}
                </span>
              </li>
            ))}
          </ul>
          {problemCount > problems.length && (
            <p className={importTablesStyles.weak}>
              The first {formatCount(problems.length)} are listed. The JSON file contains more.
            </p>
          )}
        </section>
      )}
      {renumberedIssueCount > 0 && (
        <section className={importTablesStyles.details} aria-labelledby="import-renumbered">
          <h3 id="import-renumbered" className={importTablesStyles.heading}>
            Renumbered issues ({formatCount(renumberedIssueCount)})
          </h3>
          <ul className={importTablesStyles.list}>
            {renumberedIssues.map(({ source, number }) => (
              <li key={source}>
                <span className={importTablesStyles.count}>{source}</span>
                <PreloadLink to={buildIssueHref(projectKey, number)} className={importTablesStyles.link}>
                  {projectKey}-{number}
                </PreloadLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Downloads a text as a file in the browser. */
function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download once the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
