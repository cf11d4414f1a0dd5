import { graphql, useFragment } from 'react-relay';
import type { ImportJobView_job$key } from '../../../../__generated__/ImportJobView_job.graphql';
import type { ImportJobView_project$key } from '../../../../__generated__/ImportJobView_project.graphql';
import { useQueryPolling } from '../../components/useQueryPolling';
import styles from './ImportJob.module.css';
import { ImportControls } from './ImportControls';
import { ImportJobFacts } from './ImportJobFacts';
import { importJobQuery } from './ImportJobQuery';
import { ImportProgress } from './ImportProgress';
import { ImportReport } from './ImportReport';
import { ImportSettings } from './ImportSettings';
import { ImportUploadRest } from './ImportUploadRest';

/** Polling interval for the progress of a running import, in milliseconds. */
const PROGRESS_POLLING_INTERVAL_MS = 1_000;

interface ImportJobViewProps {
  job: ImportJobView_job$key;
  project: ImportJobView_project$key;
}

/** Renders an import in its current state. */
export function ImportJobView({ job, project }: ImportJobViewProps) {
  const data = useFragment(
    graphql`
      fragment ImportJobView_job on ImportJob {
        id
        state
        fileSize
        uploadedBytes
        canResume
        report {
          __typename
        }
        ...ImportJobFacts_job
        ...ImportUploadRest_job
        ...ImportSettings_job
        ...ImportProgress_job
        ...ImportControls_job
        ...ImportReport_job
      }
    `,
    job,
  );
  const { key, ...projectData } = useFragment(
    graphql`
      fragment ImportJobView_project on Project {
        key
        ...ImportSettings_project
      }
    `,
    project,
  );
  const { id, state } = data;
  const isActive = state === 'QUEUED' || state === 'RUNNING';
  useQueryPolling(importJobQuery, { id }, isActive ? PROGRESS_POLLING_INTERVAL_MS : null);
  const isUploaded = data.uploadedBytes >= data.fileSize;
  return (
    <div className={styles.job}>
      <ImportJobFacts job={data} projectKey={key} />
      {!isUploaded && <ImportUploadRest job={data} />}
      {isActive && <ImportProgress job={data} />}
      {data.report && !isActive && <ImportReport job={data} projectKey={key} />}
      {isUploaded && data.canResume && !isActive && state !== 'DONE' && (
        <ImportSettings job={data} project={projectData} />
      )}
      <ImportControls job={data} projectKey={key} />
    </div>
  );
}
