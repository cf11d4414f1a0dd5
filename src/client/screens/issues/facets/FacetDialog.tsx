import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useTransition } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { FacetField, FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { ErrorBoundary } from '../../../components/errors/ErrorBoundary';
import { Dialog } from '../../../ui/Dialog';
import { Kbd } from '../../../ui/Kbd';
import { type IssueListUrlState, buildIssueListHref } from '../../../../shared/issueList/issueListUrlState';
import { toggleFacetValueInQuery } from './facetClick';
import styles from './FacetDialog.module.css';
import { findFacet } from './facets';
import { FacetValues, clickFacetValueButton, facetValuesQuery } from './FacetValues';
import { openQuery } from '../../../relay/queries/screenQueries';
import { useAbortingQueryLoader } from '../../../relay/queries/useAbortingQueryLoader';
import { Skeleton } from '../../../ui/Skeleton';

/** Opens the query of the first values of a facet. */
export const openFacetValuesQuery = (
  environment: IEnvironment,
  variables: FacetValuesQuery['variables'],
): Promise<PreloadedQuery<FacetValuesQuery>> =>
  openQuery<FacetValuesQuery>(environment, facetValuesQuery, variables);

interface FacetDialogLoaderProps {
  field: FacetField;
  list: IssueListUrlState;
  /** Query of the values that the dialog shows until the user searches. */
  firstQueryRef: PreloadedQuery<FacetValuesQuery>;
  iconOf: (label: string, color: string | null) => ReactNode;
  onClose: () => void;
}

/** Shows the dialog with all values of a facet, and requests the matching values when the user types a search text. */
export function FacetDialogLoader({ field, list, firstQueryRef, iconOf, onClose }: FacetDialogLoaderProps) {
  const { queryRef, load } = useAbortingQueryLoader<FacetValuesQuery>(facetValuesQuery);
  return (
    <FacetDialog
      field={field}
      list={list}
      queryRef={queryRef ?? firstQueryRef}
      iconOf={iconOf}
      onSearch={(query, matching) => load({ projectKey: list.projectKey, field, query, matching })}
      onClose={onClose}
    />
  );
}

/** Delay after a key press before facet values are requested, in ms. */
const FACET_VALUE_SEARCH_DEBOUNCE_MS = 60;

interface FacetDialogProps {
  field: FacetField;
  list: IssueListUrlState;
  queryRef: PreloadedQuery<FacetValuesQuery>;
  iconOf: (label: string, color: string | null) => ReactNode;
  /** Requests the facet's values for a query, restricted to those whose name contains `matching`. */
  onSearch: (query: string, matching: string) => void;
  onClose: () => void;
}

/**
 * Dialog with all values of a facet and a search field; each value can be included in the query, excluded, or
 * removed from it.
 */
function FacetDialog({ field, list, queryRef, iconOf, onSearch, onClose }: FacetDialogProps) {
  const search = useRef<HTMLInputElement>(null);
  const values = useRef<HTMLDivElement>(null);
  const boundary = useRef<ErrorBoundary>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The facet values on screen stay until the response to the latest search has arrived.
  const [pending, startTransition] = useTransition();
  const navigate = useNavigate();
  useEffect(() => {
    // Focuses the search field in an effect instead of with autoFocus, because an enclosing dialog, which
    // does not know this dialog yet, would take the focus back.
    search.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const facet = findFacet(field);
  if (!facet) return null;

  const matching = () => search.current?.value.trim() ?? '';
  const type = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => startTransition(() => boundary.current?.retry()),
      FACET_VALUE_SEARCH_DEBOUNCE_MS,
    );
  };
  const choose = (key: string, exclude: boolean) => {
    const query = toggleFacetValueInQuery(list.query, facet.filter, key, exclude);
    void navigate(buildIssueListHref({ ...list, query }));
    clearTimeout(timer.current);
    startTransition(() => onSearch(query, matching()));
    // Moves the focus to the search field, because with the new query the focused row shows another facet
    // value or none.
    search.current?.select();
    search.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    if (event.nativeEvent.isComposing || (key !== 'ArrowDown' && key !== 'Enter')) return;
    event.preventDefault();
    // Ignores the key while the facet values on screen are about to be replaced.
    if (pending || queryRef.variables.matching !== matching()) return;
    const row = values.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    if (key === 'ArrowDown') row?.focus();
    else if (row) clickFacetValueButton(row, altKey || shiftKey);
  };

  return (
    <Dialog title={facet.title} onClose={onClose}>
      <div className={styles.body}>
        <input
          ref={search}
          type="search"
          className={styles.search}
          aria-label={`Find ${facet.plural}`}
          placeholder="Find…"
          onChange={type}
          onKeyDown={onKeyDown}
        />
        <div ref={values} className={pending ? `${styles.values} ${styles.pending}` : styles.values}>
          <ErrorBoundary ref={boundary} onRetry={() => onSearch(list.query, matching())}>
            <Suspense fallback={<FacetValuesSkeleton />}>
              <FacetValues
                // Keyed by search text, so that the results of another search start at the top.
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

const SKELETON_FACET_VALUE_WIDTHS = ['54%', '36%', '48%', '58%', '32%', '44%', '52%', '40%', '60%', '38%'];

/** Placeholder while the values of a facet load, with the same row height. */
function FacetValuesSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading values">
      <Skeleton width="80px" line="24px" />
      {SKELETON_FACET_VALUE_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} line="28px" />
      ))}
    </div>
  );
}
