import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useOverviewRefetch } from '../../components/overview/useOverviewRefetch';
import { PreloadLink } from '../../components/PreloadLink';
import { ScreenHeading } from '../../components/ScreenHeading';
import { useIsAnonymousVisitor } from '../../components/useIsAnonymousVisitor';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { HomeProjects } from './HomeProjects';
import { HomeContentSkeleton } from './HomeContentSkeleton';
import styles from './HomeScreen.module.css';
import { HomeSignIn } from './HomeSignIn';
import { HomeWork } from './HomeWork';
import type { HomeLoaderData } from './route';

const homeScreenQuery = graphql`
  query HomeScreenQuery($recentIds: [ID!]!) {
    ...HomeSignIn_query
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
      {!isVisitor && <HomeWork query={data} />}
      <HomeProjects query={data} />
    </>
  );
}
