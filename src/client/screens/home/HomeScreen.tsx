import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import styles from './HomeScreen.module.css';
import { HomeProjects } from './HomeProjects';
import { HomeProjectsSkeleton } from './HomeScreenSkeleton';
import type { HomeData } from './route';

const query = graphql`
  query HomeScreenQuery {
    ...HomeProjects_query
  }
`;

/** Where one starts: the projects and how they are doing. */
export function HomeScreen() {
  const { queryRef, reload } = useOwnedQuery<HomeScreenQuery>(query, useLoaderData<HomeData>().queryRef);
  return (
    <div className={styles.scroll}>
      <div className={styles.page}>
        <ScreenHeading title="Home" className={styles.heading}>
          Projects
        </ScreenHeading>
        <Section skeleton={<HomeProjectsSkeleton />} onRetry={reload}>
          <Projects queryRef={queryRef} />
        </Section>
      </div>
    </div>
  );
}

function Projects({ queryRef }: HomeData) {
  return <HomeProjects query={usePreloadedQuery<HomeScreenQuery>(query, queryRef)} />;
}
