import { pluralize } from '../../../ui/format';
import styles from './TimelineGap.module.css';
import type { TimelineEnd } from './useTimelineHead';

/** Number of items loaded per click. */
const STEP = 50;

interface Props {
  count: number;
  /** The loaded ends directly before and after the gap, from which it can be filled; null: not adjacent. */
  after: TimelineEnd | null;
  before: TimelineEnd | null;
}

/** A gap of unloaded items in the timeline, with buttons that load them. */
export function TimelineGap({ count, after, before }: Props) {
  const hidden = `${pluralize(count, 'earlier comment or event', 'earlier comments and events')}`;
  const fitsOneStep = count <= STEP;
  return (
    <div className={styles.gap}>
      {fitsOneStep || !(after && before) ? (
        <Load
          end={after ?? before}
          count={Math.min(count, STEP)}
          label={fitsOneStep ? hidden : `${hidden}: show ${STEP}`}
        />
      ) : (
        <>
          <Load end={after} count={STEP} label={`Next ${STEP}`} />
          <span className={styles.text}>{hidden}</span>
          <Load end={before} count={STEP} label={`Previous ${STEP}`} />
        </>
      )}
    </div>
  );
}

function Load({ end, count, label }: { end: TimelineEnd | null; count: number; label: string }) {
  if (!end) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-busy={end.isLoading}
      onClick={() => !end.isLoading && end.load(count)}
    >
      {end.isLoading ? 'Loading…' : label}
    </button>
  );
}
