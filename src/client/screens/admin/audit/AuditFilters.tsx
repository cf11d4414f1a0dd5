import { ChevronDown } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListFilter } from '../../../components/list/ListFilter';
import { useDebouncedSearch } from '../../../components/pickers/useDebouncedSearch';
import { MenuButton } from '../../../ui/MenuButton';
import rows from '../../../ui/rows.module.css';
import { type AuditFilter, auditHref, isAuditTopic, parseAuditFilter, AUDIT_TOPICS } from './auditFilter';

const REMOVE_FILTER_ITEM_ID = 'all';

/** Search box and topic menu of the audit log. */
export function AuditFilters() {
  const navigate = useNavigate();
  const filter = parseAuditFilter(useSearchParams()[0]);
  const go = (change: Partial<AuditFilter>) =>
    navigate(auditHref({ ...filter, ...change }), { replace: true });
  const { pending, find } = useDebouncedSearch((matching) => void go({ matching }), 200);
  const topic = filter.topic === null ? 'All actions' : AUDIT_TOPICS[filter.topic].label;
  return (
    <div className={rows.bar}>
      <ListFilter
        label="Search the audit log"
        initialText={filter.matching}
        count=""
        pending={pending}
        onType={find}
      />
      <MenuButton
        label={`Show: ${topic}`}
        sections={[
          {
            title: 'Actions',
            items: [
              { id: REMOVE_FILTER_ITEM_ID, label: 'All actions' },
              ...Object.entries(AUDIT_TOPICS).map(([id, { label }]) => ({ id, label })),
            ],
            selected: filter.topic ?? REMOVE_FILTER_ITEM_ID,
            onAction: (id) => void go({ topic: isAuditTopic(id) ? id : null }),
          },
        ]}
      >
        {topic}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
    </div>
  );
}
