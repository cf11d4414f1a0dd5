import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { SignInDialog_query$key } from '../../../../__generated__/SignInDialog_query.graphql';
import type { SignedInUser } from '../../auth/authRequests';
import { sessionGuardOf } from '../../auth/SessionGuard';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './SignInDialog.module.css';
import { SignInForm } from './SignInForm';

/** Signing in over the screen: what one was doing waits under it, and goes on. */
export function SignInDialog({ query }: { query: SignInDialog_query$key }) {
  const { viewer, site } = useFragment(
    graphql`
      fragment SignInDialog_query on Query {
        viewer {
          login
        }
        site {
          ...SignInForm_site
        }
      }
    `,
    query,
  );
  const door = sessionGuardOf(useRelayEnvironment());
  const enter = ({ login }: SignedInUser) => {
    if (!viewer) door.completeSignIn('first');
    else door.completeSignIn(viewer.login === login ? 'same' : 'other');
  };
  const { pathname, search } = window.location;
  const anothers = door.isOtherUser();
  const words = wordsFor(viewer?.login, anothers);
  return (
    <Dialog
      title={anothers ? 'Somebody else has signed in' : 'Sign in to go on'}
      narrow
      onClose={door.declineSignIn}
    >
      <div className={styles.content}>
        <p className={styles.words}>{words}</p>
        {anothers && <Button onClick={door.declineSignIn}>Go on as them</Button>}
        <SignInForm site={site} next={pathname + search} onSignedIn={enter} />
      </div>
    </Dialog>
  );
}

/** @param login whom the page is for, if anybody */
function wordsFor(login: string | undefined, anothers: boolean): string {
  if (login === undefined) return 'You stay on this page, and go on once you have signed in.';
  if (anothers) {
    return `This page is ${login}’s, and somebody else has signed in in this browser since. Nothing was written in their name: it waits until ${login} signs in.`;
  }
  return `The session of ${login} has ended. What you were doing goes on as soon as you have signed in.`;
}
