import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import type { FacetValues_project$key } from '../../../../../__generated__/FacetValues_project.graphql';
import type { FacetValuesPageQuery } from '../../../../../__generated__/FacetValuesPageQuery.graphql';
import type { FacetField, FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { parseQuery } from '../../../../shared/query/parse';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { useVirtualRows, VirtualRows } from '../../../ui/VirtualRows';
import type { ListState } from '../../../components/listState';
import styles from './FacetDialog.module.css';
import { FACETS } from './facetFields';
import { type FacetValueCells_value$key } from './FacetValueCells';
import { FacetValuesBlock, FacetValuesContext } from './FacetValuesBlock';
import { facetValuesQuery } from './FacetValuesQuery';

export type { FacetValues_project$key };

const ROW_HEIGHT = 28;
/** Values a page, and how many rows before the end of what has come the next one is asked for. */
const PAGE = 100;
const AHEAD = 50;
/** Skeleton rows that stand for the pages to come. */
const ROWS_TO_COME = 10;

interface Props {
  queryRef: PreloadedQuery<FacetValuesQuery>;
  field: FacetField;
  list: ListState;
  iconOf: (label: string, color: string | null) => ReactNode;
  onChoose: (key: string, exclude: boolean) => void;
  /** Upwards from the first value. */
  onLeaveTop: () => void;
}

/** The values that were found, as many as there are, of which only those in view are on the page. */
export function FacetValues({ queryRef, ...props }: Props) {
  const { project } = usePreloadedQuery<FacetValuesQuery>(facetValuesQuery, queryRef);
  return project && <Found project={project} matching={queryRef.variables.matching} {...props} />;
}

interface FoundProps extends Omit<Props, 'queryRef'> {
  project: FacetValues_project$key;
  matching: string;
}

function Found({ project, matching, field, list, iconOf, onChoose, onLeaveTop }: FoundProps) {
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
  const toCome = hasNext ? Math.min(ROWS_TO_COME, totalCount - edges.length) : 0;
  const controller = useVirtualRows(edges.length + toCome, ROW_HEIGHT);
  const { scroller } = controller;
  const loadMore = () => {
    setFailed(false);
    loadNext(PAGE, { onComplete: (error) => setFailed(error !== null) });
  };

  useEffect(() => {
    if (!hasNext || isLoadingNext || failed) return;
    const loadWhenNear = () => {
      if (scroller.visible.end > edges.length - AHEAD) loadMore();
    };
    loadWhenNear();
    return scroller.subscribe(loadWhenNear);
  });

  const words = FACETS[field];
  if (!words) return null;
  // Before the grid, to which an arrow at its end means to stay.
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    if (!row) return;
    if (event.key === 'ArrowUp' && row.getAttribute('aria-rowindex') === '1') onLeaveTop();
    else if (event.key === 'Enter' && event.target === row) clickValue(row, event.altKey || event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <p role="status" className={styles.status}>
        {totalCount === 0
          ? matching === ''
            ? `No ${words.many} here.`
            : `No ${words.title.toLowerCase()} has “${matching}” in its name.`
          : `${formatCount(totalCount)} ${totalCount === 1 ? words.title.toLowerCase() : words.many}`}
        {failed && (
          <>
            {' '}
            · The rest could not be loaded. <Button onClick={loadMore}>Try again</Button>
          </>
        )}
      </p>
      <div className={styles.grid} onKeyDownCapture={onKeyDown}>
        <FacetValuesContext
          value={{
            values,
            most: Math.max(1, ...edges.map(({ node }) => node.count)),
            filter: words.filter,
            root: parseQuery(list.query, 0).root,
            iconOf,
            onChoose,
          }}
        >
          <VirtualRows
            label={`All ${words.many}`}
            controller={controller}
            rowCount={edges.length + toCome}
            rowHeight={ROW_HEIGHT}
            busy={isLoadingNext}
            Block={FacetValuesBlock}
          />
        </FacetValuesContext>
      </div>
    </>
  );
}

/** Includes or excludes the value of a row. */
export function clickValue(row: Element, exclude: boolean): void {
  const buttons = row.querySelectorAll('button');
  buttons[exclude ? 1 : 0]?.click();
}
