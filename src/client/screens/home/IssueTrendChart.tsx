import { graphql, useFragment } from 'react-relay';
import type { IssueTrendChart_project$key } from '../../../../__generated__/IssueTrendChart_project.graphql';
import { formatCount } from '../../ui/format';
import styles from './IssueTrendChart.module.css';

const TREND_CHART_WEEK_COUNT = 12;
/** Height of each half of the chart, width of a bar and distance between bars, in px. */
const TREND_CHART_HALF_HEIGHT_PX = 20;
const TREND_CHART_BAR_WIDTH_PX = 8;
const TREND_CHART_BAR_SPACING_PX = 10;

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
    count === 0 ? 0 : Math.max(1, (count / highest) * (TREND_CHART_HALF_HEIGHT_PX - 2));
  const opened = formatCount(sumNumbers(trend.map((point) => point.opened)));
  const closed = formatCount(sumNumbers(trend.map((point) => point.closed)));
  const description = `${opened} opened, ${closed} closed in ${TREND_CHART_WEEK_COUNT} weeks, at most ${formatCount(highest)} per week`;
  return (
    <svg
      className={styles.chart}
      width={
        TREND_CHART_WEEK_COUNT * TREND_CHART_BAR_SPACING_PX -
        (TREND_CHART_BAR_SPACING_PX - TREND_CHART_BAR_WIDTH_PX)
      }
      height={2 * TREND_CHART_HALF_HEIGHT_PX}
      role="img"
      aria-label={description}
    >
      <title>{description}</title>
      <line
        className={styles.axis}
        x2="100%"
        y1={TREND_CHART_HALF_HEIGHT_PX}
        y2={TREND_CHART_HALF_HEIGHT_PX}
      />
      {trend.map((point, index) => (
        <g key={point.week}>
          <rect
            className={styles.up}
            x={index * TREND_CHART_BAR_SPACING_PX}
            y={TREND_CHART_HALF_HEIGHT_PX - height(point.opened)}
            width={TREND_CHART_BAR_WIDTH_PX}
            height={height(point.opened)}
          />
          <rect
            className={styles.down}
            x={index * TREND_CHART_BAR_SPACING_PX}
            y={TREND_CHART_HALF_HEIGHT_PX + 0.5}
            width={TREND_CHART_BAR_WIDTH_PX}
            height={height(point.closed)}
          />
        </g>
      ))}
    </svg>
  );
}

const sumNumbers = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Explains the colors and the scale of the trend charts. */
export const IssueTrendLegend = () => (
  <span className={styles.legend}>
    <span className={styles.opened}>opened</span>
    <span className={styles.closed}>closed</span> per week in the last {TREND_CHART_WEEK_COUNT} weeks; each
    project has its own scale
  </span>
);
