import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { PreloadLink } from '../../components/PreloadLink';
import { ScreenHeading } from '../../components/ScreenHeading';
import { useIsAnonymousVisitor } from '../../components/useIsAnonymousVisitor';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { Page } from '../../ui/Page';
import { HomeProjects } from './HomeProjects';
import { HomeProjectsSkeleton } from './HomeScreenSkeleton';
import styles from './HomeScreen.module.css';
import { HomeSignIn } from './HomeSignIn';
import type { HomeLoaderData } from './route';

const homeScreenQuery = graphql`
  query HomeScreenQuery {
    ...HomeSignIn_query
    ...HomeProjects_query
  }
`;

/** Start page: the projects with their key figures. */
export function HomeScreen() {
  const { queryRef, reload } = useLoaderQuery<HomeScreenQuery>(
    homeScreenQuery,
    useLoaderData<HomeLoaderData>().queryRef,
  );
  return (
    <Page wide heading={<ScreenHeading title="Home">Projects</ScreenHeading>} actions={<NewProjectLink />}>
      <AsyncBoundary skeleton={<HomeProjectsSkeleton />} onRetry={reload}>
        <LoadedProjects queryRef={queryRef} />
      </AsyncBoundary>
    </Page>
  );
}

function NewProjectLink() {
  return (
    <PreloadLink to="/projects/new" className={styles.newProject}>
      <Plus size={14} strokeWidth={2} aria-hidden="true" /> New project
    </PreloadLink>
  );
}

function LoadedProjects({ queryRef }: HomeLoaderData) {
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
      <HomeProjects query={data} />
    </>
  );
}
