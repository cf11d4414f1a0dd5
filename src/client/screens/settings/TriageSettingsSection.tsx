import { graphql, useFragment } from 'react-relay';
import type { TriageSettingsSection_project$key } from '../../../../__generated__/TriageSettingsSection_project.graphql';
import { TRIAGE_TEMPLATE_LENGTH_MAX } from '../../../shared/limits';
import { getInformationTemplateProblem } from '../../../shared/triage';
import { getFormValuesBeforeChange, useForm } from '../../components/form/useForm';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import { Form } from '../../ui/form/Form';
import { SelectField } from '../../ui/form/SelectField';
import { TextArea } from '../../ui/form/TextField';
import formStyles from './ProjectSettings.module.css';
import styles from './SettingsScreen.module.css';
import { updateTriageSettings } from './settingsMutations';

interface TriageSettingsFormValues {
  informationTemplate: string;
  /** Id of the label; empty: none. */
  informationLabelId: string;
}

/** Template and label for requests for information; read-only without the maintainer role. */
export function TriageSettingsSection({ project }: { project: TriageSettingsSection_project$key }) {
  const { id, key, viewerCan, triage, labels } = useFragment(
    graphql`
      fragment TriageSettingsSection_project on Project {
        id
        key
        viewerCan
        triage {
          needsInformationTemplate
          needsInformationLabel {
            id
            name
          }
        }
        labels(first: 200) {
          nodes {
            id
            name
          }
        }
      }
    `,
    project,
  );
  const mutationQueue = useMutationQueue();
  const editable = viewerCan.includes('MAINTAIN');
  const label = triage.needsInformationLabel;
  const before: TriageSettingsFormValues = {
    informationTemplate: triage.needsInformationTemplate,
    informationLabelId: label?.id ?? '',
  };
  const { values, field, change, errors, ...form } = useForm<TriageSettingsFormValues>({
    initial: before,
    problemsOf: ({ informationTemplate }) => ({
      informationTemplate: getInformationTemplateProblem(informationTemplate),
      informationLabelId: null,
    }),
    send: async (_values, changes) =>
      mutationQueue.commitMutation(createQueuedMutation(updateTriageSettings, toInput(id, changes)), {
        summary: `${key}: changed triage settings`,
        href: `/projects/${key}/settings`,
        inverse: createQueuedMutation(
          updateTriageSettings,
          toInput(id, getFormValuesBeforeChange(before, changes)),
        ),
      }),
    onSent: () => announceToScreenReader('Saved'),
    onUnchanged: () => announceToScreenReader('No changes to save'),
  });
  const listed = labels.nodes.map((node) => [node.id, node.name] as const);
  const isListed =
    label === null || label === undefined || listed.some(([listedId]) => listedId === label.id);
  return (
    <section className={styles.watch} aria-labelledby="triage-settings">
      <h2 id="triage-settings" className={styles.heading}>
        Triage
      </h2>
      <Form
        label="Triage"
        className={formStyles.form}
        submit="Save"
        disabled={!editable}
        sending={form.sending}
        onSubmit={form.submit}
        error={errors.other}
      >
        <TextArea
          label="Request for information"
          hint="Markdown. {author}, {key}, {title} and {project} are replaced with the values of the issue."
          {...field('informationTemplate')}
          readOnly={!editable}
          maxLength={TRIAGE_TEMPLATE_LENGTH_MAX}
        />
        <SelectField
          label="Label for issues that wait for information"
          value={values.informationLabelId}
          disabled={!editable}
          options={[['', 'No label'], ...(isListed ? [] : [[label.id, label.name] as const]), ...listed]}
          onChange={(informationLabelId) => change({ informationLabelId })}
        />
      </Form>
    </section>
  );
}

const toInput = (
  projectId: string,
  { informationLabelId, ...changes }: Partial<TriageSettingsFormValues>,
) => ({
  projectId,
  ...changes,
  ...(informationLabelId === undefined ? {} : { informationLabelId: informationLabelId || null }),
});
