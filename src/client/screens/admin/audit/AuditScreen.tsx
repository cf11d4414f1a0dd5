import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import type { AuditScreenQuery } from '../../../../../__generated__/AuditScreenQuery.graphql';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
import { AdminPage } from '../AdminPage';
import { AuditList } from './AuditList';
import type { AuditLoaderData } from './entry';
import { FilterMenu } from '../../../components/list/FilterMenu';
import { ListSearchBox, useUrlSearch } from '../../../components/list/ListSearchBox';
import rows from '../../../ui/rows.module.css';
import {
  type AuditLogFilter,
  buildAuditLogHref,
  AUDIT_TOPICS,
  parseAuditLogFilter,
  parseAuditTopic,
} from './auditFilter';

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

const ALL_AUDIT_ACTIONS_LABEL = 'All actions';

/** Delay between the last key and the request, in ms: a search can scan the whole audit log. */
const AUDIT_SEARCH_DEBOUNCE_MS = 200;

/** Search box and topic menu of the audit log. */
function AuditFilters() {
  const navigate = useNavigate();
  const filter = parseAuditLogFilter(useSearchParams()[0]);
  const go = (change: Partial<AuditLogFilter>) =>
    navigate(buildAuditLogHref({ ...filter, ...change }), { replace: true });
  const { typed, pending, type } = useUrlSearch(AUDIT_SEARCH_DEBOUNCE_MS);
  return (
    <div className={rows.bar}>
      <ListSearchBox label="Search the audit log" text={typed} count="" pending={pending} onType={type} />
      <FilterMenu
        label="Show"
        title="Actions"
        text={filter.topic === null ? ALL_AUDIT_ACTIONS_LABEL : AUDIT_TOPICS[filter.topic].label}
        allLabel={ALL_AUDIT_ACTIONS_LABEL}
        options={Object.entries(AUDIT_TOPICS).map(([id, { label }]) => ({ id, label }))}
        selected={filter.topic}
        onSelect={(id) => void go({ topic: parseAuditTopic(id) })}
      />
    </div>
  );
}
