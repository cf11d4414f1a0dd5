import { useContext, useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import {
  fetchQuery,
  getFragment,
  getSingularSelector,
  type IEnvironment,
  type Snapshot,
} from 'relay-runtime';
import type { BulkOperationQuery } from '../../../../__generated__/BulkOperationQuery.graphql';
import type {
  useBulkProgress_operation$data,
  useBulkProgress_operation$key,
} from '../../../../__generated__/useBulkProgress_operation.graphql';
import { ServerConnectionContext } from '../../relay/network/ServerConnectionContext';
import { bulkOperationQuery } from './BulkOperationQuery';

const bulkProgressFragment = graphql`
  fragment useBulkProgress_operation on BulkOperation {
    id
    state
    matched
    frozen
  }
`;

type BulkProgressData = Omit<useBulkProgress_operation$data, ' $fragmentType'>;

/**
 * Keeps a bulk operation on screen up to date. Live updates contain its state and counts. Fields that depend
 * on these, such as the reasons for failures and whether it can be undone, are refetched when a live update
 * changes the state or completes the preview. All fields are refetched when the page may have missed live
 * updates because it was offline or in the background.
 */
export function useBulkProgress(operation: useBulkProgress_operation$key): void {
  const data = useFragment(bulkProgressFragment, operation);
  const environment = useRelayEnvironment();
  const connection = useContext(ServerConnectionContext);
  const { id } = data;
  const phase = getBulkOperationPhase(data);
  const isActive = isBulkOperationActive(data);

  useEffect(() => {
    let seenPhase = phase;
    const onChange = (snapshot: Snapshot): void => {
      const nextPhase = getBulkOperationPhase(snapshot.data as unknown as BulkProgressData);
      if (nextPhase === seenPhase) return;
      seenPhase = nextPhase;
      refetchBulkOperation(environment, id);
    };
    const snapshot = environment.lookup(getSingularSelector(getFragment(bulkProgressFragment), operation));
    // The phase may have changed after it was rendered and before this effect.
    onChange(snapshot);
    const subscription = environment.subscribe(snapshot, onChange);
    return () => subscription.dispose();
  }, [environment, id, operation, phase]);

  useEffect(() => {
    if (!isActive) return;
    const onVisible = () => document.visibilityState === 'visible' && refetchBulkOperation(environment, id);
    const unsubscribe = connection?.subscribe(
      () => connection.isOnline() && refetchBulkOperation(environment, id),
    );
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      unsubscribe?.();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [connection, environment, id, isActive]);
}

const isBulkOperationActive = ({ state, matched, frozen }: BulkProgressData): boolean =>
  state === 'RUNNING' || frozen < matched;

/** A value that changes with the state of a bulk operation, and when its preview is complete. */
const getBulkOperationPhase = (data: BulkProgressData): string =>
  `${data.state} ${isBulkOperationActive(data)}`;

/** Refetches a bulk operation. After a failure, the next live update or reconnection triggers another refetch. */
function refetchBulkOperation(environment: IEnvironment, id: string): void {
  fetchQuery<BulkOperationQuery>(environment, bulkOperationQuery, { id }).subscribe({
    error: () => undefined,
  });
}
