import { graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
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
  const { fragment } = createOperationDescriptor(getRequest(query), {});
  const data = environment.lookup(fragment).data as viewerIdQuery['response'] | null;
  return data?.viewer?.id ?? 'nobody';
}
