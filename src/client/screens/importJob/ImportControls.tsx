import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ImportControls_job$key } from '../../../../__generated__/ImportControls_job.graphql';
import { ConfirmButton } from '../../components/ConfirmButton';
import { buildImportsHref } from '../../components/imports/importHref';
import { commitImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './ImportJob.module.css';
import { cancelImport, deleteImport, startImport } from './importJobMutations';
import { useImportAction } from './useImportAction';

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
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const action = useImportAction();
  const isActive = state === 'QUEUED' || state === 'RUNNING';
  const isDateOrderUnknown = preview?.dateQuestion != null && preview.dateQuestion.chosen == null;
  const isReady = canResume && format != null && (preview?.sampleCount ?? 0) > 0 && !isDateOrderUnknown;
  return (
    <div className={styles.controls}>
      <FormErrorMessage error={action.problem} />
      <div className={styles.buttons}>
        {isActive && (
          <Button disabled={action.isPending} onClick={() => void action.commit(cancelImport, { id })}>
            Cancel import
          </Button>
        )}
        {!isActive && state !== 'DONE' && canResume && (
          <Button
            variant="primary"
            disabled={action.isPending || !isReady}
            onClick={() => void action.commit(startImport, { id })}
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
            commit={() => commitImmediateMutation(environment, deleteImport, { id })}
            onDone={() => void navigate(buildImportsHref(projectKey), { replace: true })}
          >
            The uploaded file and the report are deleted. Imported issues are kept.
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
