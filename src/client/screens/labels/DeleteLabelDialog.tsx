import { graphql, useFragment } from 'react-relay';
import type { DeleteLabelDialog_label$key } from '../../../../__generated__/DeleteLabelDialog_label.graphql';
import { DeletionDialog } from '../../components/bulk/DeletionDialog';
import { useDeletion } from '../../components/bulk/useDeletion';
import { LabelChip } from '../../components/LabelChip';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { createLabel } from './createLabel';
import { deleteLabel } from './deleteLabel';

interface DeleteLabelDialogProps {
  label: DeleteLabelDialog_label$key;
  projectId: string;
  projectKey: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Dialog in which a maintainer confirms that a label is deleted from its project. */
export function DeleteLabelDialog({
  label,
  projectId,
  projectKey,
  onDeleted,
  onClose,
}: DeleteLabelDialogProps) {
  const data = useFragment(
    graphql`
      fragment DeleteLabelDialog_label on Label {
        id
        name
        color
        description
        issueCount
        ...LabelChip_label
      }
    `,
    label,
  );
  const { id, name, color, description, issueCount } = data;
  const deletion = useDeletion({
    projectKey,
    summary: `deleted label ${name}`,
    href: `/projects/${projectKey}/labels`,
    mutation: createQueuedMutation(deleteLabel, { id, expectedIssueCount: issueCount }),
    recreation: createQueuedMutation(createLabel, { projectId, name, color, description: description ?? '' }),
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <DeletionDialog
      noun="label"
      name={name}
      shown={<LabelChip label={data} />}
      issueCount={issueCount}
      deletion={deletion}
      onClose={onClose}
    />
  );
}
