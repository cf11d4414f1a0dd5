import { ChevronDown } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListFilter } from '../../../components/ListFilter';
import { useDebouncedSearch } from '../../../components/pickers/useDebouncedSearch';
import { MenuButton } from '../../../ui/MenuButton';
import rows from '../../../ui/rows.module.css';
import { type AuditFilter, auditHref, parseAuditFilter, isTopic, TOPICS } from './auditFilter';

const ALL = 'all';

/** Chooses what is shown of what was done. */
export function AuditFilters() {
  const navigate = useNavigate();
  const filter = parseAuditFilter(useSearchParams()[0]);
  const go = (change: Partial<AuditFilter>) =>
    navigate(auditHref({ ...filter, ...change }), { replace: true });
  const { pending, find } = useDebouncedSearch((matching) => void go({ matching }), 200);
  const topic = filter.topic === null ? 'Everything' : TOPICS[filter.topic].label;
  return (
    <div className={rows.bar}>
      <ListFilter label="Find in the log" typed={filter.matching} count="" pending={pending} onType={find} />
      <MenuButton
        label={`Show: ${topic}`}
        sections={[
          {
            title: 'What',
            items: [
              { id: ALL, label: 'Everything' },
              ...Object.entries(TOPICS).map(([id, { label }]) => ({ id, label })),
            ],
            selected: filter.topic ?? ALL,
            onAction: (id) => void go({ topic: isTopic(id) ? id : null }),
          },
        ]}
      >
        {topic}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
    </div>
  );
}
