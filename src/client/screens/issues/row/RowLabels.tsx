import { graphql, useFragment } from 'react-relay';
import type { RowLabels_issue$key } from '../../../../../__generated__/RowLabels_issue.graphql';
import { LabelChip } from '../../../components/LabelChip';
import styles from './RowLabels.module.css';

/**
 * Up to three labels and the number of hidden ones. CSS decides by the list's width how many are shown: measuring
 * each row would cost more than drawing it.
 */
export function RowLabels({ issue }: { issue: RowLabels_issue$key }) {
  const { fewLabels } = useFragment(
    graphql`
      fragment RowLabels_issue on Issue {
        fewLabels: labels(first: 3) {
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
  const { nodes, totalCount } = fewLabels;
  return (
    <span role="gridcell" className={styles.labels}>
      {nodes.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      {totalCount > 1 &&
        [1, 2, 3].map((shown) => (
          <HiddenLabelCount key={shown} shown={shown} more={totalCount - Math.min(shown, nodes.length)} />
        ))}
    </span>
  );
}

/**
 * "+n" for the labels of a row that are not shown. One is rendered for each possible number of `shown`
 * labels; CSS displays the one that applies.
 */
function HiddenLabelCount({ shown, more }: { shown: number; more: number }) {
  return more > 0 && <span className={`${styles.more} ${styles[`more${shown}`]}`}>+{more}</span>;
}
