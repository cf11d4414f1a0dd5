import type { ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { sessionGuardOf } from '../../auth/SessionGuard';
import { Button } from '../../ui/Button';
import styles from './SignInPrompt.module.css';

/** In the place of what only somebody has: signing in, over the screen, and there it is. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const door = sessionGuardOf(useRelayEnvironment());
  return (
    <div className={styles.please}>
      <p>{children}</p>
      <Button variant="primary" onClick={() => void door.signInFor()}>
        Sign in
      </Button>
    </div>
  );
}
