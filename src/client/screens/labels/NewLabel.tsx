import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { createLabelMutation } from '../../../../__generated__/createLabelMutation.graphql';
import type { LabelRow_label$key } from '../../../../__generated__/LabelRow_label.graphql';
import type { NewLabel_project$key } from '../../../../__generated__/NewLabel_project.graphql';
import { PermittedButton } from '../../components/PermittedButton';
import { createLabel } from './createLabel';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announce } from '../../ui/announce';
import { randomColor } from './colors';
import { LabelForm } from './LabelForm';

/** A label that was made here. */
export type CreatedLabel = { readonly id: string } & LabelRow_label$key;

interface Props {
  project: NewLabel_project$key;
  onCreated: (label: CreatedLabel) => void;
}

/** Opens the form of a label that is not there yet. */
export function NewLabel({ project, onCreated }: Props) {
  const { id, key, viewerCan } = useFragment(
    graphql`
      fragment NewLabel_project on Project {
        id
        key
        viewerCan
      }
    `,
    project,
  );
  const edits = useMutationQueue();
  const button = useRef<HTMLButtonElement>(null);
  const [color, setColor] = useState<string | null>(null);
  const close = () => {
    setColor(null);
    button.current?.focus();
  };
  return (
    <>
      <PermittedButton
        resumeAction="new"
        ref={button}
        variant="primary"
        permitted={viewerCan.includes('MAINTAIN')}
        requirement="Only maintainers can make labels."
        aria-expanded={color !== null}
        onClick={() => setColor(color === null ? randomColor() : null)}
      >
        <Plus size={14} strokeWidth={2} aria-hidden="true" /> New label
      </PermittedButton>
      {color !== null && (
        <LabelForm
          label="New label"
          submit="Make label"
          initial={{ name: '', color, description: '' }}
          send={(values) =>
            edits.commit(queuedMutation(createLabel, { projectId: id, ...values }), {
              summary: `${key}: new label ${values.name}`,
              href: `/projects/${key}/labels`,
            })
          }
          onSent={(outcome) => {
            close();
            if (outcome.status === 'waiting') return;
            const made = (outcome.response as createLabelMutation['response']).edit.label;
            if (made) onCreated(made);
            announce('The label is made.');
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
