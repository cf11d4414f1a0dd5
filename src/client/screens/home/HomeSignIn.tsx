import { graphql, useFragment } from 'react-relay';
import type { HomeSignIn_query$key } from '../../../../__generated__/HomeSignIn_query.graphql';
import { DemoUsers } from '../../components/signIn/DemoUsers';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';
import { SignInForm } from '../../components/signIn/SignInForm';
import { useIsVisitor } from '../../components/useIsVisitor';
import styles from './HomeSignIn.module.css';

/** For who comes without having signed in: the way in. Nothing for the others. */
export function HomeSignIn({ query }: { query: HomeSignIn_query$key }) {
  const { site, readable } = useFragment(
    graphql`
      fragment HomeSignIn_query on Query {
        site {
          demo
          ...DemoUsers_site
          ...SignInForm_site
        }
        readable: projects(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  if (!useIsVisitor()) return null;
  // What the store holds was nobody's to see: a page of its own.
  const enter = () => window.location.reload();
  if (readable.totalCount === 0) {
    return (
      <section className={`${styles.card} ${styles.narrow}`} aria-label="Sign in">
        <SignInForm site={site} next="/" onSignedIn={enter} />
      </section>
    );
  }
  if (!site.demo) return <SignInPrompt>You see what is public. Sign in for the rest.</SignInPrompt>;
  return (
    <section className={styles.card} aria-labelledby="enter">
      <h2 id="enter" className={styles.title}>
        Enter the demo
      </h2>
      <DemoUsers site={site} onSignedIn={enter} />
    </section>
  );
}
