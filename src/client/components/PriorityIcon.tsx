/** A priority's sign: bars that rise, and a mark for what is urgent. */
interface Props {
  /** Of GraphQL's Priority; one this build does not know looks like none. */
  priority: string;
  /** Where the priority's name does not stand beside it. */
  labelled?: boolean;
}

export function PriorityIcon({ priority, labelled = false }: Props) {
  const name = priorityName(priority);
  const spoken = labelled ? { role: 'img', 'aria-label': `Priority: ${name}` } : { 'aria-hidden': true };
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" {...spoken}>
      {priority === 'URGENT' ? URGENT : bars(BARS[priority] ?? 0)}
    </svg>
  );
}

/** `Urgent`, as people read it. */
export const priorityName = (priority: string): string =>
  priority === 'NONE' ? 'None' : priority.charAt(0) + priority.slice(1).toLowerCase();

const BARS: Partial<Record<string, number>> = { LOW: 1, MEDIUM: 2, HIGH: 3 };

function bars(full: number) {
  if (full === 0) {
    return <path d="M3 8h2m2 0h2m2 0h2" stroke="var(--ink-3)" strokeWidth="1.6" strokeLinecap="round" />;
  }
  const fill = (bar: number): string => (bar <= full ? 'var(--ink-2)' : 'var(--line-strong)');
  return (
    <>
      <rect x="2" y="9.5" width="3" height="4" rx="1" fill={fill(1)} />
      <rect x="6.5" y="6" width="3" height="7.5" rx="1" fill={fill(2)} />
      <rect x="11" y="2.5" width="3" height="11" rx="1" fill={fill(3)} />
    </>
  );
}

const URGENT = (
  <>
    <rect x="1.5" y="1.5" width="13" height="13" rx="3" fill="var(--danger)" />
    <path d="M8 4.6v4" stroke="var(--canvas)" strokeWidth="1.8" strokeLinecap="round" />
    <circle cx="8" cy="11.2" r="1" fill="var(--canvas)" />
  </>
);
