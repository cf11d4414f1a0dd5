import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { NewMilestone_project$key } from '../../../../__generated__/NewMilestone_project.graphql';
import { InlineFormButton, useInlineForms } from '../../components/list/InlineForm';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/roles';
import { createMilestone } from './createMilestone';
import { deleteMilestone } from './deleteMilestone';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import { toMidnightUtcDateTime } from '../../ui/isoDates';
import { MilestoneForm } from './MilestoneForm';

interface NewMilestoneProps {
  project: NewMilestone_project$key;
  onCreated: () => void;
}

/** Button and form that create a milestone. */
export function NewMilestone({ project, onCreated }: NewMilestoneProps) {
  const { id, key, viewerCan } = useFragment(
    graphql`
      fragment NewMilestone_project on Project {
        id
        key
        viewerCan
      }
    `,
    project,
  );
  const mutationQueue = useMutationQueue();
  const forms = useInlineForms<'new'>();
  return (
    <>
      <InlineFormButton
        forms={forms}
        name="new"
        icon={Plus}
        resumeAction="new"
        permitted={viewerCan.includes('MAINTAIN')}
        requirement={MAINTAINER_REQUIRED_MESSAGE}
      >
        New milestone
      </InlineFormButton>
      {forms.open && (
        <MilestoneForm
          label="New milestone"
          submit="Create milestone"
          initial={{ title: '', dueOn: '', description: '' }}
          send={({ dueOn, ...values }) =>
            mutationQueue.commitMutation(
              createQueuedMutation(createMilestone, {
                projectId: id,
                ...values,
                dueOn: toMidnightUtcDateTime(dueOn),
              }),
              {
                summary: `${key}: created milestone ${values.title}`,
                href: `/projects/${key}/milestones`,
                undoFor: ({ edit: { milestone } }) =>
                  milestone
                    ? {
                        inverse: createQueuedMutation(deleteMilestone, {
                          id: milestone.id,
                          expectedIssueCount: 0,
                        }),
                      }
                    : null,
              },
            )
          }
          onSent={({ status }) => {
            forms.close();
            if (status === 'waiting') return;
            announceToScreenReader('Milestone created');
            onCreated();
          }}
          onCancel={forms.close}
        />
      )}
    </>
  );
}
