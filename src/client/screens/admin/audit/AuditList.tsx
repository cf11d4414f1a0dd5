import { graphql, usePaginationFragment } from 'react-relay';
import type { AuditList_query$key } from '../../../../../__generated__/AuditList_query.graphql';
import type { AuditListPageQuery } from '../../../../../__generated__/AuditListPageQuery.graphql';
import { ShowMoreButton } from '../../../components/list/ShowMoreButton';
import rows from '../../../ui/rows.module.css';
import { AuditRow } from './AuditRow';

const AUDIT_ENTRIES_PAGE_SIZE = 50;

/** Entries of the audit log, newest first. */
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
  if (edges.length === 0)
    return <p className={rows.empty}>No matching entries. Try another search text or filter.</p>;
  return (
    <>
      <ul className={rows.rows} aria-label="Audit log">
        {edges.map(({ node }) => (
          <AuditRow key={node.id} entry={node} />
        ))}
      </ul>
      <ShowMoreButton
        label="Show older entries"
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(AUDIT_ENTRIES_PAGE_SIZE)}
      />
    </>
  );
}
