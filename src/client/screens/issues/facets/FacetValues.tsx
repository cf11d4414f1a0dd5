import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { FacetField } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { formatCount } from '../../../ui/format';
import { type ListState, listHref } from '../list/listState';
import { afterClick } from './facetClick';
import dialog from './FacetDialog.module.css';
import { FACETS } from './facetFields';
import { FacetIcon } from './FacetIcon';
import { FacetValueRow } from './FacetValueRow';
import { allValues, type FacetValuesQuery, facetValuesQuery } from './FacetValuesQuery';
import styles from './FacetPanel.module.css';

interface Props {
  queryRef: PreloadedQuery<FacetValuesQuery>;
  field: FacetField;
  list: ListState;
  onClose: () => void;
}

/** The values that were found; choosing one closes the dialog. */
export function FacetValues({ queryRef, field, list, onClose }: Props) {
  const found = allValues(usePreloadedQuery<FacetValuesQuery>(facetValuesQuery, queryRef));
  const navigate = useNavigate();
  const filter = FACETS[field]?.filter;
  if (!found || !filter) return null;
  const { nodes, totalCount } = found;
  const most = Math.max(1, ...nodes.map(({ count }) => count));
  const choose = (key: string, exclude: boolean) => {
    onClose();
    void navigate(listHref({ ...list, query: afterClick(list.query, filter, key, exclude) }));
  };
  if (nodes.length === 0) return <p className={dialog.empty}>Nothing is called so.</p>;
  return (
    <>
      <ul className={styles.facet}>
        {nodes.map((value) => (
          <FacetValueRow
            key={value.key}
            label={value.label}
            count={value.count}
            share={value.count / most}
            selection={value.selection}
            icon={<FacetIcon field={field} value={value.label} color={value.color ?? null} state={null} />}
            onChoose={(exclude) => choose(value.key, exclude)}
          />
        ))}
      </ul>
      {totalCount > nodes.length && (
        <p className={dialog.empty}>{formatCount(totalCount - nodes.length)} more: type to find them.</p>
      )}
    </>
  );
}
