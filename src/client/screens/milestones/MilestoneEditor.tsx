import { graphql, useFragment } from 'react-relay';
import type { MilestoneEditor_milestone$key } from '../../../../__generated__/MilestoneEditor_milestone.graphql';
import { previousValues } from '../../components/form/useForm';
import { stepOf } from '../../mutations/Edit';
import { updateMilestone } from '../../mutations/updateMilestone';
import { useEdits } from '../../mutations/useEdits';
import { toDateInput, toDateTime, MilestoneForm, type MilestoneValues } from './MilestoneForm';

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
  const edits = useEdits();
  const before = { title, description: description ?? '', dueOn: toDateInput(dueOn) };
  const step = ({ dueOn: day, ...changes }: Partial<MilestoneValues>) =>
    stepOf(updateMilestone, { id, ...changes, ...(day !== undefined && { dueOn: toDateTime(day) }) });
  return (
    <MilestoneForm
      label={`Edit milestone ${title}`}
      submit="Save"
      initial={before}
      send={(values, changes) =>
        edits.commit(step(changes), {
          words: `${projectKey}: edited milestone ${values.title}`,
          href: `/projects/${projectKey}/milestones/${number}`,
          inverse: step(previousValues(before, changes)),
        })
      }
      onSent={onClose}
      onUnchanged={onClose}
      onCancel={onClose}
    />
  );
}
