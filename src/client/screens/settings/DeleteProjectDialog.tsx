import { useState } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DeleteProjectDialog_project$key } from '../../../../__generated__/DeleteProjectDialog_project.graphql';
import type { DeleteProjectSectionQuery } from '../../../../__generated__/DeleteProjectSectionQuery.graphql';
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../shared/limits';
import { deleteProject } from '../../mutations/deleteProject';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { restoreProject } from '../../components/projects/restoreProject';
import { AlertDialog } from '../../ui/AlertDialog';
import { announceToScreenReader } from '../../ui/announce';
import { TextField } from '../../ui/form/TextField';
import { pluralize } from '../../ui/format';
import { deleteProjectQuery } from './DeleteProjectSection';

interface DeleteProjectDialogProps {
  queryRef: PreloadedQuery<DeleteProjectSectionQuery>;
  onClose: () => void;
}

/** Dialog that deletes a project. Renders nothing if the project has been deleted meanwhile. */
export function DeleteProjectDialog({ queryRef, onClose }: DeleteProjectDialogProps) {
  const { project } = usePreloadedQuery<DeleteProjectSectionQuery>(deleteProjectQuery, queryRef);
  return project && <DeleteProjectForm project={project} onClose={onClose} />;
}

interface DeleteProjectFormProps {
  project: DeleteProjectDialog_project$key;
  onClose: () => void;
}

/** Lists what is deleted with the project. The viewer confirms by typing the project's key. */
function DeleteProjectForm({ project, onClose }: DeleteProjectFormProps) {
  const { id, key, name, issueCount, commentCount } = useFragment(
    graphql`
      fragment DeleteProjectDialog_project on Project {
        id
        key
        name
        issueCount
        commentCount
      }
    `,
    project,
  );
  const [typedKey, setTypedKey] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const mutationQueue = useMutationQueue();
  const { error, isPending, track } = useMutationStatus();
  const navigate = useNavigate();
  const remove = async () => {
    if (typedKey.trim() !== key) return setFieldError(`Enter ${key}, the key of the project.`);
    const committed = mutationQueue.commitMutation(createQueuedMutation(deleteProject, { id, key }), {
      summary: `Deleted project ${name}`,
      href: '/',
      undoFor: ({ edit: { deletedProject } }) =>
        deletedProject ? { inverse: createQueuedMutation(restoreProject, { id: deletedProject.id }) } : null,
    });
    const result = await track(committed);
    if (result.status === 'refused') return;
    announceToScreenReader(`Project ${name} was deleted`);
    onClose();
    await navigate('/');
  };
  return (
    <AlertDialog
      title={`Delete project ${name}?`}
      confirmLabel="Delete project"
      hasField
      error={error}
      pending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>Deleted for everybody:</p>
      <ul>
        <li>
          <b>{pluralize(issueCount, 'issue')}</b>
          {commentCount != null && commentCount > 0 && (
            <>
              {' '}
              with <b>{pluralize(commentCount, 'comment')}</b>
            </>
          )}{' '}
          and their history
        </li>
        <li>labels, milestones, members, invitation links and bulk edits</li>
      </ul>
      <p>
        Administrators can restore the project for {pluralize(PROJECT_RESTORE_PERIOD_DAYS, 'day')}. After
        that, its contents are removed permanently. The key {key} cannot be used for another project.
      </p>
      <TextField
        autoFocus
        label={`Enter ${key} to confirm`}
        value={typedKey}
        error={fieldError}
        maxLength={10}
        spellCheck={false}
        autoCapitalize="characters"
        onValueChange={(text) => {
          setTypedKey(text.toUpperCase());
          setFieldError(undefined);
        }}
      />
    </AlertDialog>
  );
}
