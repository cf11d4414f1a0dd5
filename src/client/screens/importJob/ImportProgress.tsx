import { graphql, useFragment } from 'react-relay';
import type { ImportProgress_job$key } from '../../../../__generated__/ImportProgress_job.graphql';
import { formatFileSize } from '../../../shared/files';
import { ProgressBar } from '../../components/imports/ProgressBar';
import { formatCount, pluralize } from '../../ui/format';
import styles from './ImportJob.module.css';

/** Renders the progress of a running import. */
export function ImportProgress({ job }: { job: ImportProgress_job$key }) {
  const { state, stage, fileSize, bytesDone, issuesDone, issuesPerSecond, secondsLeft } = useFragment(
    graphql`
      fragment ImportProgress_job on ImportJob {
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
        {state === 'QUEUED' && '. It starts when other imports have finished.'}
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
