import { DESCRIPTION_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import { getDescriptionProblem } from '../../../shared/validation/labels';
import { getMilestoneTitleProblem } from '../../../shared/validation/projects';
import { type AcceptedFormResult, useForm } from '../../components/form/useForm';
import { InlineForm } from '../../components/list/InlineForm';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import styles from './MilestoneForm.module.css';

export interface MilestoneFormValues {
  title: string;
  /** Due date as `2026-01-31`; empty: no due date. */
  dueOn: string;
  description: string;
}

interface Props {
  label: string;
  submit: string;
  initial: MilestoneFormValues;
  send: (values: MilestoneFormValues, changes: Partial<MilestoneFormValues>) => Promise<MutationResult>;
  onSent: (result: AcceptedFormResult) => void;
  /** Called when the form is submitted without changes. */
  onUnchanged?: () => void;
  onCancel: () => void;
}

/** Form that edits the title, due date and description of a milestone. */
export function MilestoneForm({ label, submit, ...props }: Props) {
  const form = useForm<MilestoneFormValues>({
    ...props,
    problemsOf: ({ title, description }) => ({
      title: getMilestoneTitleProblem(title),
      description: getDescriptionProblem(description),
    }),
  });
  const { values, change, leave, errors } = form;
  return (
    <InlineForm label={label} submit={submit} form={form} editsRow onCancel={props.onCancel}>
      <div className={styles.line}>
        <TextField
          autoFocus
          label="Title"
          value={values.title}
          error={errors.title}
          maxLength={DISPLAY_NAME_LENGTH_MAX}
          placeholder="2.0 or Spring cleanup"
          onBlur={() => values.title !== '' && leave('title')}
          onValueChange={(title) => change({ title })}
        />
        <TextField
          label="Due date"
          type="date"
          value={values.dueOn}
          error={errors.dueOn}
          onValueChange={(dueOn) => change({ dueOn })}
        />
      </div>
      <TextArea
        label="Description"
        value={values.description}
        error={errors.description}
        maxLength={DESCRIPTION_LENGTH_MAX}
        placeholder="Goal of the milestone. Markdown is supported."
        onBlur={() => leave('description')}
        onValueChange={(description) => change({ description })}
      />
    </InlineForm>
  );
}

/** Converts the value of a date input to a DateTime of the API; null if it is empty. */
export const toMidnightUtcDateTime = (day: string): string | null =>
  day === '' ? null : `${day}T00:00:00.000Z`;

/** Converts a DateTime of the API to the value of a date input. */
export const toDateInputValue = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';
