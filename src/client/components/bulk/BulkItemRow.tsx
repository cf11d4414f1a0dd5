import { graphql, useFragment } from 'react-relay';
import type { BulkItemRow_item$key } from '../../../../__generated__/BulkItemRow_item.graphql';
import { IssueTitle } from '../IssueTitle';
import { PreloadLink } from '../PreloadLink';
import { BulkItemChange } from './BulkItemChange';
import styles from './BulkOperationItems.module.css';
import { BulkOutcome } from './BulkOutcome';
import { type BulkOutcomeContext, getBulkItemDisplay } from './bulkOutcomes';
import { buildIssueHref } from '../issueHref';

interface BulkItemRowProps {
  item: BulkItemRow_item$key;
  projectKey: string;
  context: BulkOutcomeContext;
}

/** An issue of a bulk operation: the result, the changed values, and why it was not changed as requested. */
export function BulkItemRow({ item, projectKey, context }: BulkItemRowProps) {
  const data = useFragment(
    graphql`
      fragment BulkItemRow_item on BulkItem {
        number
        outcome
        code
        message
        issue {
          title
        }
        ...BulkItemChange_item
      }
    `,
    item,
  );
  const { number, outcome, issue } = data;
  const [code, message] = [data.code ?? null, data.message ?? null];
  const key = `${projectKey}-${number}`;
  return (
    <li>
      <BulkOutcome {...getBulkItemDisplay({ outcome, code, message }, context)} />
      <span className={styles.key}>{key}</span>
      {issue ? (
        <PreloadLink to={buildIssueHref(projectKey, number)} className={styles.title}>
          <IssueTitle title={issue.title} />
        </PreloadLink>
      ) : (
        <span className={styles.deleted}>Deleted issue</span>
      )}
      <div className={styles.change}>
        <BulkItemChange item={data} />
      </div>
      {message !== null && <p className={styles.why}>{message}</p>}
    </li>
  );
}
