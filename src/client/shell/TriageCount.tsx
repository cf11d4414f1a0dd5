import { useMemo, useSyncExternalStore } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { TriageCountQuery } from '../../../__generated__/TriageCountQuery.graphql';
import { useRefetchOnChanges } from '../components/live/useRefetchOnChanges';
import { SubscribedQuery } from '../relay/queries/SubscribedQuery';
import { formatCount } from '../ui/format';

const triageCountQuery = graphql`
  query TriageCountQuery($key: String!) {
    project(key: $key) {
      id
      triage {
        remainingCount
      }
    }
  }
`;

/** Delay after a change before the new count is requested, in ms. Changes during the delay cause no further request. */
const COUNT_DELAY_MS = 300;
/** Minimum time between two requests for the count, in ms. */
const COUNT_INTERVAL_MS = 3_000;

/**
 * Number of issues in the triage queue of a project, kept up to date. It has a separate request, so that no page waits
 * for it.
 */
export function TriageCount({ projectKey }: { projectKey: string }) {
  const environment = useRelayEnvironment();
  const query = useMemo(
    () => new SubscribedQuery<TriageCountQuery>(environment, triageCountQuery, { key: projectKey }),
    [environment, projectKey],
  );
  const queryRef = useSyncExternalStore(query.subscribe, query.getQueryRef);
  return queryRef && <LoadedTriageCount queryRef={queryRef} />;
}

function LoadedTriageCount({ queryRef }: { queryRef: PreloadedQuery<TriageCountQuery> }) {
  const { project } = usePreloadedQuery<TriageCountQuery>(triageCountQuery, queryRef);
  useRefetchOnChanges(triageCountQuery, queryRef.variables, {
    delay: COUNT_DELAY_MS,
    interval: COUNT_INTERVAL_MS,
    isRelevant: ({ projectId, listsChanged, reset }) => projectId === project?.id && (listsChanged || reset),
  });
  return project && formatCount(project.triage.remainingCount);
}
