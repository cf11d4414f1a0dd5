import { Search } from 'lucide-react';
import { useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import styles from './ListSearchBox.module.css';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';
import { LIST_SEARCH_URL_PARAMETER, parseListSearchText } from '../../relay/queries/createScreenLoader';

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

export interface UrlSearchState {
  /** Search text in the URL. The rows on screen match it; if it is empty, all rows are shown. */
  matching: string;
  /** Text of the search box, which is ahead of the URL while the user types. */
  typed: string;
  /** Whether the rows for the typed text are still being fetched. */
  pending: boolean;
  type: (text: string) => void;
}

/**
 * The search text of a screen's list, stored in the URL, so that it survives a reload and can be copied. Typing
 * replaces the history entry, and the route's loader fetches the rows.
 *
 * @param after delay after the last key press, in ms
 */
export function useUrlSearch(after?: number): UrlSearchState {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const matching = parseListSearchText(new URLSearchParams(search));
  const { pending, find } = useDebouncedSearch((text) => {
    const next = new URLSearchParams(search);
    if (text === '') next.delete(LIST_SEARCH_URL_PARAMETER);
    else next.set(LIST_SEARCH_URL_PARAMETER, text);
    return navigate({ pathname, search: next.toString() }, { replace: true, state });
  }, after);
  const [box, setBox] = useState({ typed: matching, matching });
  // Links and the browser's history also change the URL; the search box is then updated.
  if (box.matching !== matching) {
    const isTypedText = pending || box.typed.trim() === matching;
    setBox({ typed: isTypedText ? box.typed : matching, matching });
  }
  return {
    matching,
    typed: box.typed,
    pending,
    type: (typed) => {
      setBox({ typed, matching });
      find(typed);
    },
  };
}
