import { graphql, readInlineData } from 'react-relay';
import type { PlainIssueRow_issue$key } from '../../../../../__generated__/PlainIssueRow_issue.graphql';
import styles from './PlainIssueRow.module.css';

export type { PlainIssueRow_issue$key };

interface PlainIssueRowProps {
  issue: PlainIssueRow_issue$key;
  projectKey: string;
}

/**
 * The cells of an issue while the list scrolls too fast to be read: only key and title, where IssueRow shows them. An
 * inline fragment needs no subscription; IssueRow replaces the cells as soon as they can be read.
 */
export function PlainIssueRow({ issue, projectKey }: PlainIssueRowProps) {
  const { number, title } = readInlineData(
    graphql`
      fragment PlainIssueRow_issue on Issue @inline {
        number
        title
      }
    `,
    issue,
  );
  return (
    <>
      <span role="gridcell" className={styles.key}>
        {`${projectKey}-${number}`}
      </span>
      <span role="gridcell" className={styles.title}>
        {title}
      </span>
    </>
  );
}
