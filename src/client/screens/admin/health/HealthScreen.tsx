import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { useLoaderQuery } from '../../../relay/useLoaderQuery';
import { AdminPage } from '../AdminPage';
import { HealthMetrics } from './HealthMetrics';
import type { HealthLoaderData } from './route';
import { useQueryPolling } from './useQueryPolling';

const healthScreenQuery = graphql`
  query HealthScreenQuery {
    health {
      ...HealthMetrics_health
    }
  }
`;

/** Live metrics of the server, for administrators. */
export function HealthScreen() {
  const { queryRef, reload } = useLoaderQuery<HealthScreenQuery>(
    healthScreenQuery,
    useLoaderData<HealthLoaderData>().queryRef,
  );
  return (
    <AdminPage title="System" onRetry={reload}>
      <LoadedHealthMetrics queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedHealthMetrics({ queryRef }: HealthLoaderData) {
  const { health } = usePreloadedQuery<HealthScreenQuery>(healthScreenQuery, queryRef);
  useQueryPolling(healthScreenQuery);
  return <HealthMetrics health={health} />;
}
