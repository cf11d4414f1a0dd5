import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { ImportReport_job$key } from '../../../../__generated__/ImportReport_job.graphql';
import type { ImportReportJsonQuery } from '../../../../__generated__/ImportReportJsonQuery.graphql';
import { Button } from '../../ui/Button';
import { downloadText } from './downloadText';
import styles from './ImportJob.module.css';
import { ImportReconciliation } from './ImportReconciliation';
import { ImportReportCounts } from './ImportReportCounts';
import { ImportReportDetails } from './ImportReportDetails';

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
          ...ImportReportCounts_report
          ...ImportReportDetails_report
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
    const data = await fetchQuery<ImportReportJsonQuery>(environment, importReportJsonQuery, {
      id,
    }).toPromise();
    const json = data?.node?.report?.json;
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
