import { graphql, useFragment } from 'react-relay';
import type { LabelEditor_label$key } from '../../../../__generated__/LabelEditor_label.graphql';
import { useBaseVersion } from '../../components/form/useBaseVersion';
import { getFormValuesBeforeChange } from '../../components/form/useForm';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { LabelForm } from './LabelForm';
import { updateLabel } from './updateLabel';

interface LabelEditorProps {
  label: LabelEditor_label$key;
  projectKey: string;
  onClose: () => void;
}

/** Form that edits a label. */
export function LabelEditor({ label, projectKey, onClose }: LabelEditorProps) {
  const { id, version, name, color, description } = useFragment(
    graphql`
      fragment LabelEditor_label on Label {
        id
        version
        name
        color
        description
      }
    `,
    label,
  );
  const mutationQueue = useMutationQueue();
  const { baseVersion, acknowledgeConflicts } = useBaseVersion(version);
  const before = { name, color, description: description ?? '' };
  return (
    <LabelForm
      label={`Edit label ${name}`}
      submit="Save"
      initial={before}
      send={async (values, changes) =>
        acknowledgeConflicts(
          await mutationQueue.commitMutation(
            createQueuedMutation(updateLabel, { id, baseVersion, ...changes }),
            {
              summary: `${projectKey}: edited label ${values.name}`,
              href: `/projects/${projectKey}/labels`,
              inverse: createQueuedMutation(updateLabel, {
                id,
                ...getFormValuesBeforeChange(before, changes),
              }),
            },
          ),
        )
      }
      onSent={onClose}
      onUnchanged={onClose}
      onCancel={onClose}
    />
  );
}
