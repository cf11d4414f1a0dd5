import { graphql, useFragment } from 'react-relay';
import type { HomeSignIn_query$key } from '../../../../__generated__/HomeSignIn_query.graphql';
import { DemoUserSignInButtons } from '../../components/signIn/DemoUserSignInButtons';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';
import { SignInForm } from '../../components/signIn/SignInForm';
import { useIsAnonymousVisitor } from '../../components/useIsAnonymousVisitor';
import styles from './HomeSignIn.module.css';

/** Sign-in form or demo accounts for visitors; nothing for signed-in users. */
export function HomeSignIn({ query }: { query: HomeSignIn_query$key }) {
  const { site, readable } = useFragment(
    graphql`
      fragment HomeSignIn_query on Query {
        site {
          demo
          ...DemoUserSignInButtons_site
          ...SignInForm_site
        }
        readable: projects(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  if (!useIsAnonymousVisitor()) return null;
  // Reloads the page after the sign-in, because Relay's store contains only what an anonymous visitor may
  // see.
  const reload = () => window.location.reload();
  if (readable.totalCount === 0) {
    return (
      <section className={`${styles.card} ${styles.narrow}`} aria-label="Sign in">
        <SignInForm site={site} next="/" onSignedIn={reload} />
      </section>
    );
  }
  if (!site.demo)
    return <SignInPrompt>You see public projects only. Sign in to see the others.</SignInPrompt>;
  return (
    <section className={styles.card} aria-labelledby="enter">
      <h2 id="enter" className={styles.title}>
        Try the demo
      </h2>
      <DemoUserSignInButtons site={site} onSignedIn={reload} />
    </section>
  );
}
