import { graphql, useFragment } from 'react-relay';
import type { RenameViewDialog_view$key } from '../../../../../__generated__/RenameViewDialog_view.graphql';
import { useForm } from '../../../components/form/useForm';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { Dialog } from '../../../ui/Dialog';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/TextField';
import { SAVED_VIEW_NAME_LENGTH_MAX } from '../../../../shared/limits';
import { getSavedViewNameProblem } from '../../../../shared/validation/savedViews';
import { getListName } from './getListName';
import styles from './SaveViewDialog.module.css';
import { updateSavedView } from './updateSavedView';

interface RenameViewDialogProps {
  view: RenameViewDialog_view$key;
  /** Null: the view belongs to all projects. */
  projectKey: string | null;
  onClose: () => void;
}

/** Dialog that renames a view. Its address stays the same. */
export function RenameViewDialog({ view, projectKey, onClose }: RenameViewDialogProps) {
  const { id, name, path } = useFragment(
    graphql`
      fragment RenameViewDialog_view on SavedView {
        id
        name
        path
      }
    `,
    view,
  );
  const mutationQueue = useMutationQueue();
  const { field, errors, ...form } = useForm({
    initial: { name },
    problemsOf: (typed) => ({ name: getSavedViewNameProblem(typed.name) }),
    send: (typed) =>
      mutationQueue.commitMutation(createQueuedMutation(updateSavedView, { id, ...typed }), {
        summary: `${getListName(projectKey)}: renamed view ${name} to ${typed.name.trim()}`,
        href: path,
        inverse: createQueuedMutation(updateSavedView, { id, name }),
      }),
    onSent: onClose,
    onUnchanged: onClose,
  });
  return (
    <Dialog title={`Rename view ${name}`} size="narrow" onClose={onClose}>
      <Form
        label="Rename view"
        className={styles.form}
        submit="Rename"
        sending={form.sending}
        onSubmit={form.submit}
        onCancel={onClose}
        error={errors.other}
      >
        <TextField label="Name" maxLength={SAVED_VIEW_NAME_LENGTH_MAX} autoFocus {...field('name')} />
      </Form>
    </Dialog>
  );
}
