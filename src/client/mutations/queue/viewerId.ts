import { graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment, type Snapshot } from 'relay-runtime';
import type { viewerIdQuery } from '../../../../__generated__/viewerIdQuery.graphql';

const currentViewerQuery = graphql`
  query viewerIdQuery {
    viewer {
      id
    }
  }
`;

/** The viewer's id as far as the store knows it; `nobody` when not signed in or not known. Part of storage keys. */
export function readViewerId(environment: IEnvironment): string {
  return readRelaySnapshotViewerId(environment.lookup(createViewerSelector())) ?? ANONYMOUS_VIEWER_ID;
}

/** Resolves to the viewer's id once the shell's query has put it into the store. */
export function waitForViewerId(environment: IEnvironment): Promise<string> {
  const snapshot = environment.lookup(createViewerSelector());
  const known = readRelaySnapshotViewerId(snapshot);
  if (known !== null) return Promise.resolve(known);
  return new Promise((resolve) => {
    const { dispose } = environment.subscribe(snapshot, (latest) => {
      const viewer = readRelaySnapshotViewerId(latest);
      if (viewer === null) return;
      dispose();
      resolve(viewer);
    });
  });
}

const ANONYMOUS_VIEWER_ID = 'nobody';

const createViewerSelector = () => createOperationDescriptor(getRequest(currentViewerQuery), {}).fragment;

/** Reads the viewer's id from a snapshot of Relay's store; null while the store does not know the viewer. */
function readRelaySnapshotViewerId({ data, isMissingData }: Snapshot): string | null {
  if (isMissingData) return null;
  return (data as viewerIdQuery['response'] | null)?.viewer?.id ?? ANONYMOUS_VIEWER_ID;
}
