import { createContext, type ReactNode, use } from 'react';
import type { FacetValueCells_value$key } from '../../../../../__generated__/FacetValueCells_value.graphql';
import type { SearchQueryAndNode, FilterField } from '../../../../shared/query/ast';
import { Skeleton } from '../../../ui/Skeleton';
import { type RowBlockProps, VirtualRow } from '../../../ui/VirtualRows';
import styles from './FacetDialog.module.css';
import { FacetValueCells } from './FacetValueCells';

export interface FacetValuesData {
  values: readonly FacetValueCells_value$key[];
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

export const FacetValuesContext = createContext<FacetValuesData | null>(null);

/** A block of rows with facet values; values that are not loaded are skeletons. */
export function FacetValueRowBlock({ first, count }: RowBlockProps) {
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
