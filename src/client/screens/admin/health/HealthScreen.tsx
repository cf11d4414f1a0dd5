import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { useLoaderQuery } from '../../../relay/useLoaderQuery';
import { useQueryPolling } from '../../../components/useQueryPolling';
import { AdminPage } from '../AdminPage';
import { HealthMetrics } from './HealthMetrics';
import type { HealthLoaderData } from './route';

/** Milliseconds between two requests. */
const POLLING_INTERVAL_MS = 10_000;

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
  useQueryPolling(healthScreenQuery, {}, POLLING_INTERVAL_MS);
  return <HealthMetrics health={health} />;
}
