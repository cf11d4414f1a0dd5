import { Suspense, useSyncExternalStore } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { SignInOverlay_query$key } from '../../../__generated__/SignInOverlay_query.graphql';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { getSessionGuard } from '../auth/SessionGuard';
import { HoldKeys } from '../ui/keys/HoldKeys';
import { lazyWithPreload } from '../ui/lazyWithPreload';

const SignInDialog = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "auth" */ '../components/signIn/SignInDialog')).SignInDialog,
);

/** Shows the sign-in dialog when an action or a request requires a session. */
export function SignInOverlay({ query }: { query: SignInOverlay_query$key }) {
  const data = useFragment(
    graphql`
      fragment SignInOverlay_query on Query {
        ...SignInDialog_query
      }
    `,
    query,
  );
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const isSignInRequired = useSyncExternalStore(sessionGuard.subscribe, sessionGuard.isSignInRequested);
  if (!isSignInRequired) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<HoldKeys />}>
        <SignInDialog query={data} />
      </Suspense>
    </ErrorBoundary>
  );
}
