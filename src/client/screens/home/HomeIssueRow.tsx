import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HomeIssueRow_issue$key } from '../../../../__generated__/HomeIssueRow_issue.graphql';
import { buildIssueKeyHref } from '../../components/issueHref';
import { IssueTitle } from '../../components/IssueTitle';
import { PreloadLink } from '../../components/PreloadLink';
import styles from './HomeIssueRow.module.css';

interface HomeIssueRowProps {
  issue: HomeIssueRow_issue$key;
  icon: ReactNode;
  /** Content between the title and the last column. */
  extra?: ReactNode;
  /** The last column: a time or a due day. */
  children?: ReactNode;
}

/** A row of an issue on the start page, which links to the issue. */
export function HomeIssueRow({ issue, icon, extra, children }: HomeIssueRowProps) {
  const { key, title } = useFragment(
    graphql`
      fragment HomeIssueRow_issue on Issue {
        key
        title
      }
    `,
    issue,
  );
  return (
    <li className={styles.row}>
      {icon}
      <span className={styles.key}>{key}</span>
      <PreloadLink to={buildIssueKeyHref(key)} className={styles.title} title={title}>
        <IssueTitle title={title} />
      </PreloadLink>
      <span className={styles.extra}>{extra}</span>
      <span className={styles.last}>{children}</span>
    </li>
  );
}
