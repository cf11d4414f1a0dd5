import { Skeleton } from '../../../ui/Skeleton';
import styles from './ClusterPane.module.css';

/** Placeholder while the comparison loads. */
export function ComparisonSkeleton() {
  return (
    <div className={styles.comparisonSkeleton} aria-busy="true">
      {[0, 1].map((side) => (
        <div key={side}>
          <Skeleton width="40%" line="20px" />
          <Skeleton width="75%" height="12px" line="32px" />
          {['60%', '48%', '55%', '42%', '52%'].map((width) => (
            <Skeleton key={width} width={width} line="30px" />
          ))}
          {['96%', '100%', '88%', '93%', '52%'].map((width) => (
            <Skeleton key={width} width={width} line="21px" />
          ))}
        </div>
      ))}
    </div>
  );
}
