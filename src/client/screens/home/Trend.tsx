import { graphql, useFragment } from 'react-relay';
import type { Trend_project$key } from '../../../../__generated__/Trend_project.graphql';
import { formatCount } from '../../ui/format';
import styles from './Trend.module.css';

const TREND_CHART_WEEK_COUNT = 12;
/** Height of each half of the chart, width of a bar and distance between bars, in px. */
const TREND_CHART_HALF_HEIGHT_PX = 22;
const TREND_CHART_BAR_WIDTH_PX = 9;
const TREND_CHART_BAR_SPACING_PX = 12;

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
  const height = (count: number): number =>
    count === 0 ? 0 : Math.max(1, (count / highest) * (TREND_CHART_HALF_HEIGHT_PX - 1));
  return (
    <figure className={styles.trend}>
      <svg
        width={
          TREND_CHART_WEEK_COUNT * TREND_CHART_BAR_SPACING_PX -
          (TREND_CHART_BAR_SPACING_PX - TREND_CHART_BAR_WIDTH_PX)
        }
        height={2 * TREND_CHART_HALF_HEIGHT_PX}
        aria-hidden="true"
      >
        <line
          className={styles.axis}
          x2="100%"
          y1={TREND_CHART_HALF_HEIGHT_PX + 0.5}
          y2={TREND_CHART_HALF_HEIGHT_PX + 0.5}
        />
        {trend.map(({ week, opened, closed }, index) => (
          <g key={week}>
            <rect
              className={styles.up}
              x={index * TREND_CHART_BAR_SPACING_PX}
              y={TREND_CHART_HALF_HEIGHT_PX - height(opened)}
              width={TREND_CHART_BAR_WIDTH_PX}
              height={height(opened)}
            />
            <rect
              className={styles.down}
              x={index * TREND_CHART_BAR_SPACING_PX}
              y={TREND_CHART_HALF_HEIGHT_PX + 1}
              width={TREND_CHART_BAR_WIDTH_PX}
              height={height(closed)}
            />
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.opened}>
          {formatCount(sumNumbers(trend.map((point) => point.opened)))} opened
        </span>
        <span className={styles.closed}>
          {formatCount(sumNumbers(trend.map((point) => point.closed)))} closed
        </span>
        <span>in {TREND_CHART_WEEK_COUNT} weeks</span>
      </figcaption>
    </figure>
  );
}

const sumNumbers = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
