import { Search } from 'lucide-react';
import styles from './ListFilter.module.css';

interface Props {
  label: string;
  /** What it begins with. */
  typed?: string;
  /** How many there are, in words. */
  count: string;
  /** What was typed is being looked for. */
  pending: boolean;
  onType: (text: string) => void;
}

/** Finds among many by a part of their name, while one types. */
export function ListFilter({ label, typed, count, pending, onType }: Props) {
  return (
    <div className={styles.filter} aria-busy={pending}>
      <Search size={14} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={typed}
        className={styles.input}
        onChange={(event) => onType(event.target.value)}
      />
      <span className={styles.count} role="status">
        {count}
      </span>
    </div>
  );
}
