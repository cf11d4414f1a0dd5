import { graphql, useFragment } from 'react-relay';
import type { IssueReference_issue$key } from '../../../../__generated__/IssueReference_issue.graphql';
import { IssueTitle } from './IssueTitle';
import { PreloadLink } from '../../navigation/PreloadLink';
import { WorkflowStateIcon } from './WorkflowStateIcon';
import { buildIssueHref } from '../../navigation/hrefs';
import styles from './IssueReference.module.css';

interface IssueReferenceProps {
  issue: IssueReference_issue$key;
  /** Whether the key is beside the title instead of below it. */
  inline?: boolean;
}

/** Link to another issue with its state, title and key. */
export function IssueReference({ issue, inline = false }: IssueReferenceProps) {
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
  return (
    <PreloadLink
      to={buildIssueHref(project.key, number)}
      className={inline ? `${styles.line} ${styles.inline}` : styles.line}
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
