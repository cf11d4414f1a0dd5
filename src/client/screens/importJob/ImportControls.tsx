import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ImportControls_job$key } from '../../../../__generated__/ImportControls_job.graphql';
import { ConfirmButton } from '../../components/permissions/ConfirmButton';
import { buildImportsHref } from '../../navigation/hrefs';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './ImportJob.module.css';
import { cancelImport, deleteImport, startImport } from './importJobMutations';

/** Renders the buttons that start, cancel, resume and delete an import. */
export function ImportControls({ job, projectKey }: { job: ImportControls_job$key; projectKey: string }) {
  const { id, state, canResume, format, preview } = useFragment(
    graphql`
      fragment ImportControls_job on ImportJob {
        id
        state
        canResume
        format {
          __typename
        }
        preview {
          sampleCount
          dateQuestion {
            chosen
          }
        }
      }
    `,
    job,
  );
  const navigate = useNavigate();
  const commit = useImmediateMutation();
  const { error, isPending, track } = useMutationStatus();
  const isActive = state === 'QUEUED' || state === 'RUNNING';
  const isDateOrderUnknown = preview?.dateQuestion != null && preview.dateQuestion.chosen == null;
  const isReady = canResume && format != null && (preview?.sampleCount ?? 0) > 0 && !isDateOrderUnknown;
  return (
    <div className={styles.controls}>
      <FormErrorMessage error={error} />
      <div className={styles.buttons}>
        {isActive && (
          <Button disabled={isPending} onClick={() => void track(commit(cancelImport, { id }))}>
            Cancel import
          </Button>
        )}
        {!isActive && state !== 'DONE' && canResume && (
          <Button
            variant="primary"
            disabled={isPending || !isReady}
            onClick={() => void track(commit(startImport, { id }))}
          >
            {state === 'DRAFT' ? 'Start import' : 'Resume import'}
          </Button>
        )}
        {!isActive && (
          <ConfirmButton
            label={state === 'DRAFT' ? 'Discard' : 'Delete import'}
            variant="plain"
            title={state === 'DRAFT' ? 'Discard this import?' : 'Delete this import?'}
            confirmLabel={state === 'DRAFT' ? 'Discard' : 'Delete import'}
            commit={() => commit(deleteImport, { id })}
            onDone={() => void navigate(buildImportsHref(projectKey), { replace: true })}
          >
            The uploaded file and the report are deleted. Imported issues are kept.
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
