import type { ReactNode } from 'react';
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
import { DemoUserSignInButtons } from './DemoUserSignInButtons';
import styles from './SignInForm.module.css';
import { useCountdown } from './useCountdown';

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
        ...DemoUserSignInButtons_site
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
