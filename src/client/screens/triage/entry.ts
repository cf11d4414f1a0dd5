import query, { type TriageScreenQuery } from '../../../../__generated__/TriageScreenQuery.graphql';
import { createScreenLoader } from '../../relay/queries/createScreenLoader';
import { getTriageQueueVariables, parseTriageUrl } from './model/triageUrl';

/** Loads the queue. The screen itself takes the leases: a preloaded screen must not. */
export const createRouteLoader = createScreenLoader<TriageScreenQuery>(query, ({ key = '' }, search) => ({
  key,
  query: getTriageQueueVariables(parseTriageUrl(search)).query,
}));
