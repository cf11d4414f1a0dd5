import { graphql, useFragment } from 'react-relay';
import type { PeekedIssue_issue$key } from '../../../../../__generated__/PeekedIssue_issue.graphql';
import type { IssueRef } from '../../../components/pickers/FieldPicker';
import { IssueEditingProvider } from '../../../components/pickers/IssueEditingProvider';
import { RelativeTime } from '../../../components/RelativeTime';
import { RenderedMarkdown } from '../../../components/RenderedMarkdown';
import { pluralize } from '../../../ui/format';
import { PeekComments } from './PeekComments';
import { PeekFields } from './PeekFields';
import styles from './PeekPanel.module.css';

/** The issue in the preview panel: title, fields, description and latest comments. */
export function PeekedIssue({
  issue,
  address,
}: {
  issue: PeekedIssue_issue$key;
  address: Omit<IssueRef, 'id'>;
}) {
  const data = useFragment(
    graphql`
      fragment PeekedIssue_issue on Issue {
        id
        key
        isGone
        title
        bodyHTML
        createdAt
        commentCount
        author {
          login
        }
        ...PeekFields_issue
        ...PeekComments_issue
      }
    `,
    issue,
  );
  return (
    <article>
      {data.isGone && (
        <p role="alert" className={styles.gone}>
          {data.key} was deleted.
        </p>
      )}
      <h2 className={styles.title}>{data.title}</h2>
      <p className={styles.meta}>
        <b>{data.author?.login ?? 'Unknown user'}</b> opened <RelativeTime dateTime={data.createdAt} />
        {data.commentCount > 0 && ` · ${pluralize(data.commentCount, 'comment')}`}
      </p>
      <IssueEditingProvider issue={data.isGone ? null : { ...address, id: data.id }}>
        <PeekFields issue={data} />
      </IssueEditingProvider>
      {data.bodyHTML === '' ? (
        <p className={styles.missing}>No description</p>
      ) : (
        <RenderedMarkdown html={data.bodyHTML} size="small" />
      )}
      <PeekComments issue={data} />
    </article>
  );
}
