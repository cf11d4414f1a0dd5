import { Suspense, useSyncExternalStore } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { SignInOverlay_query$key } from '../../../__generated__/SignInOverlay_query.graphql';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { sessionGuardOf } from '../auth/SessionGuard';
import { lazyOnIntent } from '../ui/lazyOnIntent';

const SignInDialog = lazyOnIntent(
  async () => (await import(/* webpackChunkName: "door" */ '../components/signIn/SignInDialog')).SignInDialog,
);

/** Comes over the screen when what one does needs somebody: see relay/Door.ts. */
export function SignInOverlay({ query }: { query: SignInOverlay_query$key }) {
  const data = useFragment(
    graphql`
      fragment SignInOverlay_query on Query {
        ...SignInDialog_query
      }
    `,
    query,
  );
  const door = sessionGuardOf(useRelayEnvironment());
  const asking = useSyncExternalStore(door.subscribe, door.isSignInRequested);
  if (!asking) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <SignInDialog query={data} />
      </Suspense>
    </ErrorBoundary>
  );
}
