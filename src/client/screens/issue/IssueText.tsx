import { graphql, useFragment } from 'react-relay';
import type { IssueText_issue$key } from '../../../../__generated__/IssueText_issue.graphql';
import { RenderedMarkdown } from '../../components/RenderedMarkdown';
import styles from './IssueBody.module.css';

/** What was reported. */
export function IssueText({ issue }: { issue: IssueText_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueText_issue on Issue {
        bodyHTML
      }
    `,
    issue,
  );
  return data.bodyHTML === '' ? (
    <p className={styles.empty}>No description.</p>
  ) : (
    <RenderedMarkdown html={data.bodyHTML} />
  );
}
