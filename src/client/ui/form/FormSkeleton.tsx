import { Skeleton } from '../Skeleton';
import styles from './FormSkeleton.module.css';

interface FormSkeletonProps {
  fields: number;
  /** CSS class of the form that the placeholder stands for. */
  className?: string | undefined;
}

/** Placeholder while a form loads, with the form's height. */
export function FormSkeleton({ fields, className }: FormSkeletonProps) {
  return (
    <div className={className} aria-busy="true">
      {Array.from({ length: fields + 1 }, (_, field) => (
        <div key={field}>
          {field < fields && <Skeleton width="72px" line="24px" />}
          <div className={styles.control}>
            <Skeleton height="100%" />
          </div>
        </div>
      ))}
    </div>
  );
}
