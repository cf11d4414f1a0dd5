import { pluralize } from '../../../ui/format';
import styles from './TimelineGap.module.css';
import type { LoadedTimelineItems } from './IssueTimeline';

/** Number of timeline items loaded per click on a gap. */
const TIMELINE_ITEMS_PER_LOAD = 50;

interface TimelineGapProps {
  count: number;
  /** The loaded items before and after the gap, from which it can be filled; null: not adjacent to the gap. */
  after: LoadedTimelineItems | null;
  before: LoadedTimelineItems | null;
}

/** A gap of unloaded items in the timeline, with buttons that load them. */
export function TimelineGap({ count, after, before }: TimelineGapProps) {
  const hidden = `${pluralize(count, 'earlier comment or event', 'earlier comments and events')}`;
  const fitsOneStep = count <= TIMELINE_ITEMS_PER_LOAD;
  return (
    <div className={styles.gap}>
      {fitsOneStep || !(after && before) ? (
        <LoadTimelineItemsButton
          end={after ?? before}
          count={Math.min(count, TIMELINE_ITEMS_PER_LOAD)}
          label={fitsOneStep ? hidden : `Show ${TIMELINE_ITEMS_PER_LOAD} of ${hidden}`}
        />
      ) : (
        <>
          <LoadTimelineItemsButton
            end={after}
            count={TIMELINE_ITEMS_PER_LOAD}
            label={`Show next ${TIMELINE_ITEMS_PER_LOAD}`}
          />
          <span className={styles.text}>{hidden}</span>
          <LoadTimelineItemsButton
            end={before}
            count={TIMELINE_ITEMS_PER_LOAD}
            label={`Show previous ${TIMELINE_ITEMS_PER_LOAD}`}
          />
        </>
      )}
    </div>
  );
}

function LoadTimelineItemsButton({
  end,
  count,
  label,
}: {
  end: LoadedTimelineItems | null;
  count: number;
  label: string;
}) {
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
