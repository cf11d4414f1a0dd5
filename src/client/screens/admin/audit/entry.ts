import type { LoaderFunctionArgs } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type AuditScreenQuery } from '../../../../../__generated__/AuditScreenQuery.graphql';
import { loadAbortableQuery, waitForQueryBriefly } from '../../../relay/queries/screenQueries';
import type { ScreenLoaderData } from '../../../relay/queries/createScreenLoader';
import { parseAuditLogFilter, AUDIT_TOPICS } from './auditFilter';

export type AuditLoaderData = ScreenLoaderData<AuditScreenQuery>;

export const createRouteLoader =
  (environment: IEnvironment) =>
  async ({ request }: LoaderFunctionArgs): Promise<AuditLoaderData> => {
    const { topic, matching } = parseAuditLogFilter(new URL(request.url).searchParams);
    const variables = { actions: topic && AUDIT_TOPICS[topic].actions, matching };
    const queryRef = loadAbortableQuery<AuditScreenQuery>(
      environment,
      query,
      variables,
      request.signal,
      'store-and-network',
    );
    await waitForQueryBriefly(queryRef);
    return { queryRef };
  };
