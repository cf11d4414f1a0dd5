import type { ReactNode } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { FacetField } from '../../../../../__generated__/FacetValuesQuery.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { waitForQueryBriefly } from '../../../relay/loadAbortableQuery';
import { useAbortingQueryLoader } from '../../../relay/useAbortingQueryLoader';
import { FacetDialog } from './FacetDialog';
import { createFacetValuesVariables, type FacetValuesQuery, facetValuesQuery } from './FacetValuesQuery';

export { createFacetValuesVariables };

/**
 * Requests the first values of a facet. Resolves when they have arrived or after a short wait, so that the dialog opens
 * without a skeleton if the response is fast.
 */
export async function loadFacetValuesBriefly(
  environment: IEnvironment,
  variables: FacetValuesQuery['variables'],
): Promise<PreloadedQuery<FacetValuesQuery>> {
  const queryRef = loadQuery<FacetValuesQuery>(environment, facetValuesQuery, variables);
  await waitForQueryBriefly(queryRef);
  return queryRef;
}

interface FacetDialogLoaderProps {
  field: FacetField;
  list: IssueListUrlState;
  /** Query of the values that the dialog shows until the user searches. */
  firstQueryRef: PreloadedQuery<FacetValuesQuery>;
  iconOf: (label: string, color: string | null) => ReactNode;
  onClose: () => void;
}

/** Shows the dialog with all values of a facet, and requests the matching values when the user types a search text. */
export function FacetDialogLoader({ field, list, firstQueryRef, iconOf, onClose }: FacetDialogLoaderProps) {
  const { queryRef, load } = useAbortingQueryLoader<FacetValuesQuery>(facetValuesQuery);
  return (
    <FacetDialog
      field={field}
      list={list}
      queryRef={queryRef ?? firstQueryRef}
      iconOf={iconOf}
      onSearch={(query, matching) => load(createFacetValuesVariables(list, field, query, matching))}
      onClose={onClose}
    />
  );
}
