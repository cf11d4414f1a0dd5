import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteIssueDialog_issue$key } from '../../../../../__generated__/DeleteIssueDialog_issue.graphql';
import { deleteIssue } from './deleteIssue';
import { queuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { messageOf } from '../../../errors/UserError';
import { AlertDialog } from '../../../ui/AlertDialog';
import { announce } from '../../../ui/announce';
import { pluralize } from '../../../ui/format';

interface Props {
  issue: DeleteIssueDialog_issue$key;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what goes with an issue before it is deleted. */
export function DeleteIssueDialog({ issue, onDeleted, onClose }: Props) {
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
  const edits = useMutationQueue();
  const remove = async () => {
    setPending(true);
    const outcome = await edits.commit(queuedMutation(deleteIssue, { id }), {
      summary: `Delete ${key}`,
      href: `/projects/${project.key}/issues`,
    });
    setPending(false);
    if (outcome.status === 'refused') return setError(messageOf(outcome.errors));
    announce(`${key} was deleted`);
    onDeleted();
  };
  return (
    <AlertDialog
      title={`Delete ${key} for good?`}
      confirmLabel={`Delete ${key}`}
      error={error}
      pending={pending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>This cannot be taken back. It takes away:</p>
      <ul>
        <li>its title and description{commentCount > 0 && `, and ${pluralize(commentCount, 'comment')}`}</li>
        <li>its whole history, and what it was imported from</li>
        <li>its relations, which the issues at the other end tell; its parts stay, without a parent</li>
        <li>votes and watches; its number is given to no other issue</li>
      </ul>
    </AlertDialog>
  );
}
