import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router-dom';
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
import styles from './LoginScreen.module.css';
import type { LoginLoaderData } from './route';

const loginScreenQuery = graphql`
  query LoginScreenQuery {
    viewer {
      login
    }
    site {
      ...SignInForm_site
    }
  }
`;

/** Sign-in page; after the sign-in it opens the URL in the `next` parameter. */
export function LoginScreen() {
  const { queryRef, reload } = useLoaderQuery<LoginScreenQuery>(
    loginScreenQuery,
    useLoaderData<LoginLoaderData>().queryRef,
  );
  return (
    <AuthPage title="Sign in">
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
    </>
  );
}
