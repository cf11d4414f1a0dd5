import { DESCRIPTION_LENGTH_MAX, LABEL_NAME_LENGTH_MAX } from '../../../shared/limits';
import {
  trimLabelName,
  getLabelColorProblem,
  getDescriptionProblem,
  getLabelNameProblem,
} from '../../../shared/validation/labels';
import { type AcceptedFormResult, useForm } from '../../components/form/useForm';
import { InlineForm } from '../../components/list/InlineForm';
import { LabelChipFromValues } from '../../components/LabelChip';
import type { MutationResponse } from '../../mutations/queue/MutationDefinition';
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

export interface LabelFormProps<TResponse extends MutationResponse> {
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
export function LabelForm<TResponse extends MutationResponse>({
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
