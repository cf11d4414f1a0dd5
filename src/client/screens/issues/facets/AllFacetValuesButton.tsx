import { type ReactNode, Suspense, useState } from 'react';
import type { FacetField } from '../../../../../__generated__/FacetValuesQuery.graphql';
import { formatCount } from '../../../ui/format';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { useAbortingQueryLoader } from '../../../relay/useAbortingQueryLoader';
import type { IssueListUrlState } from '../../../components/issueListUrlState';
import { FACET_TEXTS } from './facetFields';
import styles from './FacetPanel.module.css';
import { type FacetValuesQuery, facetValuesQuery } from './FacetValuesQuery';

const FacetDialog = lazyWithPreload(async () => (await import('./FacetDialog')).FacetDialog);

interface Props {
  field: FacetField;
  list: IssueListUrlState;
  /** Number of values of the facet. */
  distinct: number;
  /** Whether the sidebar shows only some values of the facet. */
  more: boolean;
  iconOf: (label: string, color: string | null) => ReactNode;
}

/** Button and dialog for all values of a facet; the sidebar shows only the most frequent ones. */
export function AllFacetValuesButton({ field, list, distinct, more, iconOf }: Props) {
  const { queryRef, load, open, dispose } = useAbortingQueryLoader<FacetValuesQuery>(facetValuesQuery);
  const [opened, setOpened] = useState(false);
  // Once the "All" button of a facet has been used it stays, even if the filtered list has few values,
  // because closing the dialog returns the focus to it.
  if (!more && !opened) return null;

  const variables = (query: string, matching: string) => ({ key: list.projectKey, query, field, matching });
  const onOpen = () => {
    setOpened(true);
    open(variables(list.query, ''));
  };
  return (
    <>
      <button
        type="button"
        className={styles.all}
        aria-haspopup="dialog"
        onPointerEnter={FacetDialog.preload}
        onFocus={FacetDialog.preload}
        onClick={onOpen}
      >
        All {formatCount(distinct)} {FACET_TEXTS[field]?.plural}…
      </button>
      {queryRef && (
        <Suspense fallback={null}>
          <FacetDialog
            field={field}
            list={list}
            queryRef={queryRef}
            iconOf={iconOf}
            onSearch={(query, matching) => load(variables(query, matching))}
            onClose={dispose}
          />
        </Suspense>
      )}
    </>
  );
}
