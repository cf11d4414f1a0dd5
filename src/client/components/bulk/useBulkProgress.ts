import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { BulkOperationQuery } from '../../../../__generated__/BulkOperationQuery.graphql';
import type { useBulkProgress_operation$key } from '../../../../__generated__/useBulkProgress_operation.graphql';
import { getLiveEvents } from '../../relay/events/LiveEvents';
import { ServerConnectionContext } from '../../relay/network/ServerConnectionContext';
import { bulkOperationQuery } from './BulkOperationQuery';

export type { useBulkProgress_operation$key };

/**
 * Keeps a bulk operation up to date. Live updates contain its state and counts. Fields that depend on these,
 * such as the reasons for failures and whether it can be undone, are refetched when the state changes or the
 * preview is complete. All fields are refetched when the page may have missed live updates because it was
 * offline or in the background.
 */
export function useBulkProgress(operation: useBulkProgress_operation$key): void {
  const { id, state, matched, frozen, project } = useFragment(
    graphql`
      fragment useBulkProgress_operation on BulkOperation {
        id
        state
        matched
        frozen
        project {
          id
          version
        }
      }
    `,
    operation,
  );
  const environment = useRelayEnvironment();
  const connection = useContext(ServerConnectionContext);
  const isActive = state === 'RUNNING' || frozen < matched;

  const refetch = useEffectEvent(() => {
    // After a failed refetch of the bulk operation, the next live update or reconnection triggers another
    // one.
    const request = fetchQuery<BulkOperationQuery>(environment, bulkOperationQuery, { id });
    return request.subscribe({ error: () => undefined });
  });

  useEffect(() => {
    if (isActive) getLiveEvents(environment).subscribeToProject(project.id, project.version);
  }, [environment, isActive, project.id, project.version]);

  const phase = `${state} ${isActive}`;
  const seenPhase = useRef(phase);
  useEffect(() => {
    if (seenPhase.current === phase) return;
    seenPhase.current = phase;
    refetch();
  }, [phase]);

  useEffect(() => {
    if (!isActive) return;
    const onVisible = () => document.visibilityState === 'visible' && refetch();
    const unsubscribe = connection?.subscribe(() => connection.isOnline() && refetch());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      unsubscribe?.();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [connection, isActive]);
}
