import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ImportJobView_job$key } from '../../../../__generated__/ImportJobView_job.graphql';
import type { ImportJobView_project$key } from '../../../../__generated__/ImportJobView_project.graphql';
import { useQueryPolling } from '../../components/live/useQueryPolling';
import styles from './ImportJob.module.css';
import { ImportControls } from './ImportControls';
import { ImportReport } from './ImportReport';
import { ImportSettings } from './ImportSettings';
import type { ImportJobView_facts$key } from '../../../../__generated__/ImportJobView_facts.graphql';
import { formatFileSize } from '../../../shared/files';
import { ImportStateText } from '../../components/imports/ImportStateText';
import { buildOpenIssuesHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';
import { refetchInBackground } from '../../relay/queries/requests';
import type { ImportJobViewQuery } from '../../../../__generated__/ImportJobViewQuery.graphql';
import type { ImportJobView_upload$key } from '../../../../__generated__/ImportJobView_upload.graphql';
import { FileDropZone } from '../../ui/FileDropZone';
import { ProgressBar } from '../../ui/ProgressBar';
import { useImportUpload } from '../../components/imports/useImportUpload';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import type { ImportJobView_progress$key } from '../../../../__generated__/ImportJobView_progress.graphql';
import { formatCount, pluralize } from '../../ui/format';

/** Query for the data of an import that changes while it runs. */
const importJobQuery = graphql`
  query ImportJobViewQuery($id: ID!) {
    node(id: $id) {
      ...ImportJobView_job @alias(as: "importJob")
    }
  }
`;

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
        ...ImportJobView_facts
        ...ImportJobView_upload
        ...ImportSettings_job
        ...ImportJobView_progress
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

/** Renders the file name and the state of an import, and why it failed. */
function ImportJobFacts({ job, projectKey }: { job: ImportJobView_facts$key; projectKey: string }) {
  const { fileName, fileSize, state, message, canResume } = useFragment(
    graphql`
      fragment ImportJobView_facts on ImportJob {
        fileName
        fileSize
        state
        message
        canResume
      }
    `,
    job,
  );
  return (
    <div className={styles.facts}>
      <p className={styles.line}>
        <strong className={styles.file}>{fileName}</strong>
        <span className={styles.weak}>{formatFileSize(fileSize)}</span>
        <ImportStateText state={state} />
      </p>
      {message != null && (
        <p role="alert" className={styles.failure}>
          {message}
        </p>
      )}
      {state === 'CANCELED' && (
        <p className={styles.weak}>
          The import was canceled. Issues that were imported before are kept.
          {canResume && ' Resume it to import the rest.'}
        </p>
      )}
      {state === 'DONE' && (
        <p>
          The import is complete.{' '}
          <PreloadLink to={buildOpenIssuesHref(projectKey)} className={styles.link}>
            View the issues
          </PreloadLink>
        </p>
      )}
    </div>
  );
}

/** Renders the controls to continue an interrupted upload. */
function ImportUploadRest({ job }: { job: ImportJobView_upload$key }) {
  const { id, fileName, fileSize, uploadedBytes } = useFragment(
    graphql`
      fragment ImportJobView_upload on ImportJob {
        id
        fileName
        fileSize
        uploadedBytes
      }
    `,
    job,
  );
  const environment = useRelayEnvironment();
  const { sentBytes, problem, upload, cancel } = useImportUpload();
  const continueUpload = async (file: File) => {
    if (await upload(id, file))
      await refetchInBackground<ImportJobViewQuery>(environment, importJobQuery, { id }).toPromise();
  };
  return (
    <section className={styles.section} aria-label="Upload">
      {sentBytes === null ? (
        <FileDropZone buttonLabel="Choose file" onFile={(file) => void continueUpload(file)}>
          <strong>The upload is not complete</strong>
          <span>
            {formatFileSize(uploadedBytes)} of {formatFileSize(fileSize)} are uploaded. Choose {fileName}{' '}
            again to continue.
          </span>
        </FileDropZone>
      ) : (
        <>
          <p>
            Uploading {fileName}: {formatFileSize(sentBytes)} of {formatFileSize(fileSize)}
          </p>
          <ProgressBar part={sentBytes / fileSize} label={`Uploading ${fileName}`} />
          <Button onClick={cancel}>Cancel upload</Button>
        </>
      )}
      <FormErrorMessage error={problem} />
    </section>
  );
}

/** Renders the progress of a running import. */
function ImportProgress({ job }: { job: ImportJobView_progress$key }) {
  const { state, stage, fileSize, bytesDone, issuesDone, issuesPerSecond, secondsLeft } = useFragment(
    graphql`
      fragment ImportJobView_progress on ImportJob {
        state
        stage
        fileSize
        bytesDone
        issuesDone
        issuesPerSecond
        secondsLeft
      }
    `,
    job,
  );
  const isWaiting = state === 'QUEUED' || stage === 'WAITING';
  const title = isWaiting
    ? 'Waiting'
    : stage === 'READING'
      ? 'Step 1 of 2: reading the file'
      : 'Step 2 of 2: importing';
  return (
    <section className={styles.section} aria-label="Progress">
      <p aria-live="polite">
        <strong>{title}</strong>
        {state === 'QUEUED' && '. The import starts when other imports have finished.'}
      </p>
      <ProgressBar part={isWaiting ? null : Math.min(1, bytesDone / fileSize)} label="Import progress" />
      {!isWaiting && (
        <p className={styles.numbers}>
          <span>
            {formatFileSize(bytesDone)} of {formatFileSize(fileSize)}
          </span>
          {stage === 'IMPORTING' && <span>{pluralize(issuesDone, 'issue')}</span>}
          {issuesPerSecond != null && (
            <span>{formatCount(Math.round(issuesPerSecond))} issues per second</span>
          )}
          {secondsLeft != null && <span>{formatTimeLeft(secondsLeft)} left</span>}
        </p>
      )}
      <p className={styles.weak}>You can leave this page. The import continues on the server.</p>
    </section>
  );
}

function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return pluralize(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? pluralize(minutes, 'minute') : pluralize(Math.round(minutes / 60), 'hour');
}
