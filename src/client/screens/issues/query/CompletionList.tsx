import { formatCount } from '../../../ui/format';
import styles from './CompletionList.module.css';
import type { QueryCompletionState } from './useQueryCompletion';

interface Props {
  id: string;
  completion: QueryCompletionState;
  onAccept: (index: number) => void;
}

/**
 * Listbox with completions of the query. The focus stays in the query field, which refers to the active
 * option with aria-activedescendant.
 */
export function QueryCompletionList({ id, completion, onAccept }: Props) {
  return (
    <ul id={`${id}-options`} role="listbox" aria-label="Completions" className={styles.options}>
      {completion.options.map((option, index) => (
        <li
          key={option.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === completion.active}
          className={styles.option}
          // Accepts the completion on pointer down, because the field would lose the focus before a click.
          onPointerDown={(event) => {
            event.preventDefault();
            onAccept(index);
          }}
        >
          <span className={styles.label}>{option.label}</span>
          {option.count !== null && <span className={styles.count}>{formatCount(option.count)}</span>}
        </li>
      ))}
    </ul>
  );
}
