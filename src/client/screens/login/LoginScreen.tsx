import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { LoginScreenQuery } from '../../../../__generated__/LoginScreenQuery.graphql';
import { localPath } from '../../../shared/localPath';
import { signInProblem } from '../../../shared/signInProblems';
import { Section } from '../../components/Section';
import { AuthPage } from '../../components/signIn/AuthPage';
import { SignInForm } from '../../components/signIn/SignInForm';
import form from '../../components/signIn/SignInForm.module.css';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { FormError } from '../../ui/form/FormError';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import styles from './LoginScreen.module.css';
import type { LoginData } from './route';

const query = graphql`
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
  const { queryRef, reload } = useOwnedQuery<LoginScreenQuery>(query, useLoaderData<LoginData>().queryRef);
  return (
    <AuthPage title="Sign in">
      <Section skeleton={<FormSkeleton fields={2} className={form.form} />} onRetry={reload}>
        <LoadedLogin queryRef={queryRef} />
      </Section>
    </AuthPage>
  );
}

function LoadedLogin({ queryRef }: LoginData) {
  const { viewer, site } = usePreloadedQuery<LoginScreenQuery>(query, queryRef);
  const [search] = useSearchParams();
  const next = localPath(search.get('next'));
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
      <FormError error={signInProblem(search.get('problem')) ?? undefined} />
      {/* Opens the next page with a full page load, because Relay's store holds data of the previous viewer. */}
      <SignInForm site={site} next={next} onSignedIn={() => window.location.assign(next)} />
    </>
  );
}
