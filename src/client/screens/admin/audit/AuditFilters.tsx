import { useNavigate, useSearchParams } from 'react-router-dom';
import { FilterMenu } from '../../../components/list/FilterMenu';
import { ListFilter } from '../../../components/list/ListFilter';
import { useDebouncedSearch } from '../../../components/pickers/useDebouncedSearch';
import rows from '../../../ui/rows.module.css';
import {
  type AuditFilter,
  buildAuditLogHref,
  AUDIT_TOPICS,
  parseAuditFilter,
  parseAuditTopic,
} from './auditFilter';

const ALL_LABEL = 'All actions';

/** Search box and topic menu of the audit log. */
export function AuditFilters() {
  const navigate = useNavigate();
  const filter = parseAuditFilter(useSearchParams()[0]);
  const go = (change: Partial<AuditFilter>) =>
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
        text={filter.topic === null ? ALL_LABEL : AUDIT_TOPICS[filter.topic].label}
        allLabel={ALL_LABEL}
        options={Object.entries(AUDIT_TOPICS).map(([id, { label }]) => ({ id, label }))}
        selected={filter.topic}
        onSelect={(id) => void go({ topic: parseAuditTopic(id) })}
      />
    </div>
  );
}
