import type { ReactNode } from 'react';
import { pluralize } from '../../ui/format';
import rows from '../../ui/rows.module.css';
import { ListSearchBox, type UrlSearchState, useUrlSearch } from './ListSearchBox';
import { ShowMoreButton } from './ShowMoreButton';
import { useListRefresh } from './useListRefresh';

interface SearchableListProps {
  state: ListSearchState;
  /** What a row is, in the singular and in lower case: `label`. */
  noun: string;
  /** Number of rows that match the search text. */
  totalCount: number;
  /** Whether the list is empty: it has no rows, and `children` contains nothing else to show. */
  isEmpty?: boolean;
  /** Whether the rows are in groups with headings. */
  isGrouped?: boolean;
  /** Shown instead of rows when there are none at all: what is missing and how to create it. */
  emptyText: string;
  /** Buttons beside the search box, and the inline forms that they open. */
  actions: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list with a search box, buttons to add rows, an empty state and a button for the next page. */
export function SearchableList({
  state,
  noun,
  totalCount,
  emptyText,
  actions,
  children,
  ...props
}: SearchableListProps) {
  const { isEmpty = totalCount === 0, isGrouped = false } = props;
  const { matching, typed, pending, type } = state;
  return (
    <>
      <div className={rows.bar}>
        <ListSearchBox
          label={`Find ${noun}s`}
          text={typed}
          count={pluralize(totalCount, noun)}
          pending={pending}
          onType={type}
        />
        {actions}
      </div>
      {children}
      {isEmpty && (
        <p className={isGrouped ? rows.emptyGroups : rows.empty}>
          {matching === '' ? emptyText : `No ${noun}s match “${matching}”.`}
        </p>
      )}
      <ShowMoreButton
        hasNext={state.hasNext}
        isLoadingNext={state.isLoadingNext}
        onClick={state.loadMore}
        totalCount={totalCount}
      />
    </>
  );
}

/** The part of `usePaginationFragment` that a list with a search box needs. */
interface PaginationFragmentResult {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number) => unknown;
  refetch: (variables: { count: number }, options: { fetchPolicy: 'network-only' }) => unknown;
}

interface ListSearchState extends UrlSearchState {
  /** Refetches the rows on screen. */
  refresh: () => void;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadMore: () => void;
}

/**
 * State of a paginated list with a search box. The search text is in the URL; the route's loader passes it to the query.
 *
 * @param pagination Relay pagination whose query has the variable `count`
 * @param loaded number of rows on screen
 */
export function useSearchableList(
  pagination: PaginationFragmentResult,
  pageSize: number,
  loaded: number,
): ListSearchState {
  const { hasNext, isLoadingNext, loadNext, refetch } = pagination;
  const search = useUrlSearch();
  const refresh = useListRefresh({
    pageSize,
    loaded,
    refetch: (count) => void refetch({ count }, { fetchPolicy: 'network-only' }),
  });
  return { ...search, refresh, hasNext, isLoadingNext, loadMore: () => void loadNext(pageSize) };
}

interface ListGroupProps {
  label: string;
  /** Hides the heading, for a list that has only one group. */
  hideHeading?: boolean;
  children: ReactNode;
}

/** Rows of a list under a heading. */
export function ListGroup({ label, hideHeading = false, children }: ListGroupProps) {
  return (
    <section className={rows.group} aria-label={label}>
      {!hideHeading && <h2 className={rows.heading}>{label}</h2>}
      <ul className={rows.rows}>{children}</ul>
    </section>
  );
}
