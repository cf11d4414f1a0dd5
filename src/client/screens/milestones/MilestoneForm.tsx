import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { DESCRIPTION_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import { getDescriptionProblem } from '../../../shared/validation/labels';
import { getMilestoneTitleProblem } from '../../../shared/validation/projects';
import {
  type AcceptedFormResult,
  useForm,
  getFormValuesBeforeChange,
  useBaseVersion,
} from '../../components/form/useForm';
import { InlineForm, InlineFormButton, useInlineForms } from '../../components/list/InlineForm';
import type { MutationResult } from '../../mutations/queue/MutationQueue';
import { TextArea, TextField } from '../../ui/form/TextField';
import styles from './MilestoneForm.module.css';
import type { MilestoneForm_project$key } from '../../../../__generated__/MilestoneForm_project.graphql';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/permissions/roles';
import { createMilestone, deleteMilestone, updateMilestone } from './milestoneMutations';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import { toMidnightUtcDateTime, toIsoDate } from '../../ui/isoDates';
import type { MilestoneForm_milestone$key } from '../../../../__generated__/MilestoneForm_milestone.graphql';

interface MilestoneFormValues {
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
function MilestoneForm({ label, submit, ...props }: MilestoneFormProps) {
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

interface NewMilestoneProps {
  project: MilestoneForm_project$key;
  onCreated: () => void;
}

/** Button and form that create a milestone. */
export function NewMilestone({ project, onCreated }: NewMilestoneProps) {
  const { id, key, viewerCan } = useFragment(
    graphql`
      fragment MilestoneForm_project on Project {
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
        New milestone
      </InlineFormButton>
      {forms.open && (
        <MilestoneForm
          label="New milestone"
          submit="Create milestone"
          initial={{ title: '', dueOn: '', description: '' }}
          send={({ dueOn, ...values }) =>
            mutationQueue.commitMutation(
              createQueuedMutation(createMilestone, {
                projectId: id,
                ...values,
                dueOn: toMidnightUtcDateTime(dueOn),
              }),
              {
                summary: `${key}: created milestone ${values.title}`,
                href: `/projects/${key}/milestones`,
                undoFor: ({ edit: { milestone } }) =>
                  milestone
                    ? {
                        inverse: createQueuedMutation(deleteMilestone, {
                          id: milestone.id,
                          expectedIssueCount: 0,
                        }),
                      }
                    : null,
              },
            )
          }
          onSent={({ status }) => {
            forms.close();
            if (status === 'waiting') return;
            announceToScreenReader('Milestone created');
            onCreated();
          }}
          onCancel={forms.close}
        />
      )}
    </>
  );
}

interface MilestoneEditorProps {
  milestone: MilestoneForm_milestone$key;
  projectKey: string;
  onClose: () => void;
}

export function MilestoneEditor({ milestone, projectKey, onClose }: MilestoneEditorProps) {
  const { id, version, number, title, description, dueOn } = useFragment(
    graphql`
      fragment MilestoneForm_milestone on Milestone {
        id
        version
        number
        title
        description
        dueOn
      }
    `,
    milestone,
  );
  const mutationQueue = useMutationQueue();
  const { baseVersion, acknowledgeConflicts } = useBaseVersion(version);
  const before = { title, description: description ?? '', dueOn: toIsoDate(dueOn) };
  const createUpdate = ({
    dueOn: day,
    ...changes
  }: Partial<MilestoneFormValues> & { baseVersion?: string }) =>
    createQueuedMutation(updateMilestone, {
      id,
      ...changes,
      ...(day !== undefined && { dueOn: toMidnightUtcDateTime(day) }),
    });
  return (
    <MilestoneForm
      label={`Edit milestone ${title}`}
      submit="Save"
      initial={before}
      send={async (values, changes) =>
        acknowledgeConflicts(
          await mutationQueue.commitMutation(createUpdate({ ...changes, baseVersion }), {
            summary: `${projectKey}: edited milestone ${values.title}`,
            href: `/projects/${projectKey}/milestones/${number}`,
            inverse: createUpdate(getFormValuesBeforeChange(before, changes)),
          }),
        )
      }
      onSent={onClose}
      onUnchanged={onClose}
      onCancel={onClose}
    />
  );
}
