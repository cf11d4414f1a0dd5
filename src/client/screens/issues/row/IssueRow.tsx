import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IssueRow_issue$key } from '../../../../../__generated__/IssueRow_issue.graphql';
// Names the module of the fragment that the row spreads; webpack drops the import.
import {} from '../../../components/pickers/LoadedPicker';
import { PriorityIcon } from '../../../components/PriorityIcon';
import { RelativeTime } from '../../../components/RelativeTime';
import { StateIcon } from '../../../components/StateIcon';
import { formatCount } from '../../../ui/format';
import { AssigneeAvatars } from './AssigneeAvatars';
import styles from './IssueRow.module.css';
import { RowLabels } from './RowLabels';

export type { IssueRow_issue$key };

interface Props {
  issue: IssueRow_issue$key;
  projectKey: string;
}

/** The grid cells of an issue in the list. */
export const IssueRow = memo(function IssueRow({ issue, projectKey }: Props) {
  const data = useFragment(
    graphql`
      fragment IssueRow_issue on Issue {
        isGone
        number
        key
        title
        priority
        commentCount
        updatedAt
        state {
          category
          ...StateIcon_state
        }
        ...RowLabels_issue
        ...AssigneeAvatars_issue
        # Lets the field pickers open from a row without a request.
        ...LoadedPicker_issue
      }
    `,
    issue,
  );
  if (data.isGone) return <DeletedIssueCells issueKey={data.key} title={data.title} />;
  const { category } = data.state;
  const closed = category === 'DONE' || category === 'DROPPED';
  return (
    <>
      <span role="gridcell">
        <PriorityIcon priority={data.priority} labelled />
      </span>
      <span role="gridcell">
        <StateIcon state={data.state} labelled />
      </span>
      <span role="gridcell" className={styles.key}>
        {data.key}
      </span>
      <span role="gridcell" className={closed ? styles.closedTitle : styles.title}>
        <a
          href={`/projects/${encodeURIComponent(projectKey)}/issues/${data.number}`}
          data-number={data.number}
          tabIndex={-1}
          draggable={false}
        >
          {data.title}
        </a>
      </span>
      <RowLabels issue={data} />
      <span role="gridcell" className={styles.comments}>
        {data.commentCount > 0 && (
          <>
            <span role="img" aria-label="Comments" className={styles.commentIcon} />
            {formatCount(data.commentCount)}
          </>
        )}
      </span>
      <AssigneeAvatars issue={data} />
      <RelativeTime role="gridcell" dateTime={data.updatedAt} short className={styles.time} />
    </>
  );
});

/** Cells of a deleted issue, which keeps its row until the list is refreshed. */
function DeletedIssueCells({ issueKey, title }: { issueKey: string; title: string }) {
  return (
    <>
      <span role="gridcell" />
      <span role="gridcell" />
      <span role="gridcell" className={styles.key}>
        {issueKey}
      </span>
      <span role="gridcell" className={styles.deleted}>
        Deleted: <s>{title}</s>
      </span>
    </>
  );
}
