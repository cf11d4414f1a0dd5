import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { useOwnedQuery } from '../../../relay/useOwnedQuery';
import { AdminPage } from '../AdminPage';
import { HealthFigures } from './HealthFigures';
import type { HealthData } from './route';
import { useAskedAgain } from './useAskedAgain';

const query = graphql`
  query HealthScreenQuery {
    health {
      ...HealthFigures_health
    }
  }
`;

/** How the server is doing, as it goes; for administrators. */
export function HealthScreen() {
  const { queryRef, reload } = useOwnedQuery<HealthScreenQuery>(query, useLoaderData<HealthData>().queryRef);
  return (
    <AdminPage title="System" onRetry={reload}>
      <Loaded queryRef={queryRef} />
    </AdminPage>
  );
}

function Loaded({ queryRef }: HealthData) {
  const { health } = usePreloadedQuery<HealthScreenQuery>(query, queryRef);
  useAskedAgain(query);
  return <HealthFigures health={health} />;
}
