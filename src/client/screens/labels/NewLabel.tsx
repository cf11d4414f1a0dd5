import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { createLabelMutation } from '../../../../__generated__/createLabelMutation.graphql';
import type { LabelList_createdLabels$key } from '../../../../__generated__/LabelList_createdLabels.graphql';
import type { NewLabel_project$key } from '../../../../__generated__/NewLabel_project.graphql';
import { InlineFormButton, useInlineForms } from '../../components/list/InlineForm';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/roles';
import { createLabel } from './createLabel';
import { deleteLabel } from './deleteLabel';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import { randomLabelColor } from './colors';
import { LabelForm, type LabelFormProps } from './LabelForm';

/** A label that was created on this screen. */
export type CreatedLabel = LabelList_createdLabels$key[number];

interface NewLabelProps {
  project: NewLabel_project$key;
  onCreated: (label: CreatedLabel) => void;
}

/** Button and form that create a label. */
export function NewLabel({ project, onCreated }: NewLabelProps) {
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
        New label
      </InlineFormButton>
      {forms.open && (
        <NewLabelForm
          send={(values) =>
            mutationQueue.commitMutation(createQueuedMutation(createLabel, { projectId: id, ...values }), {
              summary: `${key}: created label ${values.name}`,
              href: `/projects/${key}/labels`,
              undoFor: ({ edit: { label } }) =>
                label
                  ? { inverse: createQueuedMutation(deleteLabel, { id: label.id, expectedIssueCount: 0 }) }
                  : null,
            })
          }
          onSent={(result) => {
            forms.close();
            if (result.status === 'waiting') return;
            const { label } = result.response.edit;
            if (label) onCreated(label);
            announceToScreenReader('Label created');
          }}
          onCancel={forms.close}
        />
      )}
    </>
  );
}

/** The form of a new label, which starts with a random color. */
function NewLabelForm(
  props: Pick<LabelFormProps<createLabelMutation['response']>, 'send' | 'onSent' | 'onCancel'>,
) {
  const [color] = useState(randomLabelColor);
  return (
    <LabelForm
      label="New label"
      submit="Create label"
      initial={{ name: '', color, description: '' }}
      {...props}
    />
  );
}
