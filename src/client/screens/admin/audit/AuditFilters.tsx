import { useNavigate, useSearchParams } from 'react-router-dom';
import { FilterMenu } from '../../../components/list/FilterMenu';
import { ListFilter } from '../../../components/list/ListFilter';
import { useDebouncedSearch } from '../../../components/pickers/useDebouncedSearch';
import rows from '../../../ui/rows.module.css';
import {
  type AuditLogFilter,
  buildAuditLogHref,
  AUDIT_TOPICS,
  parseAuditLogFilter,
  parseAuditTopic,
} from './auditFilter';

const ALL_AUDIT_ACTIONS_LABEL = 'All actions';

/** Search box and topic menu of the audit log. */
export function AuditFilters() {
  const navigate = useNavigate();
  const filter = parseAuditLogFilter(useSearchParams()[0]);
  const go = (change: Partial<AuditLogFilter>) =>
    navigate(buildAuditLogHref({ ...filter, ...change }), { replace: true });
  const { pending, find } = useDebouncedSearch((matching) => void go({ matching }), 200);
  return (
    <div className={rows.bar}>
      <ListFilter
        label="Search the audit log"
        initialText={filter.matching}
        count=""
        pending={pending}
        onType={find}
      />
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
