import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MilestoneControls_milestone$key } from '../../../../__generated__/MilestoneControls_milestone.graphql';
import { PermittedButton } from '../../components/permissions/PermittedButton';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/permissions/roles';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateMilestone, createMilestone, deleteMilestone } from './milestoneMutations';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { MenuButton } from '../../ui/MenuButton';
import { useFocusAfterRemoval } from '../../ui/focus/useFocusAfterRemoval';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './MilestoneControls.module.css';
import type { MilestoneControls_deletion$key } from '../../../../__generated__/MilestoneControls_deletion.graphql';
import { DeletionDialog, useDeletion } from '../../components/bulk/DeletionDialog';

const DELETE_MENU_ITEM = {
  id: 'delete',
  label: 'Delete milestone…',
  icon: <Trash2 size={14} strokeWidth={1.75} aria-hidden="true" />,
  danger: true,
};

interface MilestoneControlsProps {
  milestone: MilestoneControls_milestone$key;
  projectId: string;
  projectKey: string;
  editable: boolean;
  /** The milestone's button that receives the focus on mount; null: none. */
  focus: 'edit' | 'toggle' | null;
  onEdit: () => void;
  onToggle?: () => void;
  /** Called after the milestone was deleted, or its deletion was started. */
  onDeleted: () => void;
}

/** Buttons that edit, close or reopen a milestone, and the menu that deletes it. */
export function MilestoneControls({
  milestone,
  projectKey,
  editable,
  focus,
  ...props
}: MilestoneControlsProps) {
  const { projectId, onEdit, onToggle, onDeleted } = props;
  const data = useFragment(
    graphql`
      fragment MilestoneControls_milestone on Milestone {
        id
        number
        title
        state
        ...MilestoneControls_deletion
      }
    `,
    milestone,
  );
  const { id, number, title, state } = data;
  const [isDeleting, setDeleting] = useState(false);
  const { element, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const mutationQueue = useMutationQueue();
  const closed = state === 'CLOSED';
  const toggle = () => {
    onToggle?.();
    void mutationQueue.commitMutation(createQueuedMutation(updateMilestone, { id, closed: !closed }), {
      summary: `${projectKey}: ${closed ? 'reopened' : 'closed'} milestone ${title}`,
      href: `/projects/${projectKey}/milestones/${number}`,
      inverse: createQueuedMutation(updateMilestone, { id, closed }),
    });
  };
  const permission = { permitted: editable, requirement: MAINTAINER_REQUIRED_MESSAGE };
  return (
    <div ref={element} className={styles.controls}>
      <PermittedButton {...permission} variant="quiet" autoFocus={focus === 'edit'} onClick={onEdit}>
        Edit<VisuallyHidden> {title}</VisuallyHidden>
      </PermittedButton>
      <PermittedButton
        {...permission}
        variant="quiet"
        className={styles.toggle}
        autoFocus={focus === 'toggle'}
        onClick={toggle}
      >
        {closed ? 'Reopen' : 'Close'}
        <VisuallyHidden> {title}</VisuallyHidden>
      </PermittedButton>
      {editable && (
        <MenuButton
          label={`More actions for ${title}`}
          sections={[{ items: [DELETE_MENU_ITEM], onAction: () => setDeleting(true) }]}
        >
          <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
        </MenuButton>
      )}
      {isDeleting && (
        <DeleteMilestoneDialog
          milestone={data}
          projectId={projectId}
          projectKey={projectKey}
          onDeleted={() => {
            expectRemoval();
            onDeleted();
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

interface DeleteMilestoneDialogProps {
  milestone: MilestoneControls_deletion$key;
  projectId: string;
  projectKey: string;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteMilestoneDialog({
  milestone,
  projectId,
  projectKey,
  onDeleted,
  onClose,
}: DeleteMilestoneDialogProps) {
  const { id, title, description, dueOn, state, issueCount } = useFragment(
    graphql`
      fragment MilestoneControls_deletion on Milestone {
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
