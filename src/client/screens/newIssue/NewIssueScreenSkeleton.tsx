import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import styles from './NewIssueScreen.module.css';

/** Placeholder for the new-issue screen while its code is loading. */
export function NewIssueScreenSkeleton() {
  return (
    <Page heading={<h1>New issue</h1>} wide="onWideScreens">
      <NewIssueSkeleton />
    </Page>
  );
}

/** Placeholder for the new-issue form while its data is loading. */
export function NewIssueSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="100%" line="40px" />
      <Skeleton width="100%" line="188px" />
      <Skeleton width="100%" line="240px" />
      <Skeleton width="60%" line="30px" />
    </div>
  );
}
