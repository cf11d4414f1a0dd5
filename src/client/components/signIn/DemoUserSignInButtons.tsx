import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DemoUserSignInButtons_site$key } from '../../../../__generated__/DemoUserSignInButtons_site.graphql';
import { signIn, type SignedInUser } from '../../auth/authRequests';
import { joinErrorMessages } from '../../errors/UserError';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { ROLE_DESCRIPTIONS, type RoleChoice } from '../roles';
import styles from './DemoUserSignInButtons.module.css';

/** Password of all demo users: see docs/spec.md. */
const DEMO_PASSWORD = 'winnow-demo';

interface DemoUserSignInButtonsProps {
  site: DemoUserSignInButtons_site$key;
  onSignedIn: (user: SignedInUser) => void;
}

/** Buttons that sign in as one of the demo users. */
export function DemoUserSignInButtons({ site, onSignedIn }: DemoUserSignInButtonsProps) {
  const { demoLogins } = useFragment(
    graphql`
      fragment DemoUserSignInButtons_site on Site {
        demoLogins {
          login
          role
          administrator
        }
      }
    `,
    site,
  );
  const [pendingLogin, setPendingLogin] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const enter = async (login: string) => {
    if (pendingLogin !== null) return;
    setPendingLogin(login);
    const result = await signIn({ login, password: DEMO_PASSWORD });
    // After a successful sign-in the buttons stay disabled, because the page is about to be replaced.
    if (result.status === 'done') return onSignedIn(result.person);
    setPendingLogin(null);
    setProblem(joinErrorMessages(result.errors));
  };
  return (
    <div className={styles.demo}>
      <p className={styles.introduction}>
        This is a demo. Choose a user to sign in as; all have the password{' '}
        <code className={styles.password}>{DEMO_PASSWORD}</code>.
      </p>
      <ul className={styles.users} aria-label="Demo users">
        {demoLogins.map(({ login, role, administrator }) => (
          <li key={login}>
            <button
              type="button"
              className={styles.user}
              aria-disabled={pendingLogin !== null}
              onClick={() => void enter(login)}
            >
              <span className={styles.login}>{login}</span>
              <span className={styles.role}>
                {administrator ? 'can manage the whole site' : ROLE_DESCRIPTIONS[role as RoleChoice]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FormErrorMessage error={problem} />
    </div>
  );
}
