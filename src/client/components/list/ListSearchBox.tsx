import { Search } from 'lucide-react';
import styles from './ListSearchBox.module.css';

interface ListSearchBoxProps {
  label: string;
  text: string;
  /** Number of results with its noun, such as `12 labels`; empty: not shown. */
  count: string;
  /** Whether the results on screen belong to an earlier search text. */
  pending: boolean;
  onType: (text: string) => void;
}

/** Search box of a list, with the number of results. */
export function ListSearchBox({ label, text, count, pending, onType }: ListSearchBoxProps) {
  return (
    <div className={styles.filter} aria-busy={pending}>
      <Search size={14} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        className={styles.input}
        onChange={(event) => onType(event.target.value)}
      />
      <span className={styles.count} role="status">
        {count}
      </span>
    </div>
  );
}
