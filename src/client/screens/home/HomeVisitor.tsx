import { graphql, useFragment } from 'react-relay';
import type { HomeVisitor_query$key } from '../../../../__generated__/HomeVisitor_query.graphql';
import { DemoUsers } from '../../components/signIn/DemoUsers';
import { PleaseSignIn } from '../../components/signIn/PleaseSignIn';
import { SignInForm } from '../../components/signIn/SignInForm';
import { useIsVisitor } from '../../components/useIsVisitor';
import styles from './HomeVisitor.module.css';

/** For who comes without having signed in: the way in. Nothing for the others. */
export function HomeVisitor({ query }: { query: HomeVisitor_query$key }) {
  const { site, readable } = useFragment(
    graphql`
      fragment HomeVisitor_query on Query {
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
  if (!site.demo) return <PleaseSignIn>You see what is public. Sign in for the rest.</PleaseSignIn>;
  return (
    <section className={styles.card} aria-labelledby="enter">
      <h2 id="enter" className={styles.title}>
        Enter the demo
      </h2>
      <DemoUsers site={site} onSignedIn={enter} />
    </section>
  );
}
