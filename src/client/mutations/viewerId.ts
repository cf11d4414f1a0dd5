import { graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment, type Snapshot } from 'relay-runtime';
import type { viewerIdQuery } from '../../../__generated__/viewerIdQuery.graphql';

const query = graphql`
  query viewerIdQuery {
    viewer {
      id
    }
  }
`;

/** Whose page this is, as far as the store knows: what is kept in the browser is kept by person. */
export function viewerId(environment: IEnvironment): string {
  return ownerIn(environment.lookup(fragmentOf())) ?? NOBODY;
}

/** The same, once the store knows: the page's frame asks for it. */
export function whenViewerIsKnown(environment: IEnvironment): Promise<string> {
  const snapshot = environment.lookup(fragmentOf());
  const known = ownerIn(snapshot);
  if (known !== null) return Promise.resolve(known);
  return new Promise((resolve) => {
    const { dispose } = environment.subscribe(snapshot, (latest) => {
      const owner = ownerIn(latest);
      if (owner === null) return;
      dispose();
      resolve(owner);
    });
  });
}

const NOBODY = 'nobody';

const fragmentOf = () => createOperationDescriptor(getRequest(query), {}).fragment;

/** Null: nothing is known yet. */
function ownerIn({ data, isMissingData }: Snapshot): string | null {
  if (isMissingData) return null;
  return (data as viewerIdQuery['response'] | null)?.viewer?.id ?? NOBODY;
}
