import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import type { FacetField } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import styles from './FacetDialog.module.css';
import { FACET_TEXTS } from './facetFields';
import { type FacetValueCells_value$key } from './FacetValueCells';
import { FacetValueRowBlock, FacetValuesContext } from './FacetValueRowBlock';

const FACET_VALUE_ROW_HEIGHT_PX = 28;
/** Number of facet values per page. */
const FACET_VALUES_PAGE_SIZE = 100;
/** The next page of facet values is requested this many rows before the end of the loaded ones. */
const FACET_VALUES_LOAD_AHEAD_ROWS = 50;
/** Number of skeleton rows after the loaded facet values. */
const FACET_SKELETON_ROWS_MAX = 10;

/** The values that have been loaded, and how to load more. */
interface LoadedFacetValues {
  readonly totalCount: number;
  readonly values: readonly FacetValueCells_value$key[];
  /** The highest number of issues of a value, at least 1. */
  readonly maxCount: number;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

export interface MatchingFacetValuesProps {
  loaded: LoadedFacetValues;
  /** The text that the values contain. */
  matching: string;
  field: FacetField;
  list: IssueListUrlState;
  iconOf: (label: string, color: string | null) => ReactNode;
  onChoose: (key: string, exclude: boolean) => void;
  /** Called when the user presses the up arrow on the first facet value. */
  onLeaveTop: () => void;
}

/** The facet values that match a text, as a virtual list that loads more when it is scrolled. */
export function MatchingFacetValues({
  loaded: { totalCount, values, maxCount, hasNext, isLoadingNext, loadNext },
  matching,
  field,
  list,
  iconOf,
  onChoose,
  onLeaveTop,
}: MatchingFacetValuesProps) {
  const [failed, setFailed] = useState(false);
  const skeletons = hasNext ? Math.min(FACET_SKELETON_ROWS_MAX, totalCount - values.length) : 0;
  const controller = useVirtualRows(values.length + skeletons, FACET_VALUE_ROW_HEIGHT_PX);
  const { scroller } = controller;
  const loadMore = () => {
    setFailed(false);
    loadNext(FACET_VALUES_PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) });
  };

  useEffect(() => {
    if (!hasNext || isLoadingNext || failed) return;
    const loadWhenNear = () => {
      if (scroller.visibleRowRange.end > values.length - FACET_VALUES_LOAD_AHEAD_ROWS) loadMore();
    };
    loadWhenNear();
    return scroller.subscribe(loadWhenNear);
  });

  const texts = FACET_TEXTS[field];
  if (!texts) return null;
  // Handles keys in the capture phase, because the grid itself would ignore an arrow key at its end.
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    if (!row) return;
    if (event.key === 'ArrowUp' && row.getAttribute('aria-rowindex') === '1') onLeaveTop();
    else if (event.key === 'Enter' && event.target === row)
      clickFacetValueButton(row, event.altKey || event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <p role="status" className={styles.status}>
        {totalCount === 0
          ? matching === ''
            ? `No ${texts.plural}`
            : `No ${texts.plural} match “${matching}”`
          : `${formatCount(totalCount)} ${totalCount === 1 ? texts.title.toLowerCase() : texts.plural}`}
        {failed && (
          <>
            {' '}
            · Failed to load more. <Button onClick={loadMore}>Retry</Button>
          </>
        )}
      </p>
      <div className={styles.grid} onKeyDownCapture={onKeyDown}>
        <FacetValuesContext
          value={{
            values,
            maxCount,
            filter: texts.filter,
            root: parseSearchQuery(list.query, 0).root,
            iconOf,
            onChoose,
          }}
        >
          <VirtualRows
            label={`All ${texts.plural}`}
            controller={controller}
            rowCount={values.length + skeletons}
            rowHeight={FACET_VALUE_ROW_HEIGHT_PX}
            busy={isLoadingNext}
            Block={FacetValueRowBlock}
          />
        </FacetValuesContext>
      </div>
    </>
  );
}

/** Clicks the include or exclude button of a facet value's row. */
export function clickFacetValueButton(row: Element, exclude: boolean): void {
  const buttons = row.querySelectorAll('button');
  buttons[exclude ? 1 : 0]?.click();
}
