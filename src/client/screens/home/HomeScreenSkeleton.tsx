import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import projects from './HomeProjects.module.css';
import styles from './HomeScreen.module.css';

/** Home while its code is on the way. */
export function HomeScreenSkeleton() {
  return (
    <Page wide heading={<h1>Projects</h1>}>
      <HomeProjectsSkeleton />
    </Page>
  );
}

/** The projects while their figures are on the way. */
export function HomeProjectsSkeleton() {
  return (
    <div className={projects.grid} aria-busy="true">
      {[0, 1].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width="40%" height="12px" line="20px" />
          <Skeleton width="80%" line="26px" />
        </div>
      ))}
    </div>
  );
}
