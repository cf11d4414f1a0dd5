import type { ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { sessionGuardOf } from '../../auth/SessionGuard';
import { Button } from '../../ui/Button';
import styles from './PleaseSignIn.module.css';

/** In the place of what only somebody has: signing in, over the screen, and there it is. */
export function PleaseSignIn({ children }: { children: ReactNode }) {
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
