import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { AuditScreenQuery } from '../../../../../__generated__/AuditScreenQuery.graphql';
import { useLoaderQuery } from '../../../relay/useLoaderQuery';
import { AdminPage } from '../AdminPage';
import { AuditFilters } from './AuditFilters';
import { AuditList } from './AuditList';
import type { AuditLoaderData } from './route';

const auditScreenQuery = graphql`
  query AuditScreenQuery($actions: [AuditAction!], $matching: String) {
    ...AuditList_query @arguments(actions: $actions, matching: $matching)
  }
`;

/** The audit log of security-relevant actions, for administrators. */
export function AuditScreen() {
  const { queryRef, reload } = useLoaderQuery<AuditScreenQuery>(
    auditScreenQuery,
    useLoaderData<AuditLoaderData>().queryRef,
  );
  return (
    <AdminPage title="Audit log" onRetry={reload}>
      <AuditFilters />
      <LoadedAuditLog queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedAuditLog({ queryRef }: AuditLoaderData) {
  return <AuditList query={usePreloadedQuery<AuditScreenQuery>(auditScreenQuery, queryRef)} />;
}
