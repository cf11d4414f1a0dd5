import { graphql, useFragment } from 'react-relay';
import type { MilestoneEditor_milestone$key } from '../../../../__generated__/MilestoneEditor_milestone.graphql';
import { getPreviousFormValues } from '../../components/form/useForm';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateMilestone } from './updateMilestone';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import {
  toDateInputValue,
  toMidnightUtcDateTime,
  MilestoneForm,
  type MilestoneFormValues,
} from './MilestoneForm';

interface Props {
  milestone: MilestoneEditor_milestone$key;
  projectKey: string;
  onClose: () => void;
}

/** Form that edits a milestone. */
export function MilestoneEditor({ milestone, projectKey, onClose }: Props) {
  const { id, number, title, description, dueOn } = useFragment(
    graphql`
      fragment MilestoneEditor_milestone on Milestone {
        id
        number
        title
        description
        dueOn
      }
    `,
    milestone,
  );
  const mutationQueue = useMutationQueue();
  const before = { title, description: description ?? '', dueOn: toDateInputValue(dueOn) };
  const createUpdate = ({ dueOn: day, ...changes }: Partial<MilestoneFormValues>) =>
    createQueuedMutation(updateMilestone, {
      id,
      ...changes,
      ...(day !== undefined && { dueOn: toMidnightUtcDateTime(day) }),
    });
  return (
    <MilestoneForm
      label={`Edit milestone ${title}`}
      submit="Save"
      initial={before}
      send={(values, changes) =>
        mutationQueue.commitMutation(createUpdate(changes), {
          summary: `${projectKey}: edited milestone ${values.title}`,
          href: `/projects/${projectKey}/milestones/${number}`,
          inverse: createUpdate(getPreviousFormValues(before, changes)),
        })
      }
      onSent={onClose}
      onUnchanged={onClose}
      onCancel={onClose}
    />
  );
}
