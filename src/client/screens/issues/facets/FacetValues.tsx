import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import type { FacetValues_project$key } from '../../../../../__generated__/FacetValues_project.graphql';
import type { FacetValuesPageQuery } from '../../../../../__generated__/FacetValuesPageQuery.graphql';
import type { FacetField, FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import styles from './FacetDialog.module.css';
import { FACET_TEXTS } from './facetFields';
import { type FacetValueCells_value$key } from './FacetValueCells';
import { FacetValueRowBlock, FacetValuesContext } from './FacetValueRowBlock';
import { facetValuesQuery } from './FacetValuesQuery';

export type { FacetValues_project$key };

const FACET_VALUE_ROW_HEIGHT_PX = 28;
/** Number of facet values per page. */
const FACET_VALUES_PAGE_SIZE = 100;
/** The next page of facet values is requested this many rows before the end of the loaded ones. */
const FACET_VALUES_LOAD_AHEAD_ROWS = 50;
/** Number of skeleton rows after the loaded facet values. */
const FACET_SKELETON_ROWS_MAX = 10;

interface FacetValuesProps {
  queryRef: PreloadedQuery<FacetValuesQuery>;
  field: FacetField;
  list: IssueListUrlState;
  iconOf: (label: string, color: string | null) => ReactNode;
  onChoose: (key: string, exclude: boolean) => void;
  /** Called when the user presses the up arrow on the first facet value. */
  onLeaveTop: () => void;
}

/** The facet values that match the search, as a virtual list. */
export function FacetValues({ queryRef, ...props }: FacetValuesProps) {
  const { project } = usePreloadedQuery<FacetValuesQuery>(facetValuesQuery, queryRef);
  return (
    project && <MatchingFacetValues project={project} matching={queryRef.variables.matching} {...props} />
  );
}

interface MatchingFacetValuesProps extends Omit<FacetValuesProps, 'queryRef'> {
  project: FacetValues_project$key;
  matching: string;
}

function MatchingFacetValues({
  project,
  matching,
  field,
  list,
  iconOf,
  onChoose,
  onLeaveTop,
}: MatchingFacetValuesProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FacetValuesPageQuery,
    FacetValues_project$key
  >(
    graphql`
      fragment FacetValues_project on Project
      @argumentDefinitions(
        query: { type: "String!" }
        field: { type: "FacetField!" }
        matching: { type: "String!" }
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      )
      @refetchable(queryName: "FacetValuesPageQuery") {
        facetValues(query: $query, field: $field, matching: $matching, first: $first, after: $after)
          @connection(key: "FacetValues_facetValues") {
          totalCount
          edges {
            node {
              count
              ...FacetValueCells_value
            }
          }
        }
      }
    `,
    project,
  );
  const [failed, setFailed] = useState(false);
  const { edges, totalCount } = data.facetValues;
  const values: FacetValueCells_value$key[] = edges.map(({ node }) => node);
  const skeletons = hasNext ? Math.min(FACET_SKELETON_ROWS_MAX, totalCount - edges.length) : 0;
  const controller = useVirtualRows(edges.length + skeletons, FACET_VALUE_ROW_HEIGHT_PX);
  const { scroller } = controller;
  const loadMore = () => {
    setFailed(false);
    loadNext(FACET_VALUES_PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) });
  };

  useEffect(() => {
    if (!hasNext || isLoadingNext || failed) return;
    const loadWhenNear = () => {
      if (scroller.visibleRowRange.end > edges.length - FACET_VALUES_LOAD_AHEAD_ROWS) loadMore();
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
            maxCount: Math.max(1, ...edges.map(({ node }) => node.count)),
            filter: texts.filter,
            root: parseSearchQuery(list.query, 0).root,
            iconOf,
            onChoose,
          }}
        >
          <VirtualRows
            label={`All ${texts.plural}`}
            controller={controller}
            rowCount={edges.length + skeletons}
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
