import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SignInForm_site$key } from '../../../../__generated__/SignInForm_site.graphql';
import {
  type Credentials,
  type AuthResult,
  oidcUrl,
  signIn,
  type SignedInUser,
} from '../../auth/authRequests';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../form/useForm';
import { DemoUsers } from './DemoUsers';
import styles from './SignInForm.module.css';
import { useCountdown } from './useCountdown';

type Done = Extract<AuthResult, { status: 'done' }>;

interface Props {
  site: SignInForm_site$key;
  /** Where one goes on, where signing in leads over another site. */
  next: string;
  onSignedIn: (person: SignedInUser) => void;
}

/** Login and password, or whichever other way in there is. */
export function SignInForm({ site, next, onSignedIn }: Props) {
  const data = useFragment(
    graphql`
      fragment SignInForm_site on Site {
        demo
        oidc
        needsSetup
        ...DemoUsers_site
      }
    `,
    site,
  );
  const [seconds, waitFor] = useCountdown();
  const send = async (credentials: Credentials) => {
    const answer = await signIn(credentials);
    if (answer.status === 'refused' && answer.retryAfter !== null) waitFor(answer.retryAfter);
    return answer;
  };
  const form = useForm<Credentials, Done>({
    initial: { login: '', password: '' },
    problemsOf: ({ login, password }) => ({
      login: login.trim() === '' ? 'Your login is missing.' : null,
      password: password === '' ? 'Your password is missing.' : null,
    }),
    send: ({ login, password }) => send({ login: login.trim().toLowerCase(), password }),
    onSent: ({ person }) => onSignedIn(person),
  });
  const { values, change, errors } = form;
  const why = seconds > 0 ? `Too many tries. Try again in ${seconds} s.` : errors.other;
  return (
    <div className={styles.ways}>
      {data.demo && <DemoUsers site={data} onSignedIn={onSignedIn} />}
      {data.oidc && (
        <a href={oidcUrl(next)} className={styles.oidc}>
          Sign in with OpenID Connect
        </a>
      )}
      {(data.demo || data.oidc) && <Or>with a login</Or>}
      {data.needsSetup && (
        <p className={styles.hint}>
          Nobody has an account here yet. The link that makes the first one was printed where the server was
          started.
        </p>
      )}
      <Form
        label="Sign in"
        className={styles.form}
        submit="Sign in"
        sending={form.sending}
        disabled={seconds > 0}
        onSubmit={form.submit}
        error={why}
      >
        <TextField
          label="Login"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!data.demo}
          value={values.login}
          error={errors.login}
          onValueChange={(login) => change({ login })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onValueChange={(password) => change({ password })}
        />
      </Form>
    </div>
  );
}

function Or({ children }: { children: ReactNode }) {
  return <p className={styles.or}>or {children}</p>;
}
