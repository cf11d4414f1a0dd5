import { useState } from 'react';
import { DISPLAY_NAME_LENGTH_MAX } from '../../../shared/limits';
import {
  getLoginNameProblem,
  getPasswordProblem,
  getPersonNameProblem,
} from '../../../shared/validation/people';
import { getProjectKeyProblem, getProjectNameProblem } from '../../../shared/validation/projects';
import { useForm } from '../../components/form/useForm';
import { suggestProjectKey } from '../../components/projects/suggestProjectKey';
import { AccountFields } from '../../components/signIn/AccountFields';
import { AuthPage } from '../../components/signIn/AuthPage';
import form from '../../components/signIn/SignInForm.module.css';
import { clearStoredLinkToken, takeTokenFromLinkUrl } from '../../auth/linkToken';
import { type AuthResult, createFirstAdministrator } from '../../auth/authRequests';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';

interface SetupFormValues {
  login: string;
  name: string;
  password: string;
  projectName: string;
  projectKey: string;
}

const INITIAL_SETUP_VALUES: SetupFormValues = {
  login: '',
  name: '',
  password: '',
  projectName: '',
  projectKey: '',
};

/** First start: creates the first administrator. Requires the link that the server printed. */
export function SetupScreen() {
  const [token] = useState(() => takeTokenFromLinkUrl('setup'));
  if (token === null) {
    return (
      <AuthPage
        title="Set up Winnow"
        description="Open the setup link that the server printed when it started."
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Set up Winnow"
      description="Create the first account. It becomes the administrator and can invite others."
    >
      <SetupForm token={token} />
    </AuthPage>
  );
}

function SetupForm({ token }: { token: string }) {
  const [hasOwnKey, setOwnKey] = useState(false);
  const { values, field, change, leave, errors, ...rest } = useForm<
    SetupFormValues,
    Extract<AuthResult, { status: 'done' }>
  >({
    initial: INITIAL_SETUP_VALUES,
    problemsOf: ({ login, name, password, projectName, projectKey }) => {
      // The project fields are valid when both are empty, because the first project is optional.
      const hasProject = projectName !== '' || projectKey !== '';
      return {
        login: getLoginNameProblem(login),
        name: getPersonNameProblem(name),
        password: getPasswordProblem(password),
        projectName: hasProject ? getProjectNameProblem(projectName) : null,
        projectKey: hasProject ? getProjectKeyProblem(projectKey) : null,
      };
    },
    send: ({ projectName, projectKey, ...person }) =>
      createFirstAdministrator({ token, ...person, ...(projectKey !== '' && { projectName, projectKey }) }),
    onSent: () => {
      clearStoredLinkToken('setup');
      window.location.assign(values.projectKey === '' ? '/' : `/projects/${values.projectKey}/issues`);
    },
  });
  return (
    <Form
      label="Set up Winnow"
      className={form.form}
      submit="Set up"
      sending={rest.sending}
      onSubmit={rest.submit}
      error={errors.other}
    >
      <AccountFields field={field} />
      <TextField
        label="First project (optional)"
        {...field('projectName')}
        maxLength={DISPLAY_NAME_LENGTH_MAX}
        onBlur={() => leave('projectName')}
        onValueChange={(projectName) =>
          change({ projectName, ...(!hasOwnKey && { projectKey: suggestProjectKey(projectName) }) })
        }
      />
      {(values.projectName !== '' || values.projectKey !== '') && (
        <TextField
          label="Project key"
          {...field('projectKey')}
          hint={`Issue keys: ${values.projectKey || 'KEY'}-1, ${values.projectKey || 'KEY'}-2.`}
          maxLength={10}
          spellCheck={false}
          onBlur={() => leave('projectKey')}
          onValueChange={(key) => {
            setOwnKey(key !== '');
            change({ projectKey: key.toUpperCase() });
          }}
        />
      )}
    </Form>
  );
}
