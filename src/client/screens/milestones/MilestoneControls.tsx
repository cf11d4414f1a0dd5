import { graphql, useFragment } from 'react-relay';
import type { MilestoneControls_milestone$key } from '../../../../__generated__/MilestoneControls_milestone.graphql';
import { PermittedButton } from '../../components/PermittedButton';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/roles';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateMilestone } from './updateMilestone';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './MilestoneControls.module.css';

interface Props {
  milestone: MilestoneControls_milestone$key;
  projectKey: string;
  editable: boolean;
  /** The milestone's button that receives the focus on mount; null: none. */
  focus: 'edit' | 'toggle' | null;
  onEdit: () => void;
  onToggle?: () => void;
}

/** Buttons that edit, close or reopen a milestone. */
export function MilestoneControls({ milestone, projectKey, editable, focus, onEdit, onToggle }: Props) {
  const { id, number, title, state } = useFragment(
    graphql`
      fragment MilestoneControls_milestone on Milestone {
        id
        number
        title
        state
      }
    `,
    milestone,
  );
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
    <div className={styles.controls}>
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
    </div>
  );
}
