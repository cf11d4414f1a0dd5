import { graphql, useFragment } from 'react-relay';
import type { IssueTrendChart_project$key } from '../../../../__generated__/IssueTrendChart_project.graphql';
import { formatCount } from '../../ui/format';
import styles from './IssueTrendChart.module.css';

const TREND_CHART_WEEK_COUNT = 12;
/** Height of each half of the chart, width of a bar and distance between bars, in px. */
const TREND_CHART_HALF_HEIGHT_PX = 22;
const TREND_CHART_BAR_WIDTH_PX = 9;
const TREND_CHART_BAR_SPACING_PX = 12;

/** Bar chart of the issues opened (up) and closed (down) in each of the last 12 weeks. */
export function IssueTrendChart({ project }: { project: IssueTrendChart_project$key }) {
  const { trend } = useFragment(
    graphql`
      fragment IssueTrendChart_project on Project {
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
        <span title="The highest bar is the largest number of issues opened or closed in a week.">
          {TREND_CHART_WEEK_COUNT} weeks, max {formatCount(highest)}/week
        </span>
      </figcaption>
    </figure>
  );
}

const sumNumbers = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
