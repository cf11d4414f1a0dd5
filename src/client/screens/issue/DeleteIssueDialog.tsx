import { graphql, useFragment } from 'react-relay';
import type { DeleteIssueDialog_issue$key } from '../../../../__generated__/DeleteIssueDialog_issue.graphql';
import { IssueTitle } from '../../components/issues/IssueTitle';
import { deleteIssue } from '../../components/issues/deleteIssue';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { AlertDialog } from '../../ui/AlertDialog';
import { announceToScreenReader } from '../../ui/announce';
import { pluralize } from '../../ui/format';

interface DeleteIssueDialogProps {
  issue: DeleteIssueDialog_issue$key;
  onDeleted: () => void;
  onClose: () => void;
}

/** Dialog that confirms the deletion of an issue and lists what is deleted with it. */
export function DeleteIssueDialog({ issue, onDeleted, onClose }: DeleteIssueDialogProps) {
  const { id, key, title, commentCount, project } = useFragment(
    graphql`
      fragment DeleteIssueDialog_issue on Issue {
        id
        key
        title
        commentCount
        project {
          key
        }
      }
    `,
    issue,
  );
  const mutationQueue = useMutationQueue();
  const { error, isPending, track } = useMutationStatus();
  const remove = async () => {
    const committed = mutationQueue.commitMutation(createQueuedMutation(deleteIssue, { id }), {
      summary: `${key}: deleted`,
      href: `/projects/${project.key}/issues`,
    });
    const result = await track(committed);
    if (result.status === 'refused') return;
    announceToScreenReader(`${key} was deleted`);
    onDeleted();
  };
  return (
    <AlertDialog
      title={`Delete ${key} permanently?`}
      confirmLabel={`Delete ${key}`}
      error={error}
      pending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <b>
          <IssueTitle title={title} />
        </b>
      </p>
      <p>This cannot be undone, and the issue number is not reused. Deleted with the issue:</p>
      <ul>
        <li>its title and description{commentCount > 0 && `, and ${pluralize(commentCount, 'comment')}`}</li>
        <li>its history and the link to the import source</li>
        <li>its relations to other issues; sub-issues are kept without a parent</li>
        <li>its votes and watches</li>
      </ul>
    </AlertDialog>
  );
}
