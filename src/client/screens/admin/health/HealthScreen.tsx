import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { useOwnedQuery } from '../../../relay/useOwnedQuery';
import { AdminPage } from '../AdminPage';
import { HealthMetrics } from './HealthMetrics';
import type { HealthLoaderData } from './route';
import { usePolling } from './usePolling';

const healthScreenQuery = graphql`
  query HealthScreenQuery {
    health {
      ...HealthMetrics_health
    }
  }
`;

/** Live metrics of the server, for administrators. */
export function HealthScreen() {
  const { queryRef, reload } = useOwnedQuery<HealthScreenQuery>(
    healthScreenQuery,
    useLoaderData<HealthLoaderData>().queryRef,
  );
  return (
    <AdminPage title="System" onRetry={reload}>
      <LoadedHealth queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedHealth({ queryRef }: HealthLoaderData) {
  const { health } = usePreloadedQuery<HealthScreenQuery>(healthScreenQuery, queryRef);
  usePolling(healthScreenQuery);
  return <HealthMetrics health={health} />;
}
