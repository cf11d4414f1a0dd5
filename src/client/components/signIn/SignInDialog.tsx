import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { SignInDialog_query$key } from '../../../../__generated__/SignInDialog_query.graphql';
import type { SignedInUser } from '../../auth/authRequests';
import { getSessionGuard } from '../../auth/SessionGuard';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './SignInDialog.module.css';
import { SignInForm } from './SignInForm';

/** Sign-in dialog over the current screen. The interrupted action continues afterwards. */
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
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const enter = ({ login }: SignedInUser) => {
    if (!viewer) sessionGuard.completeSignIn('first');
    else sessionGuard.completeSignIn(viewer.login === login ? 'same' : 'other');
  };
  const { pathname, search } = window.location;
  const isOtherUser = sessionGuard.isOtherUser();
  const explanation = getSignInExplanation(viewer?.login, isOtherUser);
  return (
    <Dialog
      title={isOtherUser ? 'Signed in as another user' : 'Sign in to continue'}
      size="narrow"
      onClose={sessionGuard.declineSignIn}
    >
      <div className={styles.content}>
        <p className={styles.explanation}>{explanation}</p>
        {isOtherUser && <Button onClick={sessionGuard.declineSignIn}>Continue as the other user</Button>}
        <SignInForm site={site} next={pathname + search} onSignedIn={enter} />
      </div>
    </Dialog>
  );
}

/**
 * Text of the sign-in dialog that explains why it opened.
 *
 * @param login login of the user for whom the page was loaded; undefined: an anonymous visitor
 */
function getSignInExplanation(login: string | undefined, isOtherUser: boolean): string {
  if (login === undefined) return 'You stay on this page and continue after signing in.';
  if (isOtherUser) {
    return `This page was opened by ${login}, but another user has signed in in this browser since. Unsaved changes are kept until ${login} signs in again.`;
  }
  return `The session of ${login} has ended. Sign in to continue where you left off.`;
}
