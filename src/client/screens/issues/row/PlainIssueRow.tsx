import { graphql, readInlineData } from 'react-relay';
import type { PlainIssueRow_issue$key } from '../../../../../__generated__/PlainIssueRow_issue.graphql';
import { getPlainRowAttributes, type PlainRowOptions } from '../../../ui/VirtualRows';
import styles from './PlainIssueRow.module.css';

export type { PlainIssueRow_issue$key };

interface PlainIssueRowProps extends PlainRowOptions {
  issue: PlainIssueRow_issue$key;
  /** Space before the title in px, in a list with trees. */
  titleIndent: number | undefined;
}

/**
 * A row of an issue while the list scrolls too fast to be read: only key and title, where IssueRow shows them. An inline
 * fragment needs no subscription; IssueRow replaces the cells as soon as they can be read. It is one component with the
 * row, because a fling renders dozens per frame.
 */
export function PlainIssueRow({ issue, titleIndent, ...row }: PlainIssueRowProps) {
  const { key, title } = readInlineData(
    graphql`
      fragment PlainIssueRow_issue on Issue @inline {
        key
        title
      }
    `,
    issue,
  );
  return (
    <div {...getPlainRowAttributes(row)}>
      <span role="gridcell" className={styles.key}>
        {key}
      </span>
      {'\t'}
      <span role="gridcell" className={styles.title} style={{ paddingLeft: titleIndent }}>
        {title}
      </span>
    </div>
  );
}
