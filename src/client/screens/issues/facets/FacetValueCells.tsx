import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FacetValueCells_value$key } from '../../../../../__generated__/FacetValueCells_value.graphql';
import { getFilterTermSelection } from '../../../../shared/query/terms';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './FacetDialog.module.css';
import {
  IncludeFacetValueButton,
  getFacetValueClassName,
  ExcludeFacetValueButton,
} from './FacetValueButtons';
import type { FacetValuesData } from './FacetValueRowBlock';

export type { FacetValueCells_value$key };

interface FacetValueCellsProps {
  value: FacetValueCells_value$key;
  data: FacetValuesData;
}

/** The grid cells of a facet value in the dialog. */
export function FacetValueCells({ value, data }: FacetValueCellsProps) {
  const { key, label, count, color } = useFragment(
    graphql`
      fragment FacetValueCells_value on FacetValue {
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
