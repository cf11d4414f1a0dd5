import { graphql, useFragment } from 'react-relay';
import type { Trend_project$key } from '../../../../__generated__/Trend_project.graphql';
import { countOf } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Trend.module.css';

const WEEKS = 12;
const HALF = 20;
const BAR = 6;
const STEP = 9;

/** Issues opened (up) and closed (down) in each of the last twelve weeks. */
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
  const most = Math.max(1, ...trend.flatMap(({ opened, closed }) => [opened, closed]));
  const height = (count: number): number => (count === 0 ? 0 : Math.max(1, (count / most) * (HALF - 1)));
  const opened = sum(trend.map((point) => point.opened));
  const closed = sum(trend.map((point) => point.closed));
  return (
    <span className={styles.trend} title={`Last ${WEEKS} weeks: ${opened} opened, ${closed} closed`}>
      <svg width={WEEKS * STEP - (STEP - BAR)} height={2 * HALF} aria-hidden="true">
        {trend.map(({ week, opened: up, closed: down }, index) => (
          <g key={week}>
            <rect
              className={styles.opened}
              x={index * STEP}
              y={HALF - height(up)}
              width={BAR}
              height={height(up)}
            />
            <rect className={styles.closed} x={index * STEP} y={HALF + 1} width={BAR} height={height(down)} />
          </g>
        ))}
      </svg>
      <VisuallyHidden>
        In the last {WEEKS} weeks {countOf(opened, 'issue')} opened, {closed} closed
      </VisuallyHidden>
    </span>
  );
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
