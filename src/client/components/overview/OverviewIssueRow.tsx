import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OverviewIssueRow_issue$key } from '../../../../__generated__/OverviewIssueRow_issue.graphql';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { IssueTitle } from '../issues/IssueTitle';
import { PreloadLink } from '../../navigation/PreloadLink';
import styles from './OverviewIssueRow.module.css';

interface OverviewIssueRowProps {
  issue: OverviewIssueRow_issue$key;
  icon: ReactNode;
  /** Content between the title and the last column. */
  extra?: ReactNode;
  /** The last column: a time or a due day. */
  children?: ReactNode;
}

/** A row of an issue on an overview page, which links to the issue. */
export function OverviewIssueRow({ issue, icon, extra, children }: OverviewIssueRowProps) {
  const { key, title } = useFragment(
    graphql`
      fragment OverviewIssueRow_issue on Issue {
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
