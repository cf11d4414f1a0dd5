import { pluralize } from '../../../ui/format';
import styles from './TimelineGap.module.css';
import type { TimelineEnd } from './useTimelineHead';

/** Items of one step into the gap. */
const STEP = 50;

interface Props {
  count: number;
  /** The end that stands right before the gap, and the one right after it: what it can grow from. */
  after: TimelineEnd | null;
  before: TimelineEnd | null;
}

/** What is not loaded between two parts, and how to load it. */
export function TimelineGap({ count, after, before }: Props) {
  const hidden = `${pluralize(count, 'earlier comment or event', 'earlier comments and events')}`;
  const whole = count <= STEP;
  return (
    <div className={styles.gap}>
      {whole || !(after && before) ? (
        <Load
          end={after ?? before}
          count={Math.min(count, STEP)}
          label={whole ? hidden : `${hidden}: show ${STEP}`}
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
