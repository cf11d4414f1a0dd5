import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { BulkOperationQuery } from '../../../../__generated__/BulkOperationQuery.graphql';
import { bulkOperationQuery } from './BulkOperationQuery';

/** How often one looks how far it has come, in ms. */
const LOOK_EVERY = 400;

/** Looks again and again how far an operation has come, for as long as it moves. */
export function useBulkProgress(id: string, isMoving: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isMoving) return;
    let asking = false;
    const done = () => {
      asking = false;
    };
    const timer = setInterval(() => {
      if (asking) return;
      asking = true;
      // What fails is asked again at the next turn.
      fetchQuery<BulkOperationQuery>(environment, bulkOperationQuery, { id }).subscribe({
        complete: done,
        error: done,
      });
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [environment, id, isMoving]);
}
