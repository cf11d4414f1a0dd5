import { formatCount } from '../../../ui/format';
import styles from './QueryCompletionList.module.css';
import type { QueryCompletionOptions } from './completionOptions';

interface QueryCompletionListProps {
  id: string;
  completions: QueryCompletionOptions;
  active: number;
  onAccept: (index: number) => void;
}

/**
 * Listbox with completions of the query. The focus stays in the query field, which refers to the active
 * option with aria-activedescendant.
 */
export function QueryCompletionList({ id, completions, active, onAccept }: QueryCompletionListProps) {
  return (
    <div className={styles.popup}>
      <ul id={`${id}-options`} role="listbox" aria-label="Completions" className={styles.options}>
        {completions.options.map(({ label, detail, count }, index) => (
          <li
            key={label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Accepts the completion on pointer down, because the field would lose the focus before a click.
            onPointerDown={(event) => {
              event.preventDefault();
              onAccept(index);
            }}
          >
            <span className={styles.label}>{label}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
          </li>
        ))}
      </ul>
      {completions.showsSyntax && (
        <p className={styles.syntax}>
          <code>"exact phrase"</code> <code>-excluded</code> <code>a OR b</code> <code>NET-12</code>
        </p>
      )}
    </div>
  );
}
