import { graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment, type Snapshot } from 'relay-runtime';
import type { viewerIdQuery } from '../../../../__generated__/viewerIdQuery.graphql';

const query = graphql`
  query viewerIdQuery {
    viewer {
      id
    }
  }
`;

/** The viewer's id as far as the store knows it; `nobody` when not signed in or not known. Part of storage keys. */
export function viewerId(environment: IEnvironment): string {
  return viewerIn(environment.lookup(viewerSelector())) ?? ANONYMOUS_ID;
}

/** Resolves to the viewer's id once the shell's query has put it into the store. */
export function whenViewerKnown(environment: IEnvironment): Promise<string> {
  const snapshot = environment.lookup(viewerSelector());
  const known = viewerIn(snapshot);
  if (known !== null) return Promise.resolve(known);
  return new Promise((resolve) => {
    const { dispose } = environment.subscribe(snapshot, (latest) => {
      const viewer = viewerIn(latest);
      if (viewer === null) return;
      dispose();
      resolve(viewer);
    });
  });
}

const ANONYMOUS_ID = 'nobody';

const viewerSelector = () => createOperationDescriptor(getRequest(query), {}).fragment;

/** Reads the viewer's id from a snapshot of Relay's store; null while the store does not know the viewer. */
function viewerIn({ data, isMissingData }: Snapshot): string | null {
  if (isMissingData) return null;
  return (data as viewerIdQuery['response'] | null)?.viewer?.id ?? ANONYMOUS_ID;
}
