import { useId, useState } from 'react';
import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { DESCRIPTION_LENGTH_MAX, LABEL_NAME_LENGTH_MAX } from '../../../shared/limits';
import {
  trimLabelName,
  getLabelColorProblem,
  getDescriptionProblem,
  getLabelNameProblem,
} from '../../../shared/validation/labels';
import {
  type AcceptedFormResult,
  useForm,
  getFormValuesBeforeChange,
  useBaseVersion,
} from '../../components/form/useForm';
import { InlineForm, InlineFormButton, useInlineForms } from '../../components/list/InlineForm';
import { LabelChipFromValues } from '../../components/labels/LabelChip';
import { type MutationResponse, createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import { TextField } from '../../ui/form/TextField';
import styles from './LabelForm.module.css';
import type { labelMutationsCreateMutation } from '../../../../__generated__/labelMutationsCreateMutation.graphql';
import type { LabelList_createdLabels$key } from '../../../../__generated__/LabelList_createdLabels.graphql';
import type { LabelForm_project$key } from '../../../../__generated__/LabelForm_project.graphql';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/permissions/roles';
import { createLabel, deleteLabel, updateLabel } from './labelMutations';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import type { LabelForm_label$key } from '../../../../__generated__/LabelForm_label.graphql';

interface LabelFormValues {
  name: string;
  color: string;
  description: string;
}

interface LabelFormProps<TResponse extends MutationResponse> {
  /** Accessible name of the form. */
  label: string;
  submit: string;
  initial: LabelFormValues;
  send: (values: LabelFormValues, changes: Partial<LabelFormValues>) => Promise<MutationResult<TResponse>>;
  onSent: (result: AcceptedFormResult<TResponse>) => void;
  /** Called when the form is submitted without changes. */
  onUnchanged?: () => void;
  onCancel: () => void;
}

/** Form that edits a label's name, color and description, with a preview. */
function LabelForm<TResponse extends MutationResponse>({
  label,
  submit,
  ...props
}: LabelFormProps<TResponse>) {
  const form = useForm<LabelFormValues, AcceptedFormResult<TResponse>>({
    ...props,
    problemsOf: ({ name, color, description }) => ({
      name: getLabelNameProblem(name),
      color: getLabelColorProblem(color),
      description: getDescriptionProblem(description),
    }),
  });
  const { values, field, change, leave, errors } = form;
  const [, gray] = LABEL_COLORS.at(-1)!;
  return (
    <InlineForm label={label} submit={submit} form={form} editsRow onCancel={props.onCancel}>
      <p className={styles.preview} aria-hidden="true">
        <LabelChipFromValues
          name={trimLabelName(values.name) || 'label'}
          color={getLabelColorProblem(values.color) === null ? values.color : gray}
        />
      </p>
      <div className={styles.text}>
        <TextField
          autoFocus
          label="Name"
          {...field('name')}
          maxLength={LABEL_NAME_LENGTH_MAX}
          placeholder="For example component::net"
        />
        <TextField
          label="Description"
          {...field('description')}
          maxLength={DESCRIPTION_LENGTH_MAX}
          placeholder="When to use the label"
        />
      </div>
      <ColorField
        color={values.color}
        error={errors.color}
        onBlur={() => leave('color')}
        onChange={(color) => change({ color })}
      />
    </InlineForm>
  );
}

interface ColorFieldProps {
  /** The label's color as `#rrggbb`, or incomplete while the user types. */
  color: string;
  error: string | undefined;
  onChange: (color: string) => void;
  onBlur: () => void;
}

/** Form field for a label's color: one of the suggested colors or any hexadecimal color. */
function ColorField({ color, error, onChange, onBlur }: ColorFieldProps) {
  const name = useId();
  return (
    <div className={styles.colors}>
      <TextField
        label="Color"
        className={styles.free}
        value={color}
        error={error}
        spellCheck={false}
        maxLength={7}
        onBlur={onBlur}
        // Accepts a color without the number sign: `d1383d` as well as `#d1383d`.
        onValueChange={(text) => onChange(getLabelColorProblem(`#${text}`) === null ? `#${text}` : text)}
      />
      <div role="radiogroup" aria-label="Suggested colors" className={styles.swatches}>
        {LABEL_COLORS.map(([label, value]) => (
          <input
            key={value}
            type="radio"
            name={name}
            aria-label={label}
            title={label}
            className={styles.swatch}
            style={{ '--swatch': value } as React.CSSProperties}
            checked={color.toLowerCase() === value}
            onChange={() => onChange(value)}
          />
        ))}
      </div>
    </div>
  );
}

/** Suggested label colors: distinguishable from each other in the light and the dark theme. */
const LABEL_COLORS = [
  ['Red', '#d1383d'],
  ['Orange', '#d9730d'],
  ['Amber', '#c79a00'],
  ['Lime', '#7a9a01'],
  ['Green', '#2e9e5b'],
  ['Teal', '#12908e'],
  ['Sky', '#2c8fd1'],
  ['Blue', '#3f6be0'],
  ['Violet', '#7a55d6'],
  ['Magenta', '#b04bc0'],
  ['Pink', '#d6457f'],
  ['Gray', '#8b949e'],
] as const satisfies readonly (readonly [name: string, color: string])[];

/** Initial color of a new label; never gray. */
function randomLabelColor(): string {
  const hues = LABEL_COLORS.length - 1;
  return LABEL_COLORS[Math.floor(Math.random() * hues)]![1];
}

/** A label that was created on this screen. */
type CreatedLabel = LabelList_createdLabels$key[number];

interface NewLabelProps {
  project: LabelForm_project$key;
  onCreated: (label: CreatedLabel) => void;
}

/** Button and form that create a label. */
export function NewLabel({ project, onCreated }: NewLabelProps) {
  const { id, key, viewerCan } = useFragment(
    graphql`
      fragment LabelForm_project on Project {
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
  props: Pick<LabelFormProps<labelMutationsCreateMutation['response']>, 'send' | 'onSent' | 'onCancel'>,
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

interface LabelEditorProps {
  label: LabelForm_label$key;
  projectKey: string;
  onClose: () => void;
}

export function LabelEditor({ label, projectKey, onClose }: LabelEditorProps) {
  const { id, version, name, color, description } = useFragment(
    graphql`
      fragment LabelForm_label on Label {
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
