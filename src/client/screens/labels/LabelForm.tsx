import { DESCRIPTION_LENGTH_MAX, LABEL_NAME_LENGTH_MAX } from '../../../shared/limits';
import {
  trimLabelName,
  getLabelColorProblem,
  getDescriptionProblem,
  getLabelNameProblem,
} from '../../../shared/validation/labels';
import { type AcceptedFormResult, useForm } from '../../components/form/useForm';
import { InlineForm } from '../../components/list/InlineForm';
import { PlainLabelChip } from '../../components/LabelChip';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import { TextField } from '../../ui/form/TextField';
import { ColorField } from './ColorField';
import { LABEL_COLORS } from './colors';
import styles from './LabelForm.module.css';

export interface LabelFormValues {
  name: string;
  color: string;
  description: string;
}

interface Props {
  /** Accessible name of the form. */
  label: string;
  submit: string;
  initial: LabelFormValues;
  send: (values: LabelFormValues, changes: Partial<LabelFormValues>) => Promise<MutationResult>;
  onSent: (result: AcceptedFormResult) => void;
  /** Called when the form is submitted without changes. */
  onUnchanged?: () => void;
  onCancel: () => void;
}

/** Form that edits a label's name, color and description, with a preview. */
export function LabelForm({ label, submit, ...props }: Props) {
  const form = useForm<LabelFormValues>({
    ...props,
    problemsOf: ({ name, color, description }) => ({
      name: getLabelNameProblem(name),
      color: getLabelColorProblem(color),
      description: getDescriptionProblem(description),
    }),
  });
  const { values, change, leave, errors } = form;
  const [, gray] = LABEL_COLORS.at(-1)!;
  return (
    <InlineForm label={label} submit={submit} form={form} editsRow onCancel={props.onCancel}>
      <p className={styles.preview} aria-hidden="true">
        <PlainLabelChip
          name={trimLabelName(values.name) || 'label'}
          color={getLabelColorProblem(values.color) === null ? values.color : gray}
        />
      </p>
      <div className={styles.text}>
        <TextField
          autoFocus
          label="Name"
          value={values.name}
          error={errors.name}
          maxLength={LABEL_NAME_LENGTH_MAX}
          placeholder="crash or component::net"
          onBlur={() => values.name !== '' && leave('name')}
          onValueChange={(name) => change({ name })}
        />
        <TextField
          label="Description"
          value={values.description}
          error={errors.description}
          maxLength={DESCRIPTION_LENGTH_MAX}
          placeholder="When to use the label"
          onBlur={() => leave('description')}
          onValueChange={(description) => change({ description })}
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
