import { useContext, useEffect, useEffectEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { getFragment, getSingularSelector, type IEnvironment, type Snapshot } from 'relay-runtime';
import type { useBulkOperationRefetchQuery } from '../../../../__generated__/useBulkOperationRefetchQuery.graphql';
import type {
  useBulkOperationRefetch_operation$data,
  useBulkOperationRefetch_operation$key,
} from '../../../../__generated__/useBulkOperationRefetch_operation.graphql';
import { ServerReachabilityContext } from '../../relay/network/ServerReachabilityTracker';
import { refetchInBackground } from '../../relay/queries/requests';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './BulkOperationFields';
import {} from './BulkOperationPanel';

const bulkOperationProgressFragment = graphql`
  fragment useBulkOperationRefetch_operation on BulkOperation {
    id
    state
    matched
    frozen
  }
`;

type BulkOperationProgressData = Omit<useBulkOperationRefetch_operation$data, ' $fragmentType'>;

/**
 * Keeps a bulk operation on screen up to date. Live updates contain its state and counts. Fields that depend
 * on these, such as the reasons for failures and whether it can be undone, are refetched when a live update
 * changes the state or completes the preview. All fields are refetched when the page may have missed live
 * updates because it was offline or in the background.
 */
export function useBulkOperationRefetch(operation: useBulkOperationRefetch_operation$key): void {
  const data = useFragment(bulkOperationProgressFragment, operation);
  const environment = useRelayEnvironment();
  const reachability = useContext(ServerReachabilityContext);
  const { id } = data;
  useBulkOperationPhaseListener(operation, () => refetchBulkOperation(environment, id));
  const isActive = isBulkOperationActive(data);

  useEffect(() => {
    if (!isActive) return;
    const onVisible = () => document.visibilityState === 'visible' && refetchBulkOperation(environment, id);
    const unsubscribe = reachability?.subscribe(
      () => reachability.isOnline() && refetchBulkOperation(environment, id),
    );
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      unsubscribe?.();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [reachability, environment, id, isActive]);
}

/**
 * Calls `onChange` when a live update changes the state of a bulk operation or completes its preview, so that the
 * caller can refetch data that depends on them.
 */
export function useBulkOperationPhaseListener(
  operation: useBulkOperationRefetch_operation$key,
  onChange: () => void,
): void {
  const data = useFragment(bulkOperationProgressFragment, operation);
  const environment = useRelayEnvironment();
  const phase = getBulkOperationPhase(data);
  const emitChange = useEffectEvent(onChange);
  useEffect(() => {
    let seenPhase = phase;
    const onStoreChange = (snapshot: Snapshot): void => {
      const nextPhase = getBulkOperationPhase(snapshot.data as unknown as BulkOperationProgressData);
      if (nextPhase === seenPhase) return;
      seenPhase = nextPhase;
      emitChange();
    };
    const snapshot = environment.lookup(
      getSingularSelector(getFragment(bulkOperationProgressFragment), operation),
    );
    // The store may have changed between the render and this effect.
    onStoreChange(snapshot);
    const subscription = environment.subscribe(snapshot, onStoreChange);
    return () => subscription.dispose();
  }, [environment, operation, phase]);
}

const isBulkOperationActive = ({ state, matched, frozen }: BulkOperationProgressData): boolean =>
  state === 'RUNNING' || frozen < matched;

/** A value that changes with the state of a bulk operation, and when its preview is complete. */
const getBulkOperationPhase = (data: BulkOperationProgressData): string =>
  `${data.state} ${isBulkOperationActive(data)}`;

/** Refetches a bulk operation. After a failure, the next live update or reconnection triggers another refetch. */
function refetchBulkOperation(environment: IEnvironment, id: string): void {
  refetchInBackground<useBulkOperationRefetchQuery>(environment, bulkOperationQuery, { id }).subscribe({
    error: () => undefined,
  });
}

/** A bulk operation by its id, for a dialog that shows it and for refetches by useBulkOperationRefetch. */
export const bulkOperationQuery = graphql`
  query useBulkOperationRefetchQuery($id: ID!) {
    node(id: $id) {
      ...BulkOperationPanel_operation @alias(as: "operation")
      ...BulkOperationFields_operation @alias(as: "fields")
    }
  }
`;
