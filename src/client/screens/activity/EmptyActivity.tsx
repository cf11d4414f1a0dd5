import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { buildActivityHref, parseActivityFilter, UNFILTERED_ACTIVITY } from './activityFilter';
import styles from './ActivityScreen.module.css';

interface EmptyActivityProps {
  projectKey: string;
  /** Whether older events have not been searched yet. */
  hasNext: boolean;
}

/** Empty state of the activity. If filters are set, offers a button that clears them. */
export function EmptyActivity({ projectKey, hasNext }: EmptyActivityProps) {
  const navigate = useNavigate();
  const filter = parseActivityFilter(useSearchParams()[0]);
  const isFiltered = Object.values(filter).some((value) => value !== null);
  if (!isFiltered) return <p className={styles.empty}>No activity yet. New changes appear here.</p>;
  return (
    <div className={styles.empty} role="status">
      <p>{hasNext ? 'No matching activity among the newest events.' : 'No matching activity.'}</p>
      <Button
        onClick={() => void navigate(buildActivityHref(projectKey, UNFILTERED_ACTIVITY), { replace: true })}
      >
        Clear filters
      </Button>
    </div>
  );
}
