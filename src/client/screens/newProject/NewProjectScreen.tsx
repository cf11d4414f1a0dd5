import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { createProjectMutation } from '../../../../__generated__/createProjectMutation.graphql';
import { DESCRIPTION_LENGTH_MAX, NAME_LENGTH_MAX } from '../../../shared/limits';
import { descriptionProblem } from '../../../shared/validation/labels';
import { projectKeyProblem, projectNameProblem } from '../../../shared/validation/projects';
import { useForm } from '../../components/form/useForm';
import { VisibilityField, type VisibilityChoice } from '../../components/project/VisibilityField';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';
import { useIsVisitor } from '../../components/useIsVisitor';
import { useScreenTitle } from '../../components/useScreenTitle';
import { createProject } from './createProject';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { Form } from '../../ui/form/Form';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { Page } from '../../ui/Page';
import styles from './NewProjectScreen.module.css';
import { suggestKey } from '../../components/project/suggestKey';

interface ProjectValues {
  name: string;
  key: string;
  description: string;
  visibility: VisibilityChoice;
}

const BLANK: ProjectValues = { name: '', key: '', description: '', visibility: 'INTERNAL' };

/** Where a project is made, by anybody who has signed in. */
export function NewProjectScreen() {
  useScreenTitle('New project');
  return (
    <Page heading={<h1>New project</h1>}>
      {useIsVisitor() ? <SignInPrompt>Sign in to make a project.</SignInPrompt> : <NewProjectForm />}
    </Page>
  );
}

/** One goes on to the list of what one made. */
function NewProjectForm() {
  const edits = useMutationQueue();
  const navigate = useNavigate();
  const [hasOwnKey, setOwnKey] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);
  const { values, change, leave, errors, ...form } = useForm<ProjectValues>({
    initial: BLANK,
    problemsOf: ({ name, key, description }) => ({
      name: projectNameProblem(name),
      key: projectKeyProblem(key),
      description: descriptionProblem(description),
    }),
    send: (input) =>
      edits.commit(queuedMutation(createProject, input), {
        summary: `New project ${input.name}`,
        href: `/projects/${input.key}/issues`,
      }),
    onSent: (outcome) => {
      if (outcome.status === 'waiting') return setWaiting(values.name);
      const { project } = (outcome.response as createProjectMutation['response']).edit;
      // In the history it takes the place of the form.
      if (project) void navigate(`/projects/${project.key}/issues`, { replace: true });
    },
  });
  return (
    <>
      <Form
        label="New project"
        className={styles.form}
        submit="Make project"
        sending={form.sending}
        onSubmit={form.submit}
        error={errors.other}
      >
        <div className={styles.line}>
          <TextField
            autoFocus
            label="Name"
            value={values.name}
            error={errors.name}
            maxLength={NAME_LENGTH_MAX}
            onBlur={() => values.name !== '' && leave('name')}
            onValueChange={(name) => change({ name, ...(!hasOwnKey && { key: suggestKey(name) }) })}
          />
          <TextField
            label="Key"
            value={values.key}
            error={errors.key}
            hint={`Issues are called ${values.key || 'KEY'}-1, ${values.key || 'KEY'}-2. It stays for good.`}
            maxLength={10}
            spellCheck={false}
            onBlur={() => values.key !== '' && leave('key')}
            onValueChange={(key) => {
              setOwnKey(key !== '');
              change({ key: key.toUpperCase() });
            }}
          />
        </div>
        <TextArea
          label="Description"
          value={values.description}
          error={errors.description}
          maxLength={DESCRIPTION_LENGTH_MAX}
          placeholder="What it is about"
          onBlur={() => leave('description')}
          onValueChange={(description) => change({ description })}
        />
        <VisibilityField value={values.visibility} onChange={(visibility) => change({ visibility })} />
      </Form>
      <p role="status" className={styles.status}>
        {waiting !== null && `“${waiting}” waits for the server, and is made when it is back.`}
      </p>
    </>
  );
}
