import { graphql, useFragment } from 'react-relay';
import type { RowLabels_issue$key } from '../../../../../__generated__/RowLabels_issue.graphql';
import { quoteFilterValue } from '../../../../shared/query/quote';
import { LabelChipFromValues } from '../../../components/LabelChip';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { fitLabels } from './labelSpace';
import styles from './RowLabels.module.css';

interface RowLabelsProps {
  issue: RowLabels_issue$key;
  /** If the list is grouped by label, the label of the row's group, in query syntax. The row does not repeat it. */
  groupLabel: string | null;
  /** Width beside the title, in px. */
  space: number;
}

/**
 * Up to three labels and the number of hidden ones. A label is a chip if the row has room for it, otherwise a dot; narrow
 * lists show only the number of labels.
 */
export function RowLabels({ issue, groupLabel, space }: RowLabelsProps) {
  const { fewLabels } = useFragment(
    graphql`
      fragment RowLabels_issue on Issue {
        fewLabels: labels(first: 3) {
          totalCount
          nodes {
            id
            name
            color
          }
        }
      }
    `,
    issue,
  );
  const labels = fewLabels.nodes.filter(({ name }) => quoteFilterValue(name) !== groupLabel);
  const count = fewLabels.totalCount - (fewLabels.nodes.length - labels.length);
  const hidden = count - labels.length;
  const names = labels.map(({ name }) => name);
  const shapes = fitLabels(names, hidden, space);
  return (
    <span role="gridcell" className={styles.labels}>
      {shapes ? (
        labels.map(({ id, name, color }, index) => (
          <LabelChipFromValues key={id} name={name} color={color} isDot={shapes[index] === 'dot'} />
        ))
      ) : (
        <span className={styles.count}>
          <VisuallyHidden>{names.join(', ')}</VisuallyHidden>
          {count}
        </span>
      )}
      {shapes && hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </span>
  );
}
