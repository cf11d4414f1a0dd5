import { Suspense, useDeferredValue } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { FacetField, FacetValuesQuery } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { Dialog } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import type { ListState } from '../list/listState';
import styles from './FacetDialog.module.css';
import { FACETS } from './facetFields';
import { FacetValues } from './FacetValues';

interface Props {
  field: FacetField;
  list: ListState;
  queryRef: PreloadedQuery<FacetValuesQuery>;
  onSearch: (matching: string) => void;
  onClose: () => void;
}

/** All values of a facet, most frequent first, narrowed by what one types. */
export function FacetDialog({ field, list, queryRef, onSearch, onClose }: Props) {
  // What is shown stays until the next answer has come.
  const shown = useDeferredValue(queryRef);
  const title = FACETS[field]?.title ?? '';
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.body}>
        <input
          type="search"
          autoFocus
          className={styles.search}
          aria-label={`Find a value of ${title}`}
          placeholder="Find…"
          onChange={(event) => onSearch(event.target.value)}
        />
        <div className={styles.values}>
          <Suspense fallback={<Skeleton line="26px" />}>
            <FacetValues queryRef={shown} field={field} list={list} onClose={onClose} />
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}
