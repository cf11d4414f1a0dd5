import { Bookmark } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SavedViewLinksQuery } from '../../../__generated__/SavedViewLinksQuery.graphql';
import { AsyncBoundary } from '../components/errors/ErrorBoundary';
import { SavedViewList } from '../components/savedViews/SavedViewList';
import { useRefetchOnChanges } from '../components/live/useRefetchOnChanges';
import { SAVED_VIEW_URL_PARAMETER } from '../../shared/issueList/issueListUrlState';
import { SidebarLink } from './SidebarLink';
import { SubscribedQuery } from '../relay/queries/SubscribedQuery';

const savedViewLinksQuery = graphql`
  query SavedViewLinksQuery($key: String) {
    savedViewContainer(projectKey: $key) {
      id
      ...SavedViewList_container
    }
  }
`;

/** Delay after a change before new counts are requested, in ms. Changes during the delay cause no further request. */
const COUNT_DELAY_MS = 300;
/** Minimum time between two requests for the counts, in ms. */
const COUNT_INTERVAL_MS = 3_000;

/**
 * Links to the saved views of a project in the sidebar, with live counts.
 * @param projectKey null: the views over all projects
 */
export function SavedViewLinks({ projectKey }: { projectKey: string | null }) {
  const environment = useRelayEnvironment();
  const query = useMemo(
    () => new SubscribedQuery<SavedViewLinksQuery>(environment, savedViewLinksQuery, { key: projectKey }),
    [environment, projectKey],
  );
  const queryRef = useSyncExternalStore(query.subscribe, query.getQueryRef);
  return (
    queryRef && (
      <AsyncBoundary skeleton={null} onRetry={query.reload}>
        <LoadedSavedViewLinks queryRef={queryRef} />
      </AsyncBoundary>
    )
  );
}

function LoadedSavedViewLinks({ queryRef }: { queryRef: PreloadedQuery<SavedViewLinksQuery> }) {
  const { savedViewContainer: container } = usePreloadedQuery<SavedViewLinksQuery>(
    savedViewLinksQuery,
    queryRef,
  );
  const isOverAll = queryRef.variables.key === null;
  const { pathname } = useLocation();
  const current = useSearchParams()[0].get(SAVED_VIEW_URL_PARAMETER);
  useRefetchOnChanges(savedViewLinksQuery, queryRef.variables, {
    delay: COUNT_DELAY_MS,
    interval: COUNT_INTERVAL_MS,
    isRelevant: ({ projectId, listsChanged, reset }) =>
      (isOverAll || projectId === container?.id) && (listsChanged || reset),
  });
  return (
    container && (
      <SavedViewList
        container={container}
        renderLink={({ slug, ...link }) => (
          <SidebarLink
            key={slug}
            {...link}
            icon={Bookmark}
            countMeaning="issues"
            // Views of another project, or over all projects, can have the same slug.
            isCurrent={slug === current && link.to.startsWith(`${pathname}?`)}
          />
        )}
      />
    )
  );
}
