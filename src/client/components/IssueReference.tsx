import { graphql, useFragment } from 'react-relay';
import type { IssueReference_issue$key } from '../../../__generated__/IssueReference_issue.graphql';
import { IssueTitle } from './IssueTitle';
import { PreloadLink } from './PreloadLink';
import { WorkflowStateIcon } from './WorkflowStateIcon';
import { buildIssueHref } from './issueHref';
import styles from './IssueReference.module.css';

interface IssueReferenceProps {
  issue: IssueReference_issue$key;
  /**
   * Whether to show the issue's state and title as well as its key: below the title, or beside it with `inline`. If
   * false, the link shows only the key, for use in a sentence.
   */
  titled?: boolean | 'inline';
}

/** Link to another issue. */
export function IssueReference({ issue, titled = false }: IssueReferenceProps) {
  const { number, key, title, state, project } = useFragment(
    graphql`
      fragment IssueReference_issue on Issue {
        number
        key
        title
        state {
          ...WorkflowStateIcon_state
        }
        project {
          key
        }
      }
    `,
    issue,
  );
  const to = buildIssueHref(project.key, number);
  if (!titled) {
    return (
      <PreloadLink to={to} className={styles.key} title={title}>
        {key}
      </PreloadLink>
    );
  }
  return (
    <PreloadLink
      to={to}
      className={titled === 'inline' ? `${styles.line} ${styles.inline}` : styles.line}
      title={title}
    >
      <WorkflowStateIcon state={state} labelled />
      <span className={styles.title}>
        <IssueTitle title={title} />
      </span>
      <span className={styles.number}>{key}</span>
    </PreloadLink>
  );
}
