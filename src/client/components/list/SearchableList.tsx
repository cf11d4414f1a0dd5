import type { ReactNode } from 'react';
import { pluralize } from '../../ui/format';
import rows from '../../ui/rows.module.css';
import { ListSearchBox } from './ListSearchBox';
import { ShowMoreButton } from './ShowMoreButton';
import type { ListSearchState } from './useSearchableList';

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
