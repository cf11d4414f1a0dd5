import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { PreloadLink } from '../../navigation/PreloadLink';
import type { LoginScreenQuery } from '../../../../__generated__/LoginScreenQuery.graphql';
import { sanitizeRedirectPath } from '../../../shared/sanitizeRedirectPath';
import { getSignInProblemMessage } from '../../../shared/signInProblems';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { AuthPage } from '../../components/signIn/AuthPage';
import { SignInForm, useCountdown } from '../../components/signIn/SignInForm';
import form from '../../components/signIn/SignInForm.module.css';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import styles from './LoginScreen.module.css';
import type { LoginLoaderData } from './entry';
import { type AuthResult, requestPasswordReset } from '../../auth/authRequests';
import { useForm } from '../../components/form/useForm';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';

const loginScreenQuery = graphql`
  query LoginScreenQuery {
    viewer {
      login
    }
    site {
      email
      ...SignInForm_site
    }
  }
`;

/**
 * Sign-in page; after the sign-in it opens the URL in the `next` parameter. With the parameter `forgot`, it requests an
 * email to reset the password.
 */
export function LoginScreen() {
  const isForgotten = useSearchParams()[0].has('forgot');
  const { queryRef, reload } = useLoaderQuery<LoginScreenQuery>(
    loginScreenQuery,
    useLoaderData<LoginLoaderData>().queryRef,
  );
  return (
    <AuthPage title={isForgotten ? 'Reset password' : 'Sign in'}>
      <AsyncBoundary skeleton={<FormSkeleton fields={2} className={form.form} />} onRetry={reload}>
        <LoadedLoginForm queryRef={queryRef} />
      </AsyncBoundary>
    </AuthPage>
  );
}

function LoadedLoginForm({ queryRef }: LoginLoaderData) {
  const { viewer, site } = usePreloadedQuery<LoginScreenQuery>(loginScreenQuery, queryRef);
  const [search] = useSearchParams();
  const next = sanitizeRedirectPath(search.get('next'));
  if (search.has('forgot')) {
    return (
      <>
        {site.email ? (
          <ForgotPasswordForm />
        ) : (
          <p className={styles.already}>
            This server cannot send email. Ask an administrator for a link to choose a new password.
          </p>
        )}
        <p className={styles.forgot}>
          <PreloadLink to={`/login?next=${encodeURIComponent(next)}`} className={styles.on}>
            Back to sign-in
          </PreloadLink>
        </p>
      </>
    );
  }
  return (
    <>
      {viewer && (
        <p className={styles.already}>
          You are signed in as {viewer.login}.{' '}
          <a href={next} className={styles.on}>
            Continue
          </a>{' '}
          or sign in as another user:
        </p>
      )}
      <FormErrorMessage error={getSignInProblemMessage(search.get('problem')) ?? undefined} />
      {/* Opens the next page with a full page load, because Relay's store holds data of the previous viewer. */}
      <SignInForm site={site} next={next} onSignedIn={() => window.location.assign(next)} />
      {site.email && (
        <p className={styles.forgot}>
          <PreloadLink to={`/login?forgot=1&next=${encodeURIComponent(next)}`} className={styles.on}>
            Forgot password?
          </PreloadLink>
        </p>
      )}
    </>
  );
}

/** Form that requests an email with a link to choose a new password. */
function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [seconds, waitFor] = useCountdown();
  const { field, values, errors, ...request } = useForm({
    initial: { login: '' },
    problemsOf: ({ login }) => ({ login: login.trim() === '' ? 'Enter your login or email address.' : null }),
    send: async ({ login }) => {
      const result = await requestPasswordReset(login.trim());
      if (result.status === 'refused' && result.retryAfter !== null) waitFor(result.retryAfter);
      return result;
    },
    onSent: (_result: Extract<AuthResult, { status: 'done' }>) => setSentTo(values.login.trim()),
  });
  if (sentTo !== null) {
    return (
      <p role="status" className={styles.already}>
        If there is an account for <b>{sentTo}</b> with an email address and a password, a link is being sent
        to that address. The link works for three hours. If it does not arrive, check your spam folder, or ask
        an administrator for a link.
      </p>
    );
  }
  return (
    <Form
      label="Reset password"
      className={form.form}
      submit="Send link"
      sending={request.sending}
      disabled={seconds > 0}
      onSubmit={request.submit}
      error={seconds > 0 ? `Too many attempts. Try again in ${seconds} s.` : errors.other}
    >
      <TextField
        autoFocus
        label="Login or email address"
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('login')}
      />
    </Form>
  );
}
