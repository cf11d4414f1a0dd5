import { graphql, useFragment } from 'react-relay';
import type { IssueReference_issue$key } from '../../../../../__generated__/IssueReference_issue.graphql';
import { PreloadLink } from '../../../components/PreloadLink';
import { StateIcon } from '../../../components/StateIcon';
import styles from './IssueReference.module.css';

interface Props {
  issue: IssueReference_issue$key;
  /**
   * Whether to render a full line with the issue's state, title and key; otherwise only the key, for use in a
   * sentence.
   */
  titled?: boolean;
}

/** Link to another issue. */
export function IssueReference({ issue, titled = false }: Props) {
  const { number, key, title, state, project } = useFragment(
    graphql`
      fragment IssueReference_issue on Issue {
        number
        key
        title
        state {
          ...StateIcon_state
        }
        project {
          key
        }
      }
    `,
    issue,
  );
  const to = `/projects/${project.key}/issues/${number}`;
  if (!titled) {
    return (
      <PreloadLink to={to} className={styles.key} title={title}>
        {key}
      </PreloadLink>
    );
  }
  return (
    <PreloadLink to={to} className={styles.line} title={title}>
      <StateIcon state={state} labelled />
      <span className={styles.title}>{title}</span>
      <span className={styles.number}>{key}</span>
    </PreloadLink>
  );
}
