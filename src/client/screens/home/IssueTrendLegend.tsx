import styles from './IssueTrendChart.module.css';
import { TREND_CHART_WEEK_COUNT } from './IssueTrendChart';

/** Explains the colors and the scale of the trend charts. */
export const IssueTrendLegend = () => (
  <span className={styles.legend}>
    <span className={styles.opened}>opened</span>
    <span className={styles.closed}>closed</span>, by week for {TREND_CHART_WEEK_COUNT} weeks, each to its own
    scale
  </span>
);
