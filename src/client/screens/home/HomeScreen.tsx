import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery, useFragment } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { useOverviewRefetch, OverviewRowsSkeleton } from '../../components/overview/OverviewSection';
import { PreloadLink } from '../../navigation/PreloadLink';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { Page } from '../../ui/Page';
import { HomeProjects } from './HomeProjects';
import styles from './HomeScreen.module.css';
import { HomeWork } from './HomeWork';
import type { HomeLoaderData } from './entry';
import type { HomeScreen_signIn$key } from '../../../../__generated__/HomeScreen_signIn.graphql';
import { DemoUserSignInButtons, SignInForm } from '../../components/signIn/SignInForm';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';

const homeScreenQuery = graphql`
  query HomeScreenQuery($recentIds: [ID!]!) {
    ...HomeScreen_signIn
    ...HomeWork_query @arguments(recentIds: $recentIds)
    ...HomeProjects_query
  }
`;

/** Start page: the viewer's work in all projects, and the projects with their key figures. */
export function HomeScreen() {
  const { queryRef, reload } = useLoaderQuery<HomeScreenQuery>(
    homeScreenQuery,
    useLoaderData<HomeLoaderData>().queryRef,
  );
  useOverviewRefetch(homeScreenQuery, queryRef.variables);
  return (
    <Page wide="full" heading={<ScreenHeading title="Home">Home</ScreenHeading>} actions={<NewProjectLink />}>
      <AsyncBoundary skeleton={<HomeContentSkeleton />} onRetry={reload}>
        <LoadedHome queryRef={queryRef} />
      </AsyncBoundary>
    </Page>
  );
}

function NewProjectLink() {
  return (
    <PreloadLink to="/projects/new" className={styles.newProject} data-command="project.new">
      <Plus size={14} strokeWidth={2} aria-hidden="true" /> New project
    </PreloadLink>
  );
}

function LoadedHome({ queryRef }: HomeLoaderData) {
  const isVisitor = useIsAnonymousVisitor();
  const data = usePreloadedQuery<HomeScreenQuery>(homeScreenQuery, queryRef);
  return (
    <>
      {isVisitor && (
        <p className={styles.purpose}>
          Winnow is an issue tracker that stays fast with more than a million issues.
        </p>
      )}
      <HomeSignIn query={data} />
      {!isVisitor && <HomeWork query={data} recentIds={queryRef.variables.recentIds} />}
      <HomeProjects query={data} />
    </>
  );
}

/** Sign-in form or demo accounts for visitors; nothing for signed-in users. */
function HomeSignIn({ query }: { query: HomeScreen_signIn$key }) {
  const { site, readable } = useFragment(
    graphql`
      fragment HomeScreen_signIn on Query {
        site {
          demo
          ...SignInForm_demoUsers
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
      <section className={`${styles.signIn} ${styles.narrow}`} aria-label="Sign in">
        <SignInForm site={site} next="/" onSignedIn={reload} />
      </section>
    );
  }
  if (!site.demo)
    return <SignInPrompt>You see public projects only. Sign in to see the others.</SignInPrompt>;
  return (
    <section className={styles.signIn} aria-labelledby="enter">
      <h2 id="enter" className={styles.signInTitle}>
        Try the demo
      </h2>
      <DemoUserSignInButtons site={site} onSignedIn={reload} />
    </section>
  );
}

/** Placeholder while the sections load. */
function HomeContentSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <OverviewRowsSkeleton rows={10} />
      <OverviewRowsSkeleton rows={10} />
    </div>
  );
}
