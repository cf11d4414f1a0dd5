import { graphql, usePaginationFragment } from 'react-relay';
import type { AuditList_query$key } from '../../../../../__generated__/AuditList_query.graphql';
import type { AuditListPageQuery } from '../../../../../__generated__/AuditListPageQuery.graphql';
import { Button } from '../../../ui/Button';
import rows from '../../../ui/rows.module.css';
import { AuditRow } from './AuditRow';

const PAGE = 50;

/** What was done, the latest first. */
export function AuditList({ query }: { query: AuditList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AuditListPageQuery,
    AuditList_query$key
  >(
    graphql`
      fragment AuditList_query on Query
      @argumentDefinitions(
        actions: { type: "[AuditAction!]" }
        matching: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "AuditListPageQuery") {
        audit(first: $count, after: $cursor, actions: $actions, matching: $matching)
          @connection(key: "AuditList_audit") {
          edges {
            node {
              id
              ...AuditRow_entry
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.audit;
  if (edges.length === 0) return <p className={rows.none}>Nothing of that was done.</p>;
  return (
    <>
      <ul className={rows.rows} aria-label="Audit log">
        {edges.map(({ node }) => (
          <AuditRow key={node.id} entry={node} />
        ))}
      </ul>
      {hasNext && (
        <Button className={rows.older} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Looking further back…' : 'Show what was done before'}
        </Button>
      )}
    </>
  );
}
