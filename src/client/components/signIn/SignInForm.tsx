import { type ReactNode, useState, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SignInForm_site$key } from '../../../../__generated__/SignInForm_site.graphql';
import {
  type Credentials,
  type AuthResult,
  buildOidcSignInUrl,
  signIn,
  type SignedInUser,
} from '../../auth/authRequests';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../form/useForm';
import styles from './SignInForm.module.css';
import type { SignInForm_demoUsers$key } from '../../../../__generated__/SignInForm_demoUsers.graphql';
import { joinErrorMessages } from '../../errors/UserError';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { ROLE_DESCRIPTIONS, type RoleChoice } from '../permissions/roles';

type SignInSuccess = Extract<AuthResult, { status: 'done' }>;

interface SignInFormProps {
  site: SignInForm_site$key;
  /** URL to return to after signing in with an external identity provider. */
  next: string;
  onSignedIn: (user: SignedInUser) => void;
}

/** Sign-in form, with OpenID Connect and demo users where the site has them. */
export function SignInForm({ site, next, onSignedIn }: SignInFormProps) {
  const data = useFragment(
    graphql`
      fragment SignInForm_site on Site {
        demo
        oidc
        needsSetup
        ...SignInForm_demoUsers
      }
    `,
    site,
  );
  const [seconds, waitFor] = useCountdown();
  const send = async (credentials: Credentials) => {
    const result = await signIn(credentials);
    if (result.status === 'refused' && result.retryAfter !== null) waitFor(result.retryAfter);
    return result;
  };
  const form = useForm<Credentials, SignInSuccess>({
    initial: { login: '', password: '' },
    problemsOf: ({ login, password }) => ({
      login: login.trim() === '' ? 'Enter your login.' : null,
      password: password === '' ? 'Enter your password.' : null,
    }),
    send: ({ login, password }) => send({ login: login.trim().toLowerCase(), password }),
    onSent: ({ person }) => onSignedIn(person),
  });
  const { field, errors } = form;
  const error = seconds > 0 ? `Too many attempts. Try again in ${seconds} s.` : errors.other;
  return (
    <div className={styles.methods}>
      {data.demo && <DemoUserSignInButtons site={data} onSignedIn={onSignedIn} />}
      {data.oidc && (
        <a href={buildOidcSignInUrl(next)} className={styles.oidc}>
          Sign in with OpenID Connect
        </a>
      )}
      {(data.demo || data.oidc) && <SignInMethodSeparator>sign in with a password</SignInMethodSeparator>}
      {data.needsSetup && (
        <p className={styles.hint}>
          There are no accounts yet. To create the first one, open the setup link that the server printed when
          it started.
        </p>
      )}
      <Form
        label="Sign in"
        className={styles.form}
        submit="Sign in"
        sending={form.sending}
        disabled={seconds > 0}
        onSubmit={form.submit}
        error={error}
      >
        <TextField
          label="Login"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!data.demo}
          {...field('login')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      </Form>
    </div>
  );
}

function SignInMethodSeparator({ children }: { children: ReactNode }) {
  return <p className={styles.or}>or {children}</p>;
}

/** Password of all demo users: see docs/spec.md. */
const DEMO_PASSWORD = 'winnow-demo';

interface DemoUserSignInButtonsProps {
  site: SignInForm_demoUsers$key;
  onSignedIn: (user: SignedInUser) => void;
}

/** Buttons that sign in as one of the demo users. */
export function DemoUserSignInButtons({ site, onSignedIn }: DemoUserSignInButtonsProps) {
  const { demoLogins } = useFragment(
    graphql`
      fragment SignInForm_demoUsers on Site {
        demoLogins {
          login
          role
          administrator
        }
      }
    `,
    site,
  );
  const [pendingLogin, setPendingLogin] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const enter = async (login: string) => {
    if (pendingLogin !== null) return;
    setPendingLogin(login);
    const result = await signIn({ login, password: DEMO_PASSWORD });
    // After a successful sign-in the buttons stay disabled, because the page is about to be replaced.
    if (result.status === 'done') return onSignedIn(result.person);
    setPendingLogin(null);
    setProblem(joinErrorMessages(result.errors));
  };
  return (
    <div className={styles.demo}>
      <p className={styles.introduction}>
        This is a demo. Choose a user to sign in as; all have the password{' '}
        <code className={styles.password}>{DEMO_PASSWORD}</code>.
      </p>
      <ul className={styles.users} aria-label="Demo users">
        {demoLogins.map(({ login, role, administrator }) => (
          <li key={login}>
            <button
              type="button"
              className={styles.user}
              aria-disabled={pendingLogin !== null}
              onClick={() => void enter(login)}
            >
              <span className={styles.login}>{login}</span>
              <span className={styles.role}>
                {administrator ? 'can manage the whole site' : ROLE_DESCRIPTIONS[role as RoleChoice]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FormErrorMessage error={problem} />
    </div>
  );
}

/** Returns the remaining seconds of a countdown, rounded up, and a function that starts it with a time in ms. */
export function useCountdown(): [seconds: number, start: (ms: number) => void] {
  const [until, setUntil] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      const left = Math.ceil((until - Date.now()) / 1_000);
      setSeconds(Math.max(left, 0));
      if (left <= 0) setUntil(null);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (ms: number) => {
    setUntil(Date.now() + ms);
    setSeconds(Math.ceil(ms / 1_000));
  };
  return [seconds, start];
}
