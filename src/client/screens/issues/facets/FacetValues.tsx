import {
  type PreloadedQuery,
  usePreloadedQuery,
  graphql,
  usePaginationFragment,
  useFragment,
} from 'react-relay';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useState,
  createContext,
  use,
  type CSSProperties,
} from 'react';
import type { FacetValues_container$key } from '../../../../../__generated__/FacetValues_container.graphql';
import type { FacetValuesPageQuery } from '../../../../../__generated__/FacetValuesPageQuery.graphql';
import type { FacetField, FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { useVirtualRows, VirtualRows, type RowBlockProps, VirtualRow } from '../../../ui/VirtualRows';
import styles from './FacetDialog.module.css';
import { findFacet } from './facets';
import type { FacetValues_value$key } from '../../../../../__generated__/FacetValues_value.graphql';
import type { SearchQueryAndNode } from '../../../../shared/query/ast';
import type { FilterField } from '../../../../shared/query/fields';
import { Skeleton } from '../../../ui/Skeleton';
import { getFilterTermSelection } from '../../../../shared/query/terms';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import {
  IncludeFacetValueButton,
  getFacetValueClassName,
  ExcludeFacetValueButton,
} from './FacetValueButtons';

interface FacetValuesProps extends Pick<
  MatchingFacetValuesProps,
  'field' | 'list' | 'iconOf' | 'onChoose' | 'onLeaveTop'
> {
  queryRef: PreloadedQuery<FacetValuesQuery>;
}

/** The facet values that match the search, as a virtual list. */
export function FacetValues({ queryRef, ...props }: FacetValuesProps) {
  const { issueContainer } = usePreloadedQuery<FacetValuesQuery>(facetValuesQuery, queryRef);
  return (
    issueContainer && (
      <PaginatedFacetValues container={issueContainer} matching={queryRef.variables.matching} {...props} />
    )
  );
}

interface PaginatedFacetValuesProps extends Omit<MatchingFacetValuesProps, 'loaded'> {
  container: FacetValues_container$key;
}

function PaginatedFacetValues({ container, ...props }: PaginatedFacetValuesProps) {
  const { data, ...paging } = usePaginationFragment<FacetValuesPageQuery, FacetValues_container$key>(
    graphql`
      fragment FacetValues_container on IssueContainer
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
              ...FacetValues_value
            }
          }
        }
      }
    `,
    container,
  );
  const { edges, totalCount } = data.facetValues;
  const values = edges.map(({ node }) => node);
  const maxCount = Math.max(1, ...values.map(({ count }) => count));
  return <MatchingFacetValues loaded={{ totalCount, values, maxCount, ...paging }} {...props} />;
}

/** The first page of a facet's values that contain `matching`; requested while the dialog's code is loading. */
export const facetValuesQuery = graphql`
  query FacetValuesQuery($projectKey: String, $query: String!, $field: FacetField!, $matching: String!) {
    issueContainer(projectKey: $projectKey) {
      ...FacetValues_container @arguments(query: $query, field: $field, matching: $matching)
    }
  }
`;

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
  readonly values: readonly FacetValues_value$key[];
  /** The highest number of issues of a value, at least 1. */
  readonly maxCount: number;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

interface MatchingFacetValuesProps {
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
function MatchingFacetValues({
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

  const facet = findFacet(field);
  if (!facet) return null;
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
            ? `No ${facet.plural}`
            : `No ${facet.plural} match “${matching}”`
          : `${formatCount(totalCount)} ${totalCount === 1 ? facet.title.toLowerCase() : facet.plural}`}
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
            filter: facet.filter,
            root: parseSearchQuery(list.query, 0).root,
            iconOf,
            onChoose,
          }}
        >
          <VirtualRows
            label={`All ${facet.plural}`}
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

interface FacetValuesData {
  values: readonly FacetValues_value$key[];
  /** The largest issue count of the facet's values. */
  maxCount: number;
  filter: FilterField;
  /**
   * The parsed query, which shows which facet values are included or excluded before the server has
   * responded.
   */
  root: SearchQueryAndNode;
  iconOf: (label: string, color: string | null) => ReactNode;
  onChoose: (key: string, exclude: boolean) => void;
}

const FacetValuesContext = createContext<FacetValuesData | null>(null);

/** A block of rows with facet values; values that are not loaded are skeletons. */
function FacetValueRowBlock({ first, count }: RowBlockProps) {
  const data = use(FacetValuesContext);
  return Array.from({ length: count }, (_, i) => {
    const index = first + i;
    const value = data?.values[index];
    return (
      <VirtualRow key={index} index={index} busy={!value} className={styles.row}>
        {data && value ? (
          <FacetValueCells value={value} data={data} />
        ) : (
          <span role="gridcell">
            <Skeleton width="45%" line="28px" />
          </span>
        )}
      </VirtualRow>
    );
  });
}

interface FacetValueCellsProps {
  value: FacetValues_value$key;
  data: FacetValuesData;
}

/** The grid cells of a facet value in the dialog. */
function FacetValueCells({ value, data }: FacetValueCellsProps) {
  const { key, label, count, color } = useFragment(
    graphql`
      fragment FacetValues_value on FacetValue {
        key
        label
        count
        color
      }
    `,
    value,
  );
  const selection = getFilterTermSelection(data.root, data.filter, key);
  const choose = (exclude: boolean) => data.onChoose(key, exclude);
  return (
    <div
      role="presentation"
      className={`${getFacetValueClassName(selection)} ${styles.value}`}
      style={{ '--share': count / data.maxCount } as CSSProperties}
    >
      <span role="gridcell" className={styles.choice}>
        {selection !== 'NONE' && <VisuallyHidden>{selection.toLowerCase()}</VisuallyHidden>}
        <IncludeFacetValueButton
          label={label}
          count={count}
          selection={selection}
          icon={data.iconOf(label, color ?? null)}
          onChoose={choose}
        />
      </span>
      <span role="gridcell" className={styles.exclusion}>
        <ExcludeFacetValueButton label={label} selection={selection} onChoose={choose} />
      </span>
    </div>
  );
}
