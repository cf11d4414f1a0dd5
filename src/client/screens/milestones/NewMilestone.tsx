import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NewMilestone_project$key } from '../../../../__generated__/NewMilestone_project.graphql';
import { PermittedButton } from '../../components/PermittedButton';
import { createMilestone } from './createMilestone';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announce } from '../../ui/announce';
import { instantOf, MilestoneForm } from './MilestoneForm';

interface Props {
  project: NewMilestone_project$key;
  onCreated: () => void;
}

/** Opens the form of a milestone that is not there yet. */
export function NewMilestone({ project, onCreated }: Props) {
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
  const edits = useMutationQueue();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <PermittedButton
        resumeAction="new"
        ref={button}
        variant="primary"
        permitted={viewerCan.includes('MAINTAIN')}
        requirement="Only maintainers can make milestones."
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus size={14} strokeWidth={2} aria-hidden="true" /> New milestone
      </PermittedButton>
      {isOpen && (
        <MilestoneForm
          label="New milestone"
          submit="Make milestone"
          initial={{ title: '', dueOn: '', description: '' }}
          send={({ dueOn, ...values }) =>
            edits.commit(
              queuedMutation(createMilestone, { projectId: id, ...values, dueOn: instantOf(dueOn) }),
              {
                summary: `${key}: new milestone ${values.title}`,
                href: `/projects/${key}/milestones`,
              },
            )
          }
          onSent={({ status }) => {
            close();
            if (status === 'waiting') return;
            announce('The milestone is made.');
            onCreated();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
