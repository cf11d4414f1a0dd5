import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteIssueDialog_issue$key } from '../../../../../__generated__/DeleteIssueDialog_issue.graphql';
import { IssueTitle } from '../../../components/IssueTitle';
import { deleteIssue } from '../../../components/deleteIssue';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { joinErrorMessages } from '../../../errors/UserError';
import { AlertDialog } from '../../../ui/AlertDialog';
import { announceToScreenReader } from '../../../ui/announce';
import { pluralize } from '../../../ui/format';

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
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const mutationQueue = useMutationQueue();
  const remove = async () => {
    setPending(true);
    const result = await mutationQueue.commitMutation(createQueuedMutation(deleteIssue, { id }), {
      summary: `${key}: deleted`,
      href: `/projects/${project.key}/issues`,
    });
    setPending(false);
    if (result.status === 'refused') return setError(joinErrorMessages(result.errors));
    announceToScreenReader(`${key} was deleted`);
    onDeleted();
  };
  return (
    <AlertDialog
      title={`Delete ${key} permanently?`}
      confirmLabel={`Delete ${key}`}
      error={error}
      pending={pending}
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
