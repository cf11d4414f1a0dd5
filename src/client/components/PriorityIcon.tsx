import styles from './PriorityIcon.module.css';

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
  return <span className={`${styles.priority} ${styles[priority] ?? styles.NONE}`} {...spoken} />;
}

/** `Urgent`, as people read it. */
export const priorityName = (priority: string): string =>
  priority === 'NONE' ? 'None' : priority.charAt(0) + priority.slice(1).toLowerCase();
