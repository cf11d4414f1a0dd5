import { graphql, useFragment } from 'react-relay';
import type { ProjectSettings_project$key } from '../../../../__generated__/ProjectSettings_project.graphql';
import { DESCRIPTION_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import { getDescriptionProblem } from '../../../shared/validation/labels';
import { getProjectNameProblem } from '../../../shared/validation/projects';
import { useBaseVersion, getFormValuesBeforeChange, useForm } from '../../components/form/useForm';
import {
  ProjectVisibilityField,
  type ProjectVisibilityChoice,
} from '../../components/projects/ProjectVisibilityField';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateProject } from './settingsMutations';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import { Form } from '../../ui/form/Form';
import { TextArea, TextField } from '../../ui/form/TextField';
import styles from './ProjectSettings.module.css';

interface ProjectSettingsFormValues {
  name: string;
  description: string;
  visibility: ProjectVisibilityChoice;
}

const MAINTAINER_REQUIRED_MESSAGE = 'Changing these settings requires the maintainer role.';

/** Settings of a project; read-only without the maintainer role. */
export function ProjectSettings({ project }: { project: ProjectSettings_project$key }) {
  const { id, version, key, name, viewerCan, ...data } = useFragment(
    graphql`
      fragment ProjectSettings_project on Project {
        id
        version
        key
        name
        description
        visibility
        viewerCan
      }
    `,
    project,
  );
  const mutationQueue = useMutationQueue();
  const { baseVersion, acknowledgeConflicts } = useBaseVersion(version);
  const isVisitor = useIsAnonymousVisitor();
  const editable = viewerCan.includes('MAINTAIN');
  const before = {
    name,
    description: data.description ?? '',
    visibility: data.visibility as ProjectVisibilityChoice,
  };
  const { values, field, change, errors, ...form } = useForm<ProjectSettingsFormValues>({
    initial: before,
    problemsOf: (typed) => ({
      name: getProjectNameProblem(typed.name),
      description: getDescriptionProblem(typed.description),
    }),
    send: async (_values, changes) =>
      acknowledgeConflicts(
        await mutationQueue.commitMutation(
          createQueuedMutation(updateProject, { id, baseVersion, ...changes }),
          {
            summary: `${key}: changed settings`,
            href: `/projects/${key}/settings`,
            inverse: createQueuedMutation(updateProject, {
              id,
              ...getFormValuesBeforeChange(before, changes),
            }),
          },
        ),
      ),
    onSent: () => announceToScreenReader('Saved'),
    onUnchanged: () => announceToScreenReader('No changes to save'),
  });
  return (
    <>
      {!editable &&
        (isVisitor ? (
          <SignInPrompt>{MAINTAINER_REQUIRED_MESSAGE}</SignInPrompt>
        ) : (
          <p className={styles.refusal}>{MAINTAINER_REQUIRED_MESSAGE}</p>
        ))}
      <Form
        label="Settings"
        className={styles.form}
        submit="Save"
        disabled={!editable}
        sending={form.sending}
        onSubmit={form.submit}
        error={errors.other}
      >
        <TextField label="Name" {...field('name')} readOnly={!editable} maxLength={DISPLAY_NAME_LENGTH_MAX} />
        <TextArea
          label="Description"
          {...field('description')}
          readOnly={!editable}
          maxLength={DESCRIPTION_LENGTH_MAX}
        />
        <ProjectVisibilityField
          value={values.visibility}
          disabled={!editable}
          onChange={(visibility) => change({ visibility })}
        />
      </Form>
    </>
  );
}
