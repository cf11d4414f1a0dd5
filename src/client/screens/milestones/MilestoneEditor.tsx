import { graphql, useFragment } from 'react-relay';
import type { MilestoneEditor_milestone$key } from '../../../../__generated__/MilestoneEditor_milestone.graphql';
import { useBaseVersion } from '../../components/form/useBaseVersion';
import { getFormValuesBeforeChange } from '../../components/form/useForm';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateMilestone } from './updateMilestone';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { toIsoDate, toMidnightUtcDateTime } from '../../ui/isoDates';
import { MilestoneForm, type MilestoneFormValues } from './MilestoneForm';

interface MilestoneEditorProps {
  milestone: MilestoneEditor_milestone$key;
  projectKey: string;
  onClose: () => void;
}

/** Form that edits a milestone. */
export function MilestoneEditor({ milestone, projectKey, onClose }: MilestoneEditorProps) {
  const { id, version, number, title, description, dueOn } = useFragment(
    graphql`
      fragment MilestoneEditor_milestone on Milestone {
        id
        version
        number
        title
        description
        dueOn
      }
    `,
    milestone,
  );
  const mutationQueue = useMutationQueue();
  const { baseVersion, acknowledgeConflicts } = useBaseVersion(version);
  const before = { title, description: description ?? '', dueOn: toIsoDate(dueOn) };
  const createUpdate = ({
    dueOn: day,
    ...changes
  }: Partial<MilestoneFormValues> & { baseVersion?: string }) =>
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
      send={async (values, changes) =>
        acknowledgeConflicts(
          await mutationQueue.commitMutation(createUpdate({ ...changes, baseVersion }), {
            summary: `${projectKey}: edited milestone ${values.title}`,
            href: `/projects/${projectKey}/milestones/${number}`,
            inverse: createUpdate(getFormValuesBeforeChange(before, changes)),
          }),
        )
      }
      onSent={onClose}
      onUnchanged={onClose}
      onCancel={onClose}
    />
  );
}
