import { useNavigate } from 'react-router-dom';
import { graphql, useFragment } from 'react-relay';
import { useForm } from '../../../components/form/useForm';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../../ui/announce';
import { Dialog } from '../../../ui/Dialog';
import { CheckboxField } from '../../../ui/form/ChoiceField';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/TextField';
import { buildIssueListHref, type IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { SAVED_VIEW_NAME_LENGTH_MAX } from '../../../../shared/limits';
import { getSavedViewNameProblem } from '../../../../shared/validation/savedViews';
import { readSavedRowDensity } from '../list/rowLayout';
import { createSavedView, deleteSavedView, getListName, updateSavedView } from './savedViewMutations';
import styles from './SaveViewDialog.module.css';
import { toSavedViewInput } from './savedViewActions';
import type { SaveViewDialog_view$key } from '../../../../../__generated__/SaveViewDialog_view.graphql';

export interface SaveViewDialogProps {
  /** Id of the project of the list; null: the list has the issues of all projects. */
  projectId: string | null;
  /** The list to save. */
  list: IssueListUrlState;
  /** Name that the dialog proposes. */
  name?: string;
  /** Whether the viewer may share views of the list. */
  canShare: boolean;
  onClose: () => void;
}

const SHARE_WITH_PROJECT = {
  label: 'Share with the project',
  description: 'Everybody who can read the project can see the view',
};
const SHARE_WITH_EVERYBODY = {
  label: 'Share with all signed-in users',
  description: 'Each of them sees only the issues that they can read',
};

/** The list as it is shown: a density that was chosen in the browser becomes part of a new view, unless it is the regular one. */
function withDensityOfBrowser(list: IssueListUrlState): IssueListUrlState {
  const saved = readSavedRowDensity();
  return { ...list, density: list.density ?? (saved === 'regular' ? null : saved) };
}

/** Dialog that saves the current list as a new view and opens it. */
export function SaveViewDialog({ projectId, list, name = '', canShare, onClose }: SaveViewDialogProps) {
  const mutationQueue = useMutationQueue();
  const navigate = useNavigate();
  const { values, field, change, errors, ...form } = useForm({
    initial: { name, shared: false },
    problemsOf: (typed) => ({ name: getSavedViewNameProblem(typed.name) }),
    send: (typed) =>
      mutationQueue.commitMutation(
        createQueuedMutation(createSavedView, {
          projectId,
          ...typed,
          ...toSavedViewInput(withDensityOfBrowser(list)),
        }),
        {
          summary: `${getListName(list.projectKey)}: saved view ${typed.name.trim()}`,
          href: buildIssueListHref({ ...list, savedView: null }),
          undoFor: ({ edit: { savedView } }) =>
            savedView
              ? {
                  inverse: createQueuedMutation(deleteSavedView, { id: savedView.id }),
                  href: savedView.path,
                }
              : null,
        },
      ),
    onSent: (result) => {
      onClose();
      const path = result.status === 'done' && result.response.edit.savedView?.path;
      if (!path) return;
      announceToScreenReader('View saved');
      void navigate(path, { replace: true });
    },
  });
  return (
    <Dialog title="Save view" size="narrow" onClose={onClose}>
      <Form
        label="Save view"
        className={styles.form}
        submit="Save view"
        sending={form.sending}
        onSubmit={form.submit}
        onCancel={onClose}
        error={errors.other}
      >
        <p className={styles.hint}>
          Saves the query, sort order, grouping, columns, density and nesting of sub-issues of this list as a
          view in the sidebar.
        </p>
        <TextField label="Name" maxLength={SAVED_VIEW_NAME_LENGTH_MAX} autoFocus {...field('name')} />
        {canShare && (
          <CheckboxField
            {...(projectId === null ? SHARE_WITH_EVERYBODY : SHARE_WITH_PROJECT)}
            checked={values.shared}
            onChange={(shared) => change({ shared })}
          />
        )}
      </Form>
    </Dialog>
  );
}

interface RenameViewDialogProps {
  view: SaveViewDialog_view$key;
  /** Null: the view belongs to all projects. */
  projectKey: string | null;
  onClose: () => void;
}

/** Dialog that renames a view. Its address stays the same. */
export function RenameViewDialog({ view, projectKey, onClose }: RenameViewDialogProps) {
  const { id, name, path } = useFragment(
    graphql`
      fragment SaveViewDialog_view on SavedView {
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
