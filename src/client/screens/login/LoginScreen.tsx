import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { PreloadLink } from '../../components/PreloadLink';
import type { LoginScreenQuery } from '../../../../__generated__/LoginScreenQuery.graphql';
import { sanitizeRedirectPath } from '../../../shared/sanitizeRedirectPath';
import { getSignInProblemMessage } from '../../../shared/signInProblems';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { AuthPage } from '../../components/signIn/AuthPage';
import { SignInForm } from '../../components/signIn/SignInForm';
import form from '../../components/signIn/SignInForm.module.css';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import styles from './LoginScreen.module.css';
import type { LoginLoaderData } from './route';

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
