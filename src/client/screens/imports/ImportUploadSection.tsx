import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ImportUploadSection_project$key } from '../../../../__generated__/ImportUploadSection_project.graphql';
import { formatFileSize } from '../../../shared/files';
import { IMPORT_FILE_BYTES_MAX } from '../../../shared/limits';
import { FileDropZone } from '../../ui/FileDropZone';
import { buildImportJobHref } from '../../navigation/hrefs';
import { ProgressBar } from '../../ui/ProgressBar';
import { useImportUpload } from '../../components/imports/useImportUpload';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './ImportUploadSection.module.css';
import type { ImportUploadSectionCreateMutation } from '../../../../__generated__/ImportUploadSectionCreateMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

interface CreatedImport {
  id: string;
  number: number;
  file: File;
}

/** Renders the controls to upload a file as a new import. Opens the import when the upload is complete. */
export function ImportUploadSection({ project }: { project: ImportUploadSection_project$key }) {
  const { id, key, name, importFormats } = useFragment(
    graphql`
      fragment ImportUploadSection_project on Project {
        id
        key
        name
        importFormats {
          system
          title
          exportHint
        }
      }
    `,
    project,
  );
  const commit = useImmediateMutation();
  const { error, track } = useMutationStatus();
  const navigate = useNavigate();
  const { sentBytes, upload, cancel, ...uploading } = useImportUpload();
  const [created, setCreated] = useState<CreatedImport | null>(null);

  const continueUpload = async (job: CreatedImport) => {
    if (await upload(job.id, job.file)) await navigate(buildImportJobHref(key, job.number));
  };
  const start = async (file: File) => {
    setCreated(null);
    const result = await track(
      commit(createImport, { projectId: id, fileName: file.name, fileSize: file.size }),
    );
    if (result.status === 'refused') return;
    const job = result.response.edit.importJob;
    if (!job) return;
    const next = { id: job.id, number: job.number, file };
    setCreated(next);
    await continueUpload(next);
  };
  const titles = importFormats.map(({ title }) => title);
  return (
    <section className={styles.section} aria-label="Upload">
      <p className={styles.text}>
        Bring the issues of another tracker into {name}, with comments, labels, milestones and history.
        Nothing is changed until you have seen a preview and start the import.
      </p>
      {created && sentBytes !== null ? (
        <div className={styles.uploading}>
          <p>
            Uploading <strong>{created.file.name}</strong>: {formatFileSize(sentBytes)} of{' '}
            {formatFileSize(created.file.size)}
          </p>
          <ProgressBar part={sentBytes / created.file.size} label={`Uploading ${created.file.name}`} />
          <Button onClick={cancel}>Cancel upload</Button>
        </div>
      ) : (
        <FileDropZone buttonLabel="Choose file" onFile={(file) => void start(file)}>
          <strong>Drop an exported file here</strong>
          <span>
            {formatList(titles)}, up to {formatFileSize(IMPORT_FILE_BYTES_MAX)}. The format is detected
            automatically.
          </span>
        </FileDropZone>
      )}
      <FormErrorMessage error={error ?? uploading.problem} />
      {created && sentBytes === null && uploading.problem !== undefined && (
        <Button onClick={() => void continueUpload(created)}>Continue upload</Button>
      )}
      <details className={styles.details}>
        <summary>Where do I get a file?</summary>
        <ul className={styles.list}>
          {importFormats.map(({ system, title, exportHint }) => (
            <li key={system}>
              <strong>{title}</strong>: save the issues {exportHint}.
            </li>
          ))}
          <li>Files may be compressed with gzip.</li>
        </ul>
      </details>
    </section>
  );
}

const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

/** Creates an import, whose file is uploaded next. The mutation is not queued, because the page needs the new id. */
const createImport: MutationDefinition<ImportUploadSectionCreateMutation, 'immediate'> = {
  name: 'createImport',
  delivery: 'immediate',
  document: graphql`
    mutation ImportUploadSectionCreateMutation($input: CreateImportInput!) {
      edit: createImport(input: $input) {
        importJob {
          id
          number
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
