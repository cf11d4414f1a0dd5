import { graphql, useFragment } from 'react-relay';
import type { ImportJobFacts_job$key } from '../../../../__generated__/ImportJobFacts_job.graphql';
import { formatFileSize } from '../../../shared/files';
import { ImportStateText } from '../../components/imports/ImportStateText';
import { buildOpenIssuesHref } from '../../components/openIssuesHref';
import { PreloadLink } from '../../components/PreloadLink';
import styles from './ImportJob.module.css';

/** Renders the file name and the state of an import, and why it failed. */
export function ImportJobFacts({ job, projectKey }: { job: ImportJobFacts_job$key; projectKey: string }) {
  const { fileName, fileSize, state, message, canResume } = useFragment(
    graphql`
      fragment ImportJobFacts_job on ImportJob {
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
