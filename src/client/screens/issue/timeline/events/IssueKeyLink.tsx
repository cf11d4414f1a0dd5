import { graphql, useFragment } from 'react-relay';
import type { IssueKeyLink_issue$key } from '../../../../../../__generated__/IssueKeyLink_issue.graphql';
import { buildIssueHref } from '../../../../components/issueHref';
import { PreloadLink } from '../../../../components/PreloadLink';
import styles from './IssueKeyLink.module.css';

/** Link to another issue in a sentence: its key. */
export function IssueKeyLink({ issue }: { issue: IssueKeyLink_issue$key }) {
  const { number, key, title, project } = useFragment(
    graphql`
      fragment IssueKeyLink_issue on Issue {
        number
        key
        title
        project {
          key
        }
      }
    `,
    issue,
  );
  return (
    <PreloadLink to={buildIssueHref(project.key, number)} className={styles.key} title={title}>
      {key}
    </PreloadLink>
  );
}
