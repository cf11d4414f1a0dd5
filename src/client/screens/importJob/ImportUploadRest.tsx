import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { ImportJobQuery } from '../../../../__generated__/ImportJobQuery.graphql';
import type { ImportUploadRest_job$key } from '../../../../__generated__/ImportUploadRest_job.graphql';
import { formatFileSize } from '../../../shared/files';
import { FileDropZone } from '../../components/imports/FileDropZone';
import { ProgressBar } from '../../components/imports/ProgressBar';
import { useImportUpload } from '../../components/imports/useImportUpload';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './ImportJob.module.css';
import { importJobQuery } from './ImportJobQuery';

/** Renders the controls to continue an interrupted upload. */
export function ImportUploadRest({ job }: { job: ImportUploadRest_job$key }) {
  const { id, fileName, fileSize, uploadedBytes } = useFragment(
    graphql`
      fragment ImportUploadRest_job on ImportJob {
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
      await fetchQuery<ImportJobQuery>(environment, importJobQuery, { id }).toPromise();
  };
  return (
    <section className={styles.section} aria-label="Upload">
      {sentBytes === null ? (
        <FileDropZone buttonLabel="Choose file" onFile={(file) => void continueUpload(file)}>
          <strong>The upload is not complete</strong>
          <span>
            {formatFileSize(uploadedBytes)} of {formatFileSize(fileSize)} have arrived. Choose {fileName}{' '}
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
