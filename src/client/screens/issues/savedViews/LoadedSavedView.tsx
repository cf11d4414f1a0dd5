import type { ReactNode } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { LoadedSavedViewQuery } from '../../../../../__generated__/LoadedSavedViewQuery.graphql';
import { AsyncBoundary } from '../../../components/AsyncBoundary';
import { loadAbortableQuery, waitForQueryBriefly } from '../../../relay/loadAbortableQuery';
import { useLoaderQuery } from '../../../relay/useLoaderQuery';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { SavedViewMenu } from './SavedViewMenu';

const loadedSavedViewQuery = graphql`
  query LoadedSavedViewQuery($key: String, $slug: String!) {
    savedViewContainer(projectKey: $key) {
      ...SavedViewMenu_container
      view(slug: $slug) {
        ...SavedViewMenu_view
      }
    }
  }
`;

/** Starts the query of the view that is named in the URL of a list, and waits briefly for the response. */
export async function loadSavedView(
  environment: IEnvironment,
  variables: LoadedSavedViewQuery['variables'],
  signal: AbortSignal,
): Promise<PreloadedQuery<LoadedSavedViewQuery>> {
  const queryRef = loadAbortableQuery<LoadedSavedViewQuery>(
    environment,
    loadedSavedViewQuery,
    variables,
    signal,
  );
  await waitForQueryBriefly(queryRef);
  return queryRef;
}

interface LoadedSavedViewProps {
  loaded: PreloadedQuery<LoadedSavedViewQuery>;
  list: IssueListUrlState;
  onDiscard: () => void;
  /** Shown if the view was deleted or the viewer cannot see it. */
  fallback: ReactNode;
}

/** The menu of the open view. */
export function LoadedSavedView({ loaded, ...props }: LoadedSavedViewProps) {
  const { queryRef, reload } = useLoaderQuery<LoadedSavedViewQuery>(loadedSavedViewQuery, loaded);
  return (
    <AsyncBoundary key={queryRef.variables.slug} skeleton={null} onRetry={reload}>
      <OpenSavedView loaded={queryRef} {...props} />
    </AsyncBoundary>
  );
}

function OpenSavedView({ loaded: queryRef, fallback, ...props }: LoadedSavedViewProps) {
  const { savedViewContainer: container } = usePreloadedQuery<LoadedSavedViewQuery>(
    loadedSavedViewQuery,
    queryRef,
  );
  return container?.view ? (
    <SavedViewMenu container={container} view={container.view} {...props} />
  ) : (
    fallback
  );
}
