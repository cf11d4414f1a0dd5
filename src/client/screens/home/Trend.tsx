import { graphql, useFragment } from 'react-relay';
import type { Trend_project$key } from '../../../../__generated__/Trend_project.graphql';
import { formatCount } from '../../ui/format';
import styles from './Trend.module.css';

const WEEKS = 12;
/** Height of each half of the chart, width of a bar and distance between bars, in px. */
const HALF = 22;
const BAR = 9;
const STEP = 12;

/** Bar chart of the issues opened (up) and closed (down) in each of the last 12 weeks. */
export function Trend({ project }: { project: Trend_project$key }) {
  const { trend } = useFragment(
    graphql`
      fragment Trend_project on Project {
        trend(weeks: 12) {
          week
          opened
          closed
        }
      }
    `,
    project,
  );
  const highest = Math.max(1, ...trend.flatMap(({ opened, closed }) => [opened, closed]));
  const height = (count: number): number => (count === 0 ? 0 : Math.max(1, (count / highest) * (HALF - 1)));
  return (
    <figure className={styles.trend}>
      <svg width={WEEKS * STEP - (STEP - BAR)} height={2 * HALF} aria-hidden="true">
        <line className={styles.axis} x2="100%" y1={HALF + 0.5} y2={HALF + 0.5} />
        {trend.map(({ week, opened, closed }, index) => (
          <g key={week}>
            <rect
              className={styles.up}
              x={index * STEP}
              y={HALF - height(opened)}
              width={BAR}
              height={height(opened)}
            />
            <rect className={styles.down} x={index * STEP} y={HALF + 1} width={BAR} height={height(closed)} />
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.opened}>{formatCount(sum(trend.map((point) => point.opened)))} opened</span>
        <span className={styles.closed}>{formatCount(sum(trend.map((point) => point.closed)))} closed</span>
        <span>in {WEEKS} weeks</span>
      </figcaption>
    </figure>
  );
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
