import { graphql, useFragment } from 'react-relay';
import type { RowLabels_issue$key } from '../../../../../__generated__/RowLabels_issue.graphql';
import { LabelChip } from '../../../components/LabelChip';
import styles from './RowLabels.module.css';

/**
 * The labels that fit and how many do not. How many fit is decided by the width of the list in CSS:
 * measuring each row would cost more than drawing it.
 */
export function RowLabels({ issue }: { issue: RowLabels_issue$key }) {
  const { labels } = useFragment(
    graphql`
      fragment RowLabels_issue on Issue {
        labels(first: 3) {
          totalCount
          nodes {
            id
            ...LabelChip_label
          }
        }
      }
    `,
    issue,
  );
  const { nodes, totalCount } = labels;
  return (
    <span role="gridcell" className={styles.labels}>
      {nodes.map((label) => (
        <span key={label.id} className={styles.label}>
          <LabelChip label={label} />
        </span>
      ))}
      {[1, 2, 3].map((shown) => {
        const more = totalCount - Math.min(shown, nodes.length);
        return (
          more > 0 && (
            <span key={shown} className={`${styles.more} ${styles[`more${shown}`]}`}>
              +{more}
            </span>
          )
        );
      })}
    </span>
  );
}
