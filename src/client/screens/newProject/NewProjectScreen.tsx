import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { createProjectMutation } from '../../../../__generated__/createProjectMutation.graphql';
import { DESCRIPTION_LENGTH_MAX, DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import { getDescriptionProblem } from '../../../shared/validation/labels';
import { getProjectKeyProblem, getProjectNameProblem } from '../../../shared/validation/projects';
import { type AcceptedFormResult, useForm } from '../../components/form/useForm';
import {
  ProjectVisibilityField,
  type ProjectVisibilityChoice,
} from '../../components/projects/ProjectVisibilityField';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';
import { useScreenTitle } from '../../navigation/ScreenHeading';
import { createProject } from './createProject';
import { deleteProject } from '../../mutations/deleteProject';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { Form } from '../../ui/form/Form';
import { TextArea, TextField } from '../../ui/form/TextField';
import { Page } from '../../ui/Page';
import styles from './NewProjectScreen.module.css';
import { suggestProjectKey } from '../../components/projects/suggestProjectKey';

interface ProjectFormValues {
  name: string;
  key: string;
  description: string;
  visibility: ProjectVisibilityChoice;
}

const INITIAL_PROJECT_VALUES: ProjectFormValues = {
  name: '',
  key: '',
  description: '',
  visibility: 'INTERNAL',
};

/** Creates a project; for signed-in users. */
export function NewProjectScreen() {
  useScreenTitle('New project');
  return (
    <Page heading={<h1>New project</h1>}>
      {useIsAnonymousVisitor() ? (
        <SignInPrompt>Sign in to create a project.</SignInPrompt>
      ) : (
        <NewProjectForm />
      )}
    </Page>
  );
}

/** Form for a new project. After creation, it navigates to the project's issue list. */
function NewProjectForm() {
  const mutationQueue = useMutationQueue();
  const navigate = useNavigate();
  const [hasOwnKey, setOwnKey] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);
  const { values, field, change, errors, ...form } = useForm<
    ProjectFormValues,
    AcceptedFormResult<createProjectMutation['response']>
  >({
    initial: INITIAL_PROJECT_VALUES,
    problemsOf: ({ name, key, description }) => ({
      name: getProjectNameProblem(name),
      key: getProjectKeyProblem(key),
      description: getDescriptionProblem(description),
    }),
    send: (input) =>
      mutationQueue.commitMutation(createQueuedMutation(createProject, input), {
        summary: `Created project ${input.name}`,
        href: `/projects/${input.key}/issues`,
        undoFor: ({ edit: { project } }) => {
          if (!project) return null;
          const { id, key } = project;
          return { inverse: createQueuedMutation(deleteProject, { id, key, undo: true }), href: '/' };
        },
      }),
    onSent: (result) => {
      if (result.status === 'waiting') return setWaiting(values.name);
      const { project } = result.response.edit;
      // The new project's issue list replaces the form in the browser history.
      if (project) void navigate(`/projects/${project.key}/issues`, { replace: true });
    },
  });
  return (
    <>
      <Form
        label="New project"
        className={styles.form}
        submit="Create project"
        sending={form.sending}
        onSubmit={form.submit}
        error={errors.other}
      >
        <div className={styles.line}>
          <TextField
            autoFocus
            label="Name"
            {...field('name')}
            maxLength={DISPLAY_NAME_LENGTH_MAX}
            onValueChange={(name) => change({ name, ...(!hasOwnKey && { key: suggestProjectKey(name) }) })}
          />
          <TextField
            label="Key"
            {...field('key')}
            hint={`Issue keys: ${values.key || 'KEY'}-1, ${values.key || 'KEY'}-2. The key cannot be changed later.`}
            maxLength={10}
            spellCheck={false}
            onValueChange={(key) => {
              setOwnKey(key !== '');
              change({ key: key.toUpperCase() });
            }}
          />
        </div>
        <TextArea
          label="Description"
          {...field('description')}
          maxLength={DESCRIPTION_LENGTH_MAX}
          placeholder="Purpose of the project"
        />
        <ProjectVisibilityField value={values.visibility} onChange={(visibility) => change({ visibility })} />
      </Form>
      <p role="status" className={styles.status}>
        {waiting !== null && `“${waiting}” will be created when the connection is back.`}
      </p>
    </>
  );
}
