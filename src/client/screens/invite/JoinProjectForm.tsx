import {
  getLoginNameProblem,
  getPasswordProblem,
  getPersonNameProblem,
} from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { AccountFields } from '../../components/signIn/AccountFields';
import form from '../../components/signIn/SignInForm.module.css';
import { clearStoredLinkToken } from '../../auth/linkToken';
import { type AuthResult, acceptInvitation } from '../../auth/authRequests';
import { Form } from '../../ui/form/Form';
import styles from './InviteScreen.module.css';

/** Creates an account and joins the project; links to the sign-in page for people with an account. */
export function JoinProjectForm({ token }: { token: string }) {
  const { field, errors, ...rest } = useForm({
    initial: { login: '', name: '', password: '' },
    problemsOf: ({ login, name, password }) => ({
      login: getLoginNameProblem(login),
      name: getPersonNameProblem(name),
      password: getPasswordProblem(password),
    }),
    send: (input) => acceptInvitation({ token, ...input }),
    onSent: ({ person }: Extract<AuthResult, { status: 'done' }>) => {
      clearStoredLinkToken('invite');
      window.location.assign(person.projectKey ? `/projects/${person.projectKey}/issues` : '/');
    },
  });
  return (
    <>
      <Form
        label="Create account"
        className={form.form}
        submit="Create account and join"
        sending={rest.sending}
        onSubmit={rest.submit}
        error={errors.other}
      >
        <AccountFields field={field} />
      </Form>
      <p className={styles.other}>
        Already have an account?{' '}
        <a href="/login?next=/invite" className={styles.way}>
          Sign in
        </a>
      </p>
    </>
  );
}
