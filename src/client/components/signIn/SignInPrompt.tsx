import type { ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getSessionGuard } from '../../auth/SessionGuard';
import { Button } from '../../ui/Button';
import styles from './SignInPrompt.module.css';

/** Asks visitors to sign in, in place of content that requires an account. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  return (
    <div className={styles.prompt}>
      <p>{children}</p>
      <Button variant="primary" onClick={() => void sessionGuard.signInAndResume()}>
        Sign in
      </Button>
    </div>
  );
}
