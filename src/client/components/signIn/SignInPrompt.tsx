import type { ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { doorOf } from '../../relay/Door';
import { Button } from '../../ui/Button';
import styles from './SignInPrompt.module.css';

/** In the place of what only somebody has: signing in, over the screen, and there it is. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const door = doorOf(useRelayEnvironment());
  return (
    <div className={styles.please}>
      <p>{children}</p>
      <Button variant="primary" onClick={() => void door.signIn()}>
        Sign in
      </Button>
    </div>
  );
}
