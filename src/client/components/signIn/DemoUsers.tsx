import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DemoUsers_site$key } from '../../../../__generated__/DemoUsers_site.graphql';
import { signIn, type SignedInUser } from '../../auth/authRequests';
import { messageOf } from '../../errors/UserError';
import { FormError } from '../../ui/form/FormError';
import { ROLE_DESCRIPTIONS, type RoleChoice } from '../roles';
import styles from './DemoUsers.module.css';

/** What each of a demo's users has; see docs/spec.md. */
const DEMO_PASSWORD = 'winnow-demo';

interface Props {
  site: DemoUsers_site$key;
  onSignedIn: (person: SignedInUser) => void;
}

/** A demo's people: one click, and one is in as any of them. */
export function DemoUsers({ site, onSignedIn }: Props) {
  const { demoLogins } = useFragment(
    graphql`
      fragment DemoUsers_site on Site {
        demoLogins {
          login
          role
          administrator
        }
      }
    `,
    site,
  );
  const [entering, setEntering] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const enter = async (login: string) => {
    if (entering !== null) return;
    setEntering(login);
    const answer = await signIn({ login, password: DEMO_PASSWORD });
    // Who is in is on the way to another page: nothing is to be pressed here any more.
    if (answer.status === 'done') return onSignedIn(answer.person);
    setEntering(null);
    setProblem(messageOf(answer.errors));
  };
  return (
    <div className={styles.demo}>
      <p className={styles.words}>
        This is a demo: choose who you are. The password of all is{' '}
        <code className={styles.password}>{DEMO_PASSWORD}</code>.
      </p>
      <ul className={styles.users} aria-label="Enter the demo">
        {demoLogins.map(({ login, role, administrator }) => (
          <li key={login}>
            <button
              type="button"
              className={styles.user}
              aria-disabled={entering !== null}
              onClick={() => void enter(login)}
            >
              <span className={styles.login}>{login}</span>
              <span className={styles.role}>
                {administrator ? 'runs the whole site' : ROLE_DESCRIPTIONS[role as RoleChoice]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FormError error={problem} />
    </div>
  );
}
