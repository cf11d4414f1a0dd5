import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useTransition } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { FacetField, FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { ErrorBoundary } from '../../../components/ErrorBoundary';
import { Dialog } from '../../../ui/Dialog';
import { Kbd } from '../../../ui/Kbd';
import { type ListState, listHref } from '../../../components/listState';
import { afterClick } from './facetClick';
import styles from './FacetDialog.module.css';
import { FACET_TEXTS } from './facetFields';
import { clickValue, FacetValues } from './FacetValues';
import { FacetValuesSkeleton } from './FacetValuesSkeleton';

/** Debounce of requests after a key press, in ms. */
const REQUEST_DEBOUNCE = 60;

interface Props {
  field: FacetField;
  list: ListState;
  queryRef: PreloadedQuery<FacetValuesQuery>;
  iconOf: (label: string, color: string | null) => ReactNode;
  /** Requests the facet's values for a query, restricted to those whose name contains `matching`. */
  onSearch: (query: string, matching: string) => void;
  onClose: () => void;
}

/** All values of a facet with a search field; each can be included in the query, excluded, or removed from it. */
export function FacetDialog({ field, list, queryRef, iconOf, onSearch, onClose }: Props) {
  const search = useRef<HTMLInputElement>(null);
  const values = useRef<HTMLDivElement>(null);
  const boundary = useRef<ErrorBoundary>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The values on screen stay until the response to the latest request has arrived.
  const [pending, startTransition] = useTransition();
  const navigate = useNavigate();
  useEffect(() => {
    // Not autoFocus: an enclosing dialog would take the focus back, because it does not know this one yet.
    search.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const texts = FACET_TEXTS[field];
  if (!texts) return null;

  const matching = () => search.current?.value.trim() ?? '';
  const type = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => boundary.current?.retry()), REQUEST_DEBOUNCE);
  };
  const choose = (key: string, exclude: boolean) => {
    const query = afterClick(list.query, texts.filter, key, exclude);
    void navigate(listHref({ ...list, query }));
    clearTimeout(timer.current);
    startTransition(() => onSearch(query, matching()));
    // The focused row may be another value in the new query, or none.
    search.current?.select();
    search.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    if (event.nativeEvent.isComposing || (key !== 'ArrowDown' && key !== 'Enter')) return;
    event.preventDefault();
    // Ignored while the values on screen are about to be replaced.
    if (pending || queryRef.variables.matching !== matching()) return;
    const row = values.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    if (key === 'ArrowDown') row?.focus();
    else if (row) clickValue(row, altKey || shiftKey);
  };

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles.body}>
        <input
          ref={search}
          type="search"
          className={styles.search}
          aria-label={`Find ${texts.plural}`}
          placeholder="Find…"
          onChange={type}
          onKeyDown={onKeyDown}
        />
        <div ref={values} className={pending ? `${styles.values} ${styles.pending}` : styles.values}>
          <ErrorBoundary ref={boundary} onRetry={() => onSearch(list.query, matching())}>
            <Suspense fallback={<FacetValuesSkeleton />}>
              <FacetValues
                // Another search text is another list, which starts at its top.
                key={queryRef.variables.matching}
                queryRef={queryRef}
                field={field}
                list={list}
                iconOf={iconOf}
                onChoose={choose}
                onLeaveTop={() => search.current?.focus()}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
        <p className={styles.keys} aria-hidden="true">
          <Kbd keys="Enter" /> include <Kbd keys="Alt+Enter" /> exclude
        </p>
      </div>
    </Dialog>
  );
}
