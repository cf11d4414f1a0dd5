import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { useOwnedQuery } from '../../../relay/useOwnedQuery';
import { AdminPage } from '../AdminPage';
import { HealthMetrics } from './HealthMetrics';
import type { HealthData } from './route';
import { usePolling } from './usePolling';

const query = graphql`
  query HealthScreenQuery {
    health {
      ...HealthMetrics_health
    }
  }
`;

/** Live metrics of the server, for administrators. */
export function HealthScreen() {
  const { queryRef, reload } = useOwnedQuery<HealthScreenQuery>(query, useLoaderData<HealthData>().queryRef);
  return (
    <AdminPage title="System" onRetry={reload}>
      <LoadedHealth queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedHealth({ queryRef }: HealthData) {
  const { health } = usePreloadedQuery<HealthScreenQuery>(query, queryRef);
  usePolling(query);
  return <HealthMetrics health={health} />;
}
