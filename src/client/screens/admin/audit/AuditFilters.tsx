import { useNavigate, useSearchParams } from 'react-router-dom';
import { FilterMenu } from '../../../components/list/FilterMenu';
import { ListSearchBox } from '../../../components/list/ListSearchBox';
import { useUrlSearch } from '../../../components/list/useUrlSearch';
import rows from '../../../ui/rows.module.css';
import {
  type AuditLogFilter,
  buildAuditLogHref,
  AUDIT_TOPICS,
  parseAuditLogFilter,
  parseAuditTopic,
} from './auditFilter';

const ALL_AUDIT_ACTIONS_LABEL = 'All actions';

/** Delay between the last key and the request, in ms: a search can scan the whole audit log. */
const AUDIT_SEARCH_DEBOUNCE_MS = 200;

/** Search box and topic menu of the audit log. */
export function AuditFilters() {
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
