import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { useRefetchOnChanges } from '../useRefetchOnChanges';

/** Time from a change to the refetch, in ms: notifications are derived shortly after the change. */
const OVERVIEW_REFETCH_DELAY_MS = 500;
/** Minimum time between two refetches, in ms. */
const OVERVIEW_REFETCH_INTERVAL_MS = 3_000;

/** Keeps an overview page up to date, after changes of projects and of the viewer's inbox. */
export const useOverviewRefetch = (query: GraphQLTaggedNode, variables: Variables): void =>
  useRefetchOnChanges(query, variables, {
    delay: OVERVIEW_REFETCH_DELAY_MS,
    interval: OVERVIEW_REFETCH_INTERVAL_MS,
    isRelevant: () => true,
    dependsOnInbox: true,
  });
