import styles from './PriorityIcon.module.css';
import { formatOption } from '../../ui/format';

interface PriorityIconProps {
  /** Value of the Priority enum; unknown values are shown as NONE. */
  priority: string;
  /** Gives the icon an accessible name; for places without the priority's name beside it. */
  labelled?: boolean;
}

/** Icon of a priority: rising bars, or a mark for urgent. */
export function PriorityIcon({ priority, labelled = false }: PriorityIconProps) {
  const name = formatOption(priority);
  const ariaProps = labelled ? { role: 'img', 'aria-label': `Priority: ${name}` } : { 'aria-hidden': true };
  return <span className={`${styles.priority} ${styles[priority] ?? styles.NONE}`} {...ariaProps} />;
}
