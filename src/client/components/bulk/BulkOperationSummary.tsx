import { graphql, useFragment } from 'react-relay';
import type { BulkOperationSummary_operation$key } from '../../../../__generated__/BulkOperationSummary_operation.graphql';
import { buildIssueListHref } from '../../../shared/issueList/issueListUrlState';
import { PreloadLink } from '../../navigation/PreloadLink';
import { RelativeTime } from '../../ui/RelativeTime';
import { UserWithAvatar } from '../people/UserWithAvatar';
import { BulkOperationFields } from './BulkOperationFields';
import { buildBulkOperationHref } from '../../navigation/hrefs';
import styles from './BulkOperationSummary.module.css';

/** Initiator, query and changes of a bulk edit. */
export function BulkOperationSummary({
  operation,
  projectKey,
}: {
  operation: BulkOperationSummary_operation$key;
  projectKey: string;
}) {
  const { actor, createdAt, query, undoOf, undoneBy, ...data } = useFragment(
    graphql`
      fragment BulkOperationSummary_operation on BulkOperation {
        createdAt
        query
        actor {
          ...UserWithAvatar_user
        }
        undoOf {
          number
        }
        undoneBy {
          number
        }
        ...BulkOperationFields_operation
      }
    `,
    operation,
  );
  const bulkLink = (number: number) => (
    <PreloadLink to={buildBulkOperationHref(projectKey, number)} className={styles.link}>
      bulk edit {number}
    </PreloadLink>
  );
  return (
    <div className={styles.summary}>
      <p className={styles.source}>
        {actor && <UserWithAvatar user={actor} linked />} <RelativeTime dateTime={createdAt} />
        {query != null && (
          <PreloadLink
            to={buildIssueListHref({
              projectKey,
              query,
              sort: null,
              group: null,
              columns: null,
              density: null,
              trees: false,
              collapsed: [],
              savedView: null,
            })}
            className={styles.query}
          >
            {query === '' ? 'all issues' : query}
          </PreloadLink>
        )}
        {undoOf && <span>Reverts {bulkLink(undoOf.number)}</span>}
        {undoneBy && <span>Undone by {bulkLink(undoneBy.number)}</span>}
      </p>
      <BulkOperationFields operation={data} projectKey={projectKey} />
    </div>
  );
}
