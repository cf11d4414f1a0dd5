import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type AuditScreenQuery } from '../../../../../__generated__/AuditScreenQuery.graphql';
import { loadOwnedQuery, settleSoon } from '../../../relay/loadOwnedQuery';
import type { ScreenData } from '../../../relay/screenLoader';
import { parseAuditFilter, AUDIT_TOPICS } from './auditFilter';

export type AuditData = ScreenData<AuditScreenQuery>;

export const createLoader =
  (environment: IEnvironment) =>
  async ({ request }: LoaderFunctionArgs): Promise<AuditData> => {
    const { topic, matching } = parseAuditFilter(new URL(request.url).searchParams);
    const variables = { actions: topic && AUDIT_TOPICS[topic].actions, matching };
    const queryRef = loadOwnedQuery<AuditScreenQuery>(
      environment,
      query,
      variables,
      request.signal,
      'store-and-network',
    );
    await settleSoon(queryRef);
    return { queryRef };
  };
