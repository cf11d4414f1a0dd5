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

interface MilestoneFormProps {
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
export function MilestoneForm({ label, submit, ...props }: MilestoneFormProps) {
  const form = useForm<MilestoneFormValues>({
    ...props,
    problemsOf: ({ title, description }) => ({
      title: getMilestoneTitleProblem(title),
      description: getDescriptionProblem(description),
    }),
  });
  const { field } = form;
  return (
    <InlineForm label={label} submit={submit} form={form} editsRow onCancel={props.onCancel}>
      <div className={styles.line}>
        <TextField
          autoFocus
          label="Title"
          {...field('title')}
          maxLength={DISPLAY_NAME_LENGTH_MAX}
          placeholder="For example Version 2.0"
        />
        <TextField label="Due date" type="date" {...field('dueOn')} />
      </div>
      <TextArea
        label="Description"
        {...field('description')}
        maxLength={DESCRIPTION_LENGTH_MAX}
        placeholder="Goal of the milestone. Markdown is supported."
      />
    </InlineForm>
  );
}
