import { DESCRIPTION_LENGTH_MAX, NAME_LENGTH_MAX } from '../../../shared/limits';
import { descriptionProblem } from '../../../shared/validation/labels';
import { milestoneTitleProblem } from '../../../shared/validation/projects';
import { type SentResult, useForm } from '../../components/form/useForm';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import { Form } from '../../ui/form/Form';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import styles from './MilestoneForm.module.css';

export interface MilestoneValues {
  title: string;
  /** A day, as `2026-01-31`; empty: none. */
  dueOn: string;
  description: string;
}

interface Props {
  label: string;
  submit: string;
  initial: MilestoneValues;
  send: (values: MilestoneValues, changes: Partial<MilestoneValues>) => Promise<MutationResult>;
  onSent: (outcome: SentResult) => void;
  /** It is sent as it was. Absent: it has to be filled in. */
  onUnchanged?: () => void;
  onCancel: () => void;
}

/** What a milestone is called, when it is to be reached, what it is for. */
export function MilestoneForm({ label, submit, ...props }: Props) {
  const { values, change, leave, errors, ...form } = useForm<MilestoneValues>({
    ...props,
    problemsOf: ({ title, description }) => ({
      title: milestoneTitleProblem(title),
      description: descriptionProblem(description),
    }),
  });
  return (
    <Form
      label={label}
      className={styles.form}
      submit={submit}
      sending={form.sending}
      onSubmit={form.submit}
      onCancel={props.onCancel}
      error={errors.other}
    >
      <div className={styles.line}>
        <TextField
          autoFocus
          label="Title"
          value={values.title}
          error={errors.title}
          maxLength={NAME_LENGTH_MAX}
          placeholder="2.0, or spring cleaning"
          onBlur={() => values.title !== '' && leave('title')}
          onValueChange={(title) => change({ title })}
        />
        <TextField
          label="Due day"
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
        placeholder="What it is for, in Markdown"
        onBlur={() => leave('description')}
        onValueChange={(description) => change({ description })}
      />
    </Form>
  );
}

/** As the server takes a day. */
export const instantOf = (day: string): string | null => (day === '' ? null : `${day}T00:00:00.000Z`);

/** The day of an instant, as a form has it. */
export const inputDay = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';
