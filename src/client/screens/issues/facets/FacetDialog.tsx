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
import { FACETS } from './facetFields';
import { clickValue, FacetValues } from './FacetValues';
import { FacetValuesSkeleton } from './FacetValuesSkeleton';

/** The server is asked this long after the last key, in ms. */
const ASK_AFTER = 60;

interface Props {
  field: FacetField;
  list: ListState;
  queryRef: PreloadedQuery<FacetValuesQuery>;
  iconOf: (label: string, color: string | null) => ReactNode;
  /** Asks the server for the values of a query's issues, those with `matching` in them. */
  onAsk: (query: string, matching: string) => void;
  onClose: () => void;
}

/** All values of a facet, narrowed by what one types; each can be included, excluded and taken back. */
export function FacetDialog({ field, list, queryRef, iconOf, onAsk, onClose }: Props) {
  const search = useRef<HTMLInputElement>(null);
  const values = useRef<HTMLDivElement>(null);
  const boundary = useRef<ErrorBoundary>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is shown stays until the answer has come, and only the last one asked for is waited for.
  const [pending, startTransition] = useTransition();
  const navigate = useNavigate();
  useEffect(() => {
    // Not by autoFocus: a dialog around this one would take the focus back before it knows of it.
    search.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const words = FACETS[field];
  if (!words) return null;

  const matching = () => search.current?.value.trim() ?? '';
  const type = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => boundary.current?.retry()), ASK_AFTER);
  };
  const choose = (key: string, exclude: boolean) => {
    const query = afterClick(list.query, words.filter, key, exclude);
    void navigate(listHref({ ...list, query }));
    clearTimeout(timer.current);
    startTransition(() => onAsk(query, matching()));
    // Among the values of the new query the row may be another one, or gone.
    search.current?.select();
    search.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    if (event.nativeEvent.isComposing || (key !== 'ArrowDown' && key !== 'Enter')) return;
    event.preventDefault();
    // Not among the values that are about to go.
    if (pending || queryRef.variables.matching !== matching()) return;
    const row = values.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    if (key === 'ArrowDown') row?.focus();
    else if (row) clickValue(row, altKey || shiftKey);
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={styles.body}>
        <input
          ref={search}
          type="search"
          className={styles.search}
          aria-label={`Find ${words.many}`}
          placeholder="Find…"
          onChange={type}
          onKeyDown={onKeyDown}
        />
        <div ref={values} className={pending ? `${styles.values} ${styles.pending}` : styles.values}>
          <ErrorBoundary ref={boundary} onRetry={() => onAsk(list.query, matching())}>
            <Suspense fallback={<FacetValuesSkeleton />}>
              <FacetValues
                // What was found by another text is another list: it starts at its top.
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
