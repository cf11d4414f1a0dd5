import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { PreloadLink } from '../../components/PreloadLink';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { Page } from '../../ui/Page';
import { HomeProjects } from './HomeProjects';
import { HomeProjectsSkeleton } from './HomeScreenSkeleton';
import styles from './HomeScreen.module.css';
import { HomeSignIn } from './HomeSignIn';
import type { HomeData } from './route';

const query = graphql`
  query HomeScreenQuery {
    ...HomeSignIn_query
    ...HomeProjects_query
  }
`;

/** Start page: the projects with their key figures. */
export function HomeScreen() {
  const { queryRef, reload } = useOwnedQuery<HomeScreenQuery>(query, useLoaderData<HomeData>().queryRef);
  return (
    <Page wide heading={<ScreenHeading title="Home">Projects</ScreenHeading>} actions={<NewProjectLink />}>
      <Section skeleton={<HomeProjectsSkeleton />} onRetry={reload}>
        <LoadedProjects queryRef={queryRef} />
      </Section>
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

function LoadedProjects({ queryRef }: HomeData) {
  const data = usePreloadedQuery<HomeScreenQuery>(query, queryRef);
  return (
    <>
      <HomeSignIn query={data} />
      <HomeProjects query={data} />
    </>
  );
}
