import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import projects from './HomeProjects.module.css';
import styles from './HomeScreen.module.css';

/** Placeholder while the code of the start page loads. */
export function HomeScreenSkeleton() {
  return (
    <Page wide heading={<h1>Projects</h1>}>
      <HomeProjectsSkeleton />
    </Page>
  );
}

/** Placeholder while the projects load. */
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
