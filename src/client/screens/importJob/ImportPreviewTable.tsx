import { graphql, useFragment } from 'react-relay';
import type { ImportPreviewTable_preview$key } from '../../../../__generated__/ImportPreviewTable_preview.graphql';
import { formatOption } from '../../ui/format';
import { IssueTypeIcon } from '../../components/issues/IssueTypeIcon';
import { PriorityIcon } from '../../components/issues/PriorityIcon';
import { RelativeTime } from '../../ui/RelativeTime';
import { WorkflowStateIcon } from '../../components/issues/WorkflowStateIcon';
import styles from './ImportTables.module.css';

/** Renders the first issues of a file as they will be imported. */
export function ImportPreviewTable({ preview }: { preview: ImportPreviewTable_preview$key }) {
  const { issues } = useFragment(
    graphql`
      fragment ImportPreviewTable_preview on ImportPreview {
        issues {
          source
          title
          type
          priority
          author
          labels
          commentCount
          createdAt
          state {
            name
            ...WorkflowStateIcon_state
          }
        }
      }
    `,
    preview,
  );
  return (
    <div className={styles.scroll} role="region" aria-label="Preview of the issues" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col" className={styles.wide}>
              Title
            </th>
            <th scope="col">State</th>
            <th scope="col">Type</th>
            <th scope="col">Priority</th>
            <th scope="col">Author</th>
            <th scope="col">Labels</th>
            <th scope="col" className={styles.number}>
              Comments
            </th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {issues.map((issue, index) => (
            <tr key={`${index} ${issue.source}`}>
              <td className={styles.weak}>{issue.source}</td>
              <td className={styles.wide}>{issue.title}</td>
              <td>
                {issue.state && (
                  <span className={styles.value}>
                    <WorkflowStateIcon state={issue.state} /> {issue.state.name}
                  </span>
                )}
              </td>
              <td>
                <span className={styles.value}>
                  <IssueTypeIcon type={issue.type} /> {formatOption(issue.type)}
                </span>
              </td>
              <td>
                <span className={styles.value}>
                  <PriorityIcon priority={issue.priority} /> {formatOption(issue.priority)}
                </span>
              </td>
              <td>{issue.author}</td>
              <td>{issue.labels.join(', ')}</td>
              <td className={styles.number}>{issue.commentCount}</td>
              <td>{issue.createdAt != null && <RelativeTime dateTime={issue.createdAt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
