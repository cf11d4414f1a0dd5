import { graphql, useFragment } from 'react-relay';
import type { DeleteMilestoneDialog_milestone$key } from '../../../../__generated__/DeleteMilestoneDialog_milestone.graphql';
import { DeletionDialog } from '../../components/bulk/DeletionDialog';
import { useDeletion } from '../../components/bulk/useDeletion';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { createMilestone } from './createMilestone';
import { deleteMilestone } from './deleteMilestone';

interface DeleteMilestoneDialogProps {
  milestone: DeleteMilestoneDialog_milestone$key;
  projectId: string;
  projectKey: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Dialog that confirms the deletion of a milestone. */
export function DeleteMilestoneDialog({
  milestone,
  projectId,
  projectKey,
  onDeleted,
  onClose,
}: DeleteMilestoneDialogProps) {
  const { id, title, description, dueOn, state, issueCount } = useFragment(
    graphql`
      fragment DeleteMilestoneDialog_milestone on Milestone {
        id
        title
        description
        dueOn
        state
        issueCount
      }
    `,
    milestone,
  );
  const deletion = useDeletion({
    projectKey,
    summary: `deleted milestone ${title}`,
    href: `/projects/${projectKey}/milestones`,
    mutation: createQueuedMutation(deleteMilestone, { id, expectedIssueCount: issueCount }),
    recreation: createQueuedMutation(createMilestone, {
      projectId,
      title,
      description: description ?? '',
      dueOn: dueOn ?? null,
      closed: state === 'CLOSED',
    }),
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <DeletionDialog
      noun="milestone"
      name={title}
      issueCount={issueCount}
      deletion={deletion}
      onClose={onClose}
    />
  );
}
